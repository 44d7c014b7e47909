import type { FastifyInstance } from 'fastify'
import { createHttpClient } from '../../http/http-client.ts'
import {
  createFirebaseMessaging,
  FIREBASE_SEND_URL,
  type FirebaseAccount,
  GOOGLE_TOKEN_URL,
} from './firebase-messaging.ts'
import type { PushProviders } from './push.ts'
import { createVapid } from './vapid.ts'
import { createWebPush } from './web-push.ts'

/** Push services of Chrome, Firefox, Safari and Edge. Browsers choose the address: others are not called (T18). */
const SERVICES = [
  'https://fcm.googleapis.com',
  'https://updates.push.services.mozilla.com',
  'https://*.push.apple.com',
  'https://*.notify.windows.com',
] as const

export interface PushConfig {
  /** Contact for push services, `mailto:` or `https:` (RFC 8292); default: the platform's address. Apple refuses localhost. */
  subject?: string | undefined
  /** Service accounts by merchant: these merchants' devices use Firebase. */
  firebase?: Readonly<Partial<Record<string, FirebaseAccount>>> | undefined
  /** Further push services, such as one on loopback. */
  services?: readonly string[] | undefined
}

export function connectPush(
  app: FastifyInstance,
  { dataKey, platformUrl, config = {} }: { dataKey: string; platformUrl: string; config: PushConfig | undefined },
): PushProviders {
  const { subject = platformUrl, firebase = {}, services = [] } = config
  const vapid = createVapid({ dataKey, subject })
  const addresses = Object.values(firebase).flatMap((account) => [
    account?.tokenUrl ?? GOOGLE_TOKEN_URL,
    account?.sendUrl ?? FIREBASE_SEND_URL,
  ])
  const webClient = createHttpClient({ allowedBaseUrls: [...SERVICES, ...services] })
  const firebaseClient = createHttpClient({ allowedBaseUrls: addresses })
  app.addHook('onClose', () => Promise.all([webClient.close(), firebaseClient.close()]))
  const providers = [
    createWebPush({ vapid, httpClient: webClient, isAllowed: (endpoint) => webClient.isAllowed(endpoint) }),
    createFirebaseMessaging(firebase, firebaseClient),
  ]
  return {
    find: (merchant, token) => providers.find((provider) => provider.accepts(merchant, token)),
    getPublicKey: (merchant) => vapid.getPublicKey(merchant),
  }
}

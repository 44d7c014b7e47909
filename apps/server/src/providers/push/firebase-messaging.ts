import { parseWebPushToken } from '@foyer/contract'
import { readJson } from '@foyer/contract/json'
import { importPKCS8, SignJWT } from 'jose'
import { z } from 'zod'
import type { HttpClient } from '../../http/http-client.ts'
import { type PushMessage, type PushOutcome, type PushProvider, readPushStatus } from './push.ts'

/** A service account of a merchant's Firebase project, as its key file has it. */
export interface FirebaseAccount {
  projectId: string
  clientEmail: string
  /** PEM, PKCS #8. */
  privateKey: string
  /** Addresses of Google where they are not its own. */
  tokenUrl?: string | undefined
  sendUrl?: string | undefined
}

export const GOOGLE_TOKEN_URL = 'https://oauth2.googleapis.com/token'
export const FIREBASE_SEND_URL = 'https://fcm.googleapis.com'
const SCOPE = 'https://www.googleapis.com/auth/firebase.messaging'
const GRANT = 'urn:ietf:params:oauth:grant-type:jwt-bearer'
/** Time before its end at which an access token is fetched anew, in ms. */
const RENEWAL_MS = 300_000

const accessToken = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() })
const failure = z.object({
  error: z.object({
    message: z.string().optional(),
    details: z.array(z.object({ errorCode: z.string().optional() })).optional(),
  }),
})

/** Firebase Cloud Messaging, HTTP v1 API, for the merchants that have a service account. */
export function createFirebaseMessaging(
  accounts: Readonly<Partial<Record<string, FirebaseAccount>>>,
  httpClient: HttpClient,
): PushProvider {
  const tokens = new Map<string, { token: string; untilMs: number }>()

  /** Undefined when Google does not answer with a token. */
  async function readAccessToken(merchant: string, account: FirebaseAccount): Promise<string | undefined> {
    const known = tokens.get(merchant)
    if (known && Date.now() < known.untilMs - RENEWAL_MS) return known.token
    const url = account.tokenUrl ?? GOOGLE_TOKEN_URL
    const assertion = await new SignJWT({ scope: SCOPE })
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
      .setIssuer(account.clientEmail)
      .setAudience(url)
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(await importPKCS8(account.privateKey, 'RS256'))
    const result = await httpClient.call({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ grant_type: GRANT, assertion }).toString(),
    })
    const answer = result.outcome === 'answered' && result.status === 200 ? readJson(result.body) : undefined
    const parsed = accessToken.safeParse(answer)
    if (!parsed.success) return undefined
    const { access_token: token, expires_in: seconds } = parsed.data
    tokens.set(merchant, { token, untilMs: Date.now() + seconds * 1_000 })
    return token
  }

  return {
    code: 'firebase',
    accepts: (merchant, token) => accounts[merchant] !== undefined && parseWebPushToken(token) === undefined,
    async send(message): Promise<PushOutcome> {
      const account = accounts[message.merchant]
      if (!account) return { outcome: 'gone' }
      const token = await readAccessToken(message.merchant, account)
      if (token === undefined) return { outcome: 'later', retryAfterMs: undefined }
      const result = await httpClient.call({
        method: 'POST',
        url: `${account.sendUrl ?? FIREBASE_SEND_URL}/v1/projects/${account.projectId}/messages:send`,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ message: describe(message) }),
      })
      if (result.outcome !== 'answered') return { outcome: 'later', retryAfterMs: undefined }
      if (result.status === 401) tokens.delete(message.merchant)
      if (result.status === 401) return { outcome: 'later', retryAfterMs: undefined }
      return isUnregistered(result.body)
        ? { outcome: 'gone' }
        : readPushStatus(result.status, result.headers['retry-after'])
    },
  }
}

/** Data only: the service worker shows the notification, as for Web Push. */
function describe({ registrationToken, tag, title, body, path, icon, mark, ttlSeconds, isUrgent }: PushMessage) {
  return {
    token: registrationToken,
    data: { tag, title, body, path, mark, ...(icon ? { icon } : {}) },
    webpush: { headers: { TTL: String(ttlSeconds), Urgency: isUrgent ? 'high' : 'normal' } },
  }
}

/**
 * The token has ended, or never was one. Other refusals are about the message or the account: a token of another sender
 * (`SENDER_ID_MISMATCH`) works again once the merchant's account is the right one.
 */
function isUnregistered(body: string): boolean {
  const { message = '', details = [] } = failure.safeParse(readJson(body)).data?.error ?? {}
  const has = (code: string) => details.some(({ errorCode }) => errorCode === code)
  return has('UNREGISTERED') || (has('INVALID_ARGUMENT') && /registration token/i.test(message))
}

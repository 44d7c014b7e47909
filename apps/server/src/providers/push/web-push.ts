import { createECDH } from 'node:crypto'
import { parseWebPushToken } from '@foyer/contract'
import { encrypt } from 'http_ece'
import type { HttpClient } from '../../http/http-client.ts'
import { type PushProvider, readPushStatus } from './push.ts'
import type { Vapid } from './vapid.ts'

/** Uncompressed point of P-256, and the browser's shared secret, in bytes (RFC 8291). */
const POINT_BYTES = 65
const AUTH_BYTES = 16
/** A subscription's address is at most this long; real ones have some 200 characters. */
const MAX_ENDPOINT_LENGTH = 1_000

/**
 * What the services write of a subscription that never delivers again, although it is no 404 or 410: it has ended, or was
 * made with another key (Apple, Google, Mozilla). Any other refusal may come of our request, of our signed
 * statement, or of a proxy on the way, and the subscription is sound.
 */
const goneReason =
  /\b(VapidPkHashMismatch|BadDeviceToken|Unregistered|NotRegistered|UnauthorizedRegistration)\b|not correspond to the (credentials|sender ID) used|VAPID public key mismatch/i

/** Web Push: encrypted for the browser (RFC 8291), sent to the browser vendor's service (RFC 8030). */
export function createWebPush({
  vapid,
  httpClient,
  isAllowed,
}: {
  vapid: Vapid
  httpClient: HttpClient
  /** Whether an address, chosen by a browser, is one of a known push service (T18). */
  isAllowed(endpoint: string): boolean
}): PushProvider {
  return {
    code: 'webpush',
    accepts: (_merchant, token) => {
      const subscription = parseWebPushToken(token)
      if (!subscription || subscription.endpoint.length > MAX_ENDPOINT_LENGTH) return false
      const { p256dh, auth } = decodeKeys(subscription)
      return p256dh.length === POINT_BYTES && auth.length === AUTH_BYTES && isAllowed(subscription.endpoint)
    },
    async send({ merchant, registrationToken, tag, title, body, path, icon, mark, ttlSeconds, isUrgent }) {
      const subscription = parseWebPushToken(registrationToken)
      if (!subscription) return { outcome: 'refused' }
      const content = encryptFor(subscription, JSON.stringify({ tag, title, body, path, icon, mark }))
      if (!content) return { outcome: 'gone' }
      const result = await httpClient.call({
        method: 'POST',
        url: subscription.endpoint,
        headers: {
          authorization: await vapid.sign(merchant, new URL(subscription.endpoint).origin),
          'content-encoding': 'aes128gcm',
          'content-type': 'application/octet-stream',
          ttl: String(ttlSeconds),
          urgency: isUrgent ? 'high' : 'normal',
        },
        body: content,
      })
      if (result.outcome === 'unsent' && result.reason === 'target_not_allowed') return { outcome: 'gone' }
      if (result.outcome !== 'answered') return { outcome: 'later', retryAfterMs: undefined }
      const { status, body: reason } = result
      if ((status === 400 || status === 401 || status === 403) && goneReason.test(reason)) return { outcome: 'gone' }
      return readPushStatus(status, result.headers['retry-after'])
    },
  }
}

function decodeKeys({ p256dh, auth }: { p256dh: string; auth: string }) {
  return { p256dh: Buffer.from(p256dh, 'base64url'), auth: Buffer.from(auth, 'base64url') }
}

/** Undefined for a public key that is no point of the curve. */
function encryptFor(keys: { p256dh: string; auth: string }, text: string): Buffer | undefined {
  const { p256dh, auth } = decodeKeys(keys)
  const privateKey = createECDH('prime256v1')
  privateKey.generateKeys()
  try {
    return encrypt(Buffer.from(text, 'utf8'), { version: 'aes128gcm', dh: p256dh, privateKey, authSecret: auth })
  } catch {
    return undefined
  }
}

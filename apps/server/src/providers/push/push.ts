/** One notification for one device. */
export interface PushMessage {
  /** Merchant of the device. */
  merchant: string
  registrationToken: string
  /** Identifies the notification: a later one with the same tag replaces it on the device. */
  tag: string
  title: string
  body: string
  /** Page of the app that a tap opens, such as `/m/wallet`. */
  path: string
  /** Path of the merchant's icon; undefined when it has none on its own host. */
  icon: string | undefined
  /** Whom it is for, as the device knows its member (T25). */
  mark: string
  /** Maximum time of delivery, in seconds. */
  ttlSeconds: number
  isUrgent: boolean
}

/**
 * `gone`: the device no longer exists, its token is removed. `refused`: this notification is never delivered. `later`: a
 * repeated attempt may succeed, after `retryAfterMs` if the service names a time.
 */
export type PushOutcome =
  | { outcome: 'sent' | 'gone' | 'refused' }
  | { outcome: 'later'; retryAfterMs: number | undefined }

/** A push service. One file each in this folder, listed in `connect-push.ts`. */
export interface PushProvider {
  readonly code: 'webpush' | 'firebase'
  /** Whether the token is one of this service that it may be asked to deliver to. */
  accepts(merchant: string, token: string): boolean
  send(message: PushMessage): Promise<PushOutcome>
}

/** Connected push services, and the public key of Web Push subscriptions. */
export interface PushProviders {
  find(merchant: string, token: string): PushProvider | undefined
  /** Public VAPID key of a merchant, base64url. */
  getPublicKey(merchant: string): string
}

/** Outcome by the status of a push service's response (RFC 8030; Firebase's HTTP v1 API has the same meanings). */
export function readPushStatus(status: number, retryAfter: string | string[] | undefined): PushOutcome {
  if (status >= 200 && status < 300) return { outcome: 'sent' }
  if (status === 404 || status === 410) return { outcome: 'gone' }
  if (status === 408 || status === 429 || status >= 500) {
    const seconds = Number(retryAfter)
    return { outcome: 'later', retryAfterMs: seconds > 0 && Number.isFinite(seconds) ? seconds * 1_000 : undefined }
  }
  return { outcome: 'refused' }
}

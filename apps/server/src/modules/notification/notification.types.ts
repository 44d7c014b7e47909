import type { Tx } from '@foyer/database'

/** A text by language code of the contract; the merchant's default language may be missing, English never is. */
export type TranslatedText = Partial<Record<string, string>>

/** One notification to one member, as every channel gets it. */
export interface Notification {
  merchant: string
  memberId: string
  /** Unique for the member: whatever is delivered twice under one id is shown once. */
  id: string
  title: TranslatedText
  body: TranslatedText
}

/**
 * A way in which members are told something. One file each in `channels/`, listed in `notification.service.ts`.
 * `deliver` runs in the transaction of what is told, so that neither is without the other: a channel to the outside
 * (mail, sms) writes a row there and sends it later, from a job.
 */
export interface NotificationChannel {
  readonly code: string
  deliver(tx: Tx, notification: Notification): Promise<void>
}

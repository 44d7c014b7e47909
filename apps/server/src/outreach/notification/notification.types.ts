import type { Tx } from '@foyer/database'
import type { Merchant } from '../../merchant/index.ts'
import type { NotificationKind, TranslatedText } from './notification.rules.ts'

/** One notification to one member, as input of every channel. */
export interface Notification {
  merchant: Merchant
  memberId: string
  /** Unique for the member: repeated deliveries under one id are shown once. */
  id: string
  kind: NotificationKind
  title: TranslatedText
  body: TranslatedText
  /** Body without private values, for a lock screen. */
  short: TranslatedText
}

/**
 * A channel of notifications. One file each in `channels/`, listed in `notification.service.ts`. `deliver` runs in the
 * transaction of the event, so that both are atomic: an external channel (mail, sms) writes a row there and sends it
 * later, from a job.
 */
export interface NotificationChannel {
  readonly code: string
  deliver(tx: Tx, notification: Notification): Promise<void>
}

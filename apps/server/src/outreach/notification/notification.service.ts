import type { Tx } from '@foyer/database'
import type { Merchant } from '../../merchant/index.ts'
import { contactChannel } from './channels/notification-contact.ts'
import { inboxChannel } from './channels/notification-inbox.ts'
import { pushChannel } from './channels/notification-push.ts'
import { type NotificationKind, writeNotification } from './notification.rules.ts'
import type { NotificationChannel } from './notification.types.ts'

/** All notification channels. */
const channels: readonly NotificationChannel[] = [inboxChannel, contactChannel, pushChannel]

export interface NotificationRequest {
  /** Unique for the member. */
  id: string
  memberId: string
  kind: NotificationKind
  /** Values for the kind's text, e.g. the bank of a new payout account. */
  values: Record<string, string>
  /** Duration of the resulting hold on withdrawals; 0 for none. */
  holdSeconds: number
}

/** Notifies a member by every channel, in the transaction of the event: once per id. */
export async function notifyMember(
  tx: Tx,
  merchant: Merchant,
  { id, memberId, kind, values, holdSeconds }: NotificationRequest,
): Promise<void> {
  const notification = { merchant, memberId, id, kind, ...writeNotification(kind, { values, holdSeconds }) }
  for (const channel of channels) await channel.deliver(tx, notification)
}

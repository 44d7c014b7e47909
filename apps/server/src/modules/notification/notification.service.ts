import type { Tx } from '@foyer/database'
import type { Merchant } from '../merchant/index.ts'
import { inboxChannel } from './channels/notification-inbox.ts'
import { type NotificationKind, writeNotification } from './notification.rules.ts'
import type { NotificationChannel } from './notification.types.ts'

/** Every way in which members are told something. */
const channels: readonly NotificationChannel[] = [inboxChannel]

export interface NotificationRequest {
  /** Unique for the member. */
  id: string
  memberId: string
  kind: NotificationKind
  /** What the kind's text names, e.g. the bank of a new payout account. */
  values: Record<string, string>
  /** How long withdrawals are on hold because of it; 0 says nothing of a hold. */
  holdSeconds: number
}

/** Tells a member something by every channel, in the transaction of what is told: once under each id. */
export async function notifyMember(
  tx: Tx,
  merchant: Pick<Merchant, 'code'>,
  { id, memberId, kind, values, holdSeconds }: NotificationRequest,
): Promise<void> {
  const notification = { merchant: merchant.code, memberId, id, ...writeNotification(kind, { values, holdSeconds }) }
  for (const channel of channels) await channel.deliver(tx, notification)
}

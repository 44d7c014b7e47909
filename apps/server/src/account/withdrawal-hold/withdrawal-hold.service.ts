import { randomUUID } from 'node:crypto'
import { playsForFun, type WithdrawalHoldReason } from '@foyer/contract'
import type { Tx } from '@foyer/database'
import { deriveId } from '../../http/idempotency.ts'
import type { Merchant } from '../../merchant/index.ts'
import { notifyMember } from '../../outreach/index.ts'
import { isHoldNeeded, nameNotificationHour, planHoldSeconds, sumUpHolds } from './withdrawal-hold.rules.ts'
import { insertHold, listStandingHolds } from './withdrawal-hold.store.ts'

export interface HoldEvent {
  reason: WithdrawalHoldReason
  member: { id: string; type: number }
  /**
   * Id of the hold and of its notification. The same id holds and notifies once; without one the member is notified of
   * the reason once an hour.
   */
  id?: string
  /** Values for the notification's text. */
  values?: Record<string, string>
}

/**
 * Puts a member's withdrawals on hold after an action typical of an account takeover, and notifies the member, in the
 * transaction of that action (T37). The notification is also sent when the merchant has disabled the hold.
 */
export async function holdWithdrawals(tx: Tx, merchant: Merchant, event: HoldEvent): Promise<void> {
  const { reason, member, id, values = {} } = event
  const { withdrawalHoldSeconds: holdSeconds } = merchant.settings
  const seconds = planHoldSeconds(reason, { holdSeconds, canWithdraw: !playsForFun(member.type) })
  const owner = { merchant: merchant.code, memberId: member.id }
  if (seconds !== 0) {
    const { holds, now } = await listStandingHolds(tx, merchant.code, member.id)
    if (isHoldNeeded({ reason, seconds }, holds, now))
      await insertHold(tx, { ...owner, id: id ?? randomUUID(), reason, seconds })
  }
  const hour = nameNotificationHour(new Date())
  const notificationId = id ?? deriveId('hold', merchant.code, member.id, `${reason} ${hour}`)
  const notification = { memberId: member.id, kind: reason, values, holdSeconds: seconds ?? 0 }
  await notifyMember(tx, merchant, { ...notification, id: notificationId })
}

/** Reasons and end of a member's hold on withdrawals; undefined without one. */
export async function findWithdrawalHold(tx: Tx, merchant: string, memberId: string) {
  const { holds, now } = await listStandingHolds(tx, merchant, memberId)
  return sumUpHolds(holds, now)
}

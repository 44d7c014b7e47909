import { randomUUID } from 'node:crypto'
import { playsForFun, type WithdrawalHoldReason } from '@foyer/contract'
import type { Tx } from '@foyer/database'
import type { Merchant } from '../merchant/index.ts'
import { notifyMember } from '../notification/index.ts'
import { planHoldSeconds, sumUpHolds } from './withdrawal-hold.rules.ts'
import { insertHold, listStandingHolds } from './withdrawal-hold.store.ts'

export interface HoldEvent {
  reason: WithdrawalHoldReason
  member: { id: string; type: number }
  /** Of the hold and of its notification; made here when left out. The same id holds and notifies once. */
  id?: string
  /** What the notification's text names. */
  values?: Record<string, string>
}

/**
 * Puts a member's withdrawals on hold because of something that whoever takes an account over would do, and tells the
 * member, in the transaction that does it (T37). The member is told also where the merchant holds nothing.
 */
export async function holdWithdrawals(tx: Tx, merchant: Merchant, event: HoldEvent): Promise<void> {
  const { reason, member, id = randomUUID(), values = {} } = event
  const { withdrawalHoldSeconds: holdSeconds } = merchant.settings
  const seconds = planHoldSeconds(reason, { holdSeconds, canWithdraw: !playsForFun(member.type) })
  if (seconds !== 0) await insertHold(tx, { merchant: merchant.code, id, memberId: member.id, reason, seconds })
  await notifyMember(tx, merchant, { id, memberId: member.id, kind: reason, values, holdSeconds: seconds ?? 0 })
}

/** Why and until when a member may not withdraw; undefined when nothing is in the way. */
export async function findWithdrawalHold(tx: Tx, merchant: string, memberId: string) {
  const { holds, now } = await listStandingHolds(tx, merchant, memberId)
  return sumUpHolds(holds, now)
}

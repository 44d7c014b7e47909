import type { Tx } from '@foyer/database'
import { type BankTimings, SWEEP_LIMIT } from '../../bank.constants.ts'
import { type BankEvent, storeEvent } from '../delivery/index.ts'
import { findPayoutByReference, insertPayout, resolvePayout, sendDuePayouts } from './payout.store.ts'
import type { Payout } from './payout.table.ts'

/** Stores a payout with the callback of its end, if it ends at once; returns the row of its reference. */
export async function startPayout(
  tx: Tx,
  payout: Parameters<typeof insertPayout>[1],
  sendsAfterMs: number | null,
  timings: BankTimings,
): Promise<Payout | undefined> {
  const inserted = await insertPayout(tx, payout, sendsAfterMs)
  if (!inserted) return findPayoutByReference(tx, payout.vendor, payout.reference)
  if (inserted.status !== 'processing') await storeStatusEvent(tx, inserted, timings)
  return inserted
}

/** The operator's decision on a waiting payout; false when it has already ended. */
export async function decidePayout(
  tx: Tx,
  named: { vendor: string; id: string },
  decision: 'send' | 'refuse',
  timings: BankTimings,
): Promise<boolean> {
  const payout = await resolvePayout(
    tx,
    named,
    decision === 'send' ? { status: 'sent', reason: null } : { status: 'refused', reason: 'refused_by_operator' },
  )
  if (payout) await storeStatusEvent(tx, payout, timings)
  return payout !== undefined
}

/** Sends due payouts and notifies their platforms. Returns their number. */
export async function sweepPayouts(tx: Tx, timings: BankTimings): Promise<number> {
  const sent = await sendDuePayouts(tx, SWEEP_LIMIT)
  for (const payout of sent) await storeStatusEvent(tx, payout, timings)
  return sent.length
}

async function storeStatusEvent(tx: Tx, payout: Payout, timings: BankTimings): Promise<void> {
  const { merchant, reference, id, status, amountMinor, currency, reason } = payout
  const event: BankEvent = { type: 'payout', merchant, reference, id, status, amountMinor, currency }
  if (reason) event.reason = reason
  await storeEvent(tx, event, {
    vendor: payout.vendor,
    url: payout.callbackUrl,
    plans: [{ delayMs: 0, isAwaited: false }],
    occurredAt: payout.resolvedAt ?? payout.createdAt,
    leaseMs: timings.deliveryLeaseMs,
  })
}

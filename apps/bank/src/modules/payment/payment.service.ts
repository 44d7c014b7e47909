import type { Tx } from '@foyer/database'
import { type BankTimings, SWEEP_LIMIT } from '../../bank.constants.ts'
import { type Delivery, type DeliveryPlan, storeEvent } from '../delivery/index.ts'
import { type Behaviour, planDeliveries } from './payment.rules.ts'
import { expirePayments, findPayment, resolvePayment } from './payment.store.ts'
import type { Payment } from './payment.table.ts'

export interface Decided {
  payment: Payment
  /** False after another decision, or after the expiry. */
  isHonoured: boolean
  /** Callbacks to be attempted before the member returns. */
  awaited: Delivery[]
}

/** Decides a payment once; the same decision again is accepted and changes nothing. Undefined for an unknown id. */
export async function decidePayment(
  tx: Tx,
  id: string,
  wanted: { status: 'approved' | 'declined'; behaviour: Behaviour },
  timings: BankTimings,
): Promise<Decided | undefined> {
  const resolved = await resolvePayment(tx, id, wanted.status, wanted.behaviour)
  if (resolved) {
    const awaited = await storeStatusEvents(tx, resolved, planDeliveries(wanted.behaviour, timings), timings)
    return { payment: resolved, isHonoured: true, awaited }
  }
  const payment = await findPayment(tx, id)
  return payment && { payment, isHonoured: payment.status === wanted.status, awaited: [] }
}

/** Closes overdue payments and notifies their platforms. Returns their number. */
export async function sweepPayments(tx: Tx, timings: BankTimings): Promise<number> {
  const expired = await expirePayments(tx, SWEEP_LIMIT)
  for (const payment of expired) await storeStatusEvents(tx, payment, [{ delayMs: 0, isAwaited: false }], timings)
  return expired.length
}

function storeStatusEvents(
  tx: Tx,
  payment: Payment,
  plans: readonly DeliveryPlan[],
  timings: BankTimings,
): Promise<Delivery[]> {
  const { merchant, reference, id, status, amountMinor, currency } = payment
  return storeEvent(
    tx,
    { type: 'payment', merchant, reference, id, status, amountMinor, currency },
    {
      vendor: payment.vendor,
      url: payment.callbackUrl,
      plans,
      occurredAt: payment.resolvedAt ?? payment.createdAt,
      leaseMs: timings.deliveryLeaseMs,
    },
  )
}

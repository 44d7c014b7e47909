import { randomBytes } from 'node:crypto'
import type { Tx } from '@foyer/database'
import { type Delivery, insertDelivery } from './delivery.store.ts'

/** What a callback tells, as it stands in its body (docs/payment-provider.md). */
export interface BankEvent {
  type: 'payment' | 'payout'
  merchant: string
  reference: string
  id: string
  status: string
  amountMinor: bigint
  currency: string
  /** Why a payout was refused. */
  reason?: string
}

/** One planned delivery of an event. */
export interface DeliveryPlan {
  delayMs: number
  /** Sent by whoever stores it, who waits for the receiver's answer. */
  isAwaited: boolean
}

/** Makes an id with 128 random bits. */
export function makeId(prefix: 'pay' | 'out' | 'evt'): string {
  return `${prefix}_${randomBytes(16).toString('base64url')}`
}

/**
 * Stores an event's deliveries in the transaction that changed the status, so that neither is without the other.
 * Gives those that the caller has to send.
 */
export async function storeEvent(
  tx: Tx,
  event: BankEvent,
  options: { vendor: string; url: string; plans: readonly DeliveryPlan[]; occurredAt: Date; leaseMs: number },
): Promise<Delivery[]> {
  const eventId = makeId('evt')
  const { amountMinor, ...rest } = event
  const body = JSON.stringify({
    eventId,
    ...rest,
    amount: amountMinor.toString(),
    occurredAt: options.occurredAt.toISOString(),
  })
  const { vendor, url, leaseMs } = options
  const own: Delivery[] = []
  for (const { delayMs, isAwaited } of options.plans) {
    const content = { eventId, vendor, url, body, isClaimed: isAwaited }
    const stored = await insertDelivery(tx, { ...content, delayMs: isAwaited ? leaseMs : delayMs })
    if (isAwaited) own.push(stored)
  }
  return own
}

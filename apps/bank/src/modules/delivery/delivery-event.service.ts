import { randomBytes } from 'node:crypto'
import type { Tx } from '@foyer/database'
import { type Delivery, insertDelivery } from './delivery.store.ts'

/** Content of a callback's body (docs/payment-provider.md). */
export interface BankEvent {
  type: 'payment' | 'payout'
  merchant: string
  reference: string
  id: string
  status: string
  amountMinor: bigint
  currency: string
  /** Reason of a refused payout. */
  reason?: string
}

/** One planned delivery of an event. */
export interface DeliveryPlan {
  delayMs: number
  /** Sent by the caller that stores it, which waits for the receiver's response. */
  isAwaited: boolean
}

/** Generates an id with 128 random bits. */
export function makeId(prefix: 'pay' | 'out' | 'evt'): string {
  return `${prefix}_${randomBytes(16).toString('base64url')}`
}

/**
 * Stores an event's deliveries in the transaction that changed the status. Returns those that the caller has to send.
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

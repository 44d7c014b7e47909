import type { Tx } from '@foyer/database'
import { and, asc, eq, sql } from 'drizzle-orm'
import { paymentEventTable } from './payment.table.ts'

/** Most events of one payment that staff sees. */
const EVENT_LIMIT = 100

export type NewPaymentEvent = Omit<typeof paymentEventTable.$inferInsert, 'receivedAt'>

/** Records an event; for a known event returns the hash of its first content, after the other transaction has ended. */
export async function recordPaymentEvent(tx: Tx, event: NewPaymentEvent): Promise<{ knownHash: Buffer | undefined }> {
  const inserted = await tx
    .insert(paymentEventTable)
    .values({ ...event, receivedAt: sql`now()` })
    .onConflictDoNothing()
    .returning({ eventId: paymentEventTable.eventId })
  if (inserted.length === 1) return { knownHash: undefined }
  const known = await tx
    .select({ contentHash: paymentEventTable.contentHash })
    .from(paymentEventTable)
    .where(
      and(
        eq(paymentEventTable.merchant, event.merchant),
        eq(paymentEventTable.provider, event.provider),
        eq(paymentEventTable.eventId, event.eventId),
      ),
    )
  return { knownHash: known[0]?.contentHash }
}

/** What a provider has reported of a payment or payout, oldest first. */
export async function listPaymentEvents(
  tx: Tx,
  { merchant, type, reference }: Pick<NewPaymentEvent, 'merchant' | 'type' | 'reference'>,
): Promise<{ status: string; receivedAt: Date }[]> {
  return tx
    .select({ status: paymentEventTable.status, receivedAt: paymentEventTable.receivedAt })
    .from(paymentEventTable)
    .where(
      and(
        eq(paymentEventTable.merchant, merchant),
        eq(paymentEventTable.reference, reference),
        eq(paymentEventTable.type, type),
      ),
    )
    .orderBy(asc(paymentEventTable.receivedAt))
    .limit(EVENT_LIMIT)
}

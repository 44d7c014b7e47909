import type { Tx } from '@foyer/database'
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import { afterMs, isDue, msUntil } from '../../db/time.ts'
import { type Payout, payoutTable } from './payout.table.ts'

type NewPayout = Omit<typeof payoutTable.$inferInsert, 'sendsAt' | 'resolvedAt'>

/** Inserts a payout; undefined when the vendor's reference is taken. */
export async function insertPayout(
  tx: Tx,
  payout: NewPayout,
  sendsAfterMs: number | null,
): Promise<Payout | undefined> {
  const [row] = await tx
    .insert(payoutTable)
    .values({
      ...payout,
      sendsAt: sendsAfterMs === null ? null : afterMs(sendsAfterMs),
      resolvedAt: payout.status === 'processing' ? null : sql`now()`,
    })
    .onConflictDoNothing({ target: [payoutTable.vendor, payoutTable.reference] })
    .returning()
  return row
}

export async function findPayout(tx: Tx, id: string): Promise<Payout | undefined> {
  const [row] = await tx.select().from(payoutTable).where(eq(payoutTable.id, id))
  return row
}

export async function findPayoutByReference(tx: Tx, vendor: string, reference: string): Promise<Payout | undefined> {
  const isIt = and(eq(payoutTable.vendor, vendor), eq(payoutTable.reference, reference))
  const [row] = await tx.select().from(payoutTable).where(isIt)
  return row
}

export async function listNewestPayouts(tx: Tx, vendor: string, limit: number): Promise<Payout[]> {
  const isTheirs = eq(payoutTable.vendor, vendor)
  return tx
    .select()
    .from(payoutTable)
    .where(isTheirs)
    .orderBy(desc(payoutTable.createdAt), desc(payoutTable.id))
    .limit(limit)
}

/** Ends a payout in processing; undefined when it has already ended, so that only one end stands (T37). */
export async function resolvePayout(
  tx: Tx,
  { vendor, id }: { vendor: string; id: string },
  end: { status: 'sent'; reason: null } | { status: 'refused'; reason: string },
): Promise<Payout | undefined> {
  const [row] = await tx
    .update(payoutTable)
    .set({ ...end, resolvedAt: sql`now()` })
    .where(and(eq(payoutTable.id, id), eq(payoutTable.vendor, vendor), eq(payoutTable.status, 'processing')))
    .returning()
  return row
}

/** Sends due payouts, at most `limit`, and returns them. */
export async function sendDuePayouts(tx: Tx, limit: number): Promise<Payout[]> {
  const due = tx
    .select({ id: payoutTable.id })
    .from(payoutTable)
    .where(and(eq(payoutTable.status, 'processing'), isDue(payoutTable.sendsAt)))
    .orderBy(asc(payoutTable.sendsAt))
    .limit(limit)
    .for('update', { skipLocked: true })
  return tx
    .update(payoutTable)
    .set({ status: 'sent', resolvedAt: sql`now()` })
    .where(inArray(payoutTable.id, due))
    .returning()
}

/** Milliseconds until the bank sends the next waiting payout automatically, null without one. */
export async function findNextSendMs(tx: Tx): Promise<number | null> {
  const leftMs = msUntil(sql`min(${payoutTable.sendsAt})`)
  const [row] = await tx.select({ leftMs }).from(payoutTable).where(eq(payoutTable.status, 'processing'))
  return row?.leftMs ?? null
}

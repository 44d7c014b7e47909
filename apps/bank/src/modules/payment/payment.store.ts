import type { Tx } from '@foyer/database'
import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm'
import { afterMs, msUntil } from '../../db/time.ts'
import type { Behaviour } from './payment.rules.ts'
import { type Payment, paymentTable } from './payment.table.ts'

type NewPayment = Omit<typeof paymentTable.$inferInsert, 'expiresAt' | 'status' | 'behaviour' | 'resolvedAt'>

/** Inserts a payment; undefined when the vendor's reference is taken. */
export async function insertPayment(tx: Tx, payment: NewPayment, lifeMs: number): Promise<Payment | undefined> {
  const [row] = await tx
    .insert(paymentTable)
    .values({ ...payment, expiresAt: afterMs(lifeMs) })
    .onConflictDoNothing({ target: [paymentTable.vendor, paymentTable.reference] })
    .returning()
  return row
}

export async function findPayment(tx: Tx, id: string): Promise<Payment | undefined> {
  const [row] = await tx.select().from(paymentTable).where(eq(paymentTable.id, id))
  return row
}

export async function findPaymentByReference(tx: Tx, vendor: string, reference: string): Promise<Payment | undefined> {
  const isIt = and(eq(paymentTable.vendor, vendor), eq(paymentTable.reference, reference))
  const [row] = await tx.select().from(paymentTable).where(isIt)
  return row
}

/** The payment with its remaining milliseconds by the database's clock; negative when overdue. */
export async function findPaymentToPay(tx: Tx, id: string): Promise<{ payment: Payment; leftMs: number } | undefined> {
  const leftMs = msUntil(sql`${paymentTable.expiresAt}`)
  const [row] = await tx.select({ payment: paymentTable, leftMs }).from(paymentTable).where(eq(paymentTable.id, id))
  return row && { payment: row.payment, leftMs: row.leftMs ?? 0 }
}

/** Decides a payment that is pending and in time; undefined otherwise, so that only one decision stands (T37). */
export async function resolvePayment(
  tx: Tx,
  id: string,
  status: 'approved' | 'declined',
  behaviour: Behaviour,
): Promise<Payment | undefined> {
  const isOpen = and(
    eq(paymentTable.id, id),
    eq(paymentTable.status, 'pending'),
    sql`${paymentTable.expiresAt} > now()`,
  )
  const [row] = await tx
    .update(paymentTable)
    .set({ status, behaviour, resolvedAt: sql`now()` })
    .where(isOpen)
    .returning()
  return row
}

/** Closes overdue payments, at most `limit`, and returns them. */
export async function expirePayments(tx: Tx, limit: number): Promise<Payment[]> {
  const overdue = tx
    .select({ id: paymentTable.id })
    .from(paymentTable)
    .where(and(eq(paymentTable.status, 'pending'), lte(paymentTable.expiresAt, sql`now()`)))
    .orderBy(asc(paymentTable.expiresAt))
    .limit(limit)
    .for('update', { skipLocked: true })
  return tx
    .update(paymentTable)
    .set({ status: 'expired', resolvedAt: sql`now()` })
    .where(inArray(paymentTable.id, overdue))
    .returning()
}

/** Milliseconds until the next open payment is overdue, null without one. */
export async function findNextExpiryMs(tx: Tx): Promise<number | null> {
  const leftMs = msUntil(sql`min(${paymentTable.expiresAt})`)
  const [row] = await tx.select({ leftMs }).from(paymentTable).where(eq(paymentTable.status, 'pending'))
  return row?.leftMs ?? null
}

import type { Tx } from '@foyer/database'
import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import { afterMs, isDue, msUntil } from '../../db/time.ts'
import { deliveryTable } from './delivery.table.ts'

export interface Delivery {
  id: bigint
  vendor: string
  url: string
  body: string
  attempts: number
}

const delivery = {
  id: deliveryTable.id,
  vendor: deliveryTable.vendor,
  url: deliveryTable.url,
  body: deliveryTable.body,
  attempts: deliveryTable.attempts,
}

/** Inserts a callback; a `claimed` one is sent by the caller and available to others only after `delayMs`. */
export async function insertDelivery(
  tx: Tx,
  values: { eventId: string; vendor: string; url: string; body: string; delayMs: number; isClaimed: boolean },
): Promise<Delivery> {
  const { delayMs, isClaimed, ...content } = values
  const [row] = await tx
    .insert(deliveryTable)
    .values({ ...content, dueAt: afterMs(delayMs), attempts: isClaimed ? 1 : 0 })
    .returning(delivery)
  if (!row) throw new Error('the delivery was not stored')
  return row
}

/** Claims due callbacks for one attempt each; an unsettled claim expires with its lease. */
export async function claimDueDeliveries(tx: Tx, limit: number, leaseMs: number): Promise<Delivery[]> {
  const due = tx
    .select({ id: deliveryTable.id })
    .from(deliveryTable)
    .where(and(isNull(deliveryTable.endedAt), isDue(deliveryTable.dueAt)))
    .orderBy(asc(deliveryTable.dueAt))
    .limit(limit)
    .for('update', { skipLocked: true })
  return tx
    .update(deliveryTable)
    .set({ dueAt: afterMs(leaseMs), attempts: sql`${deliveryTable.attempts} + 1` })
    .where(inArray(deliveryTable.id, due))
    .returning(delivery)
}

export async function markDelivered(tx: Tx, id: bigint): Promise<void> {
  await tx.update(deliveryTable).set({ endedAt: sql`now()`, result: 'delivered' }).where(eq(deliveryTable.id, id))
}

/** Plans the next attempt, or abandons a callback older than `lifeMs`. */
export async function postponeDelivery(tx: Tx, id: bigint, delayMs: number, lifeMs: number): Promise<void> {
  const isTooOld = sql`${deliveryTable.createdAt} < now() - ${lifeMs} * interval '1 millisecond'`
  await tx
    .update(deliveryTable)
    .set({
      dueAt: afterMs(delayMs),
      endedAt: sql`CASE WHEN ${isTooOld} THEN now() END`,
      result: sql`CASE WHEN ${isTooOld} THEN 'abandoned' END`,
    })
    .where(and(eq(deliveryTable.id, id), isNull(deliveryTable.endedAt)))
}

/** Milliseconds until the next due callback, null without one. */
export async function findNextDeliveryMs(tx: Tx): Promise<number | null> {
  const leftMs = msUntil(sql`min(${deliveryTable.dueAt})`)
  const [row] = await tx.select({ leftMs }).from(deliveryTable).where(isNull(deliveryTable.endedAt))
  return row?.leftMs ?? null
}

/** Deletes callbacks delivered or abandoned long ago. */
export async function deleteOldDeliveries(tx: Tx, ageMs: number): Promise<void> {
  await tx.delete(deliveryTable).where(lte(deliveryTable.endedAt, afterMs(-ageMs)))
}

import type { Tx } from '@foyer/database'
import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import type { StandingHold } from './withdrawal-hold.rules.ts'
import { withdrawalHoldTable } from './withdrawal-hold.table.ts'

export type NewWithdrawalHold = Pick<
  typeof withdrawalHoldTable.$inferInsert,
  'merchant' | 'id' | 'memberId' | 'reason'
> & {
  /** Null: until staff clears it. */
  seconds: number | null
}

/** Inserts a hold that starts now; false when its id exists. */
export async function insertHold(tx: Tx, { seconds, ...hold }: NewWithdrawalHold): Promise<boolean> {
  const rows = await tx
    .insert(withdrawalHoldTable)
    .values({
      ...hold,
      startedAt: sql`now()`,
      endsAt: seconds === null ? null : sql`now() + ${seconds} * interval '1 second'`,
    })
    .onConflictDoNothing()
    .returning({ id: withdrawalHoldTable.id })
  return rows.length === 1
}

/** The member's holds ended neither by time nor by staff, with the database's time. */
export async function listStandingHolds(
  tx: Tx,
  merchant: string,
  memberId: string,
): Promise<{ holds: StandingHold[]; now: Date }> {
  const { reason, startedAt, endsAt } = withdrawalHoldTable
  const rows = await tx
    .select({ reason, startedAt, endsAt, now: sql<string>`clock_timestamp()` })
    .from(withdrawalHoldTable)
    .where(
      and(
        eq(withdrawalHoldTable.merchant, merchant),
        eq(withdrawalHoldTable.memberId, memberId),
        isNull(withdrawalHoldTable.clearedAt),
        or(isNull(endsAt), gt(endsAt, sql`clock_timestamp()`)),
      ),
    )
  return { holds: rows, now: new Date(rows[0]?.now ?? Date.now()) }
}

/** Deletes holds that ended more than 180 days ago; requires a transaction of the operator. */
export async function deleteOldHolds(tx: Tx): Promise<void> {
  const { clearedAt, endsAt } = withdrawalHoldTable
  await tx
    .delete(withdrawalHoldTable)
    .where(lt(sql`coalesce(${clearedAt}, ${endsAt})`, sql`now() - interval '180 days'`))
}

/** Clears a hold before its end; requires a transaction of the operator. False when none stands under the id. */
export async function clearHold(
  tx: Tx,
  { merchant, id, by, note }: { merchant: string; id: string; by: string; note: string },
): Promise<boolean> {
  const rows = await tx
    .update(withdrawalHoldTable)
    .set({ clearedAt: sql`now()`, clearedBy: by, clearedNote: note })
    .where(
      and(
        eq(withdrawalHoldTable.merchant, merchant),
        eq(withdrawalHoldTable.id, id),
        isNull(withdrawalHoldTable.clearedAt),
      ),
    )
    .returning({ id: withdrawalHoldTable.id })
  return rows.length === 1
}

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

/** Adds a hold that begins now; false when it is there already, by its id. */
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

/** The member's holds that neither time nor staff has ended, with the database's time. */
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

/** Deletes holds that ended more than 180 days ago; only a transaction of the operator may. */
export async function deleteOldHolds(tx: Tx): Promise<void> {
  const { clearedAt, endsAt } = withdrawalHoldTable
  await tx
    .delete(withdrawalHoldTable)
    .where(lt(sql`coalesce(${clearedAt}, ${endsAt})`, sql`now() - interval '180 days'`))
}

/** Ends a hold before its time; only a transaction of the operator may. False when nothing stands under the id. */
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

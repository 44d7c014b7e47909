import type { Tx } from '@foyer/database'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { inMs } from '../../db/time.ts'
import { crashBetTable } from './crash.table.ts'
import type { BetRow } from './crash-bet.store.ts'

const WAITING = ['reserving', 'voiding', 'settling'] as const
/** A later call was planned while the clock was ahead, and is due now. */
const DUE_HORIZON_MS = 60 * 60_000

const isDue = sql`(${crashBetTable.dueAt} <= clock_timestamp() OR ${crashBetTable.dueAt} > ${inMs(DUE_HORIZON_MS)})`

/** Claims bets with a due call, exclusively until the claim expires. */
export async function claimDueBets(tx: Tx, limit: number, claimMs: number): Promise<BetRow[]> {
  const due = tx
    .select({ id: crashBetTable.id })
    .from(crashBetTable)
    .where(and(inArray(crashBetTable.state, [...WAITING]), isDue))
    .orderBy(asc(crashBetTable.dueAt))
    .limit(limit)
    .for('update', { skipLocked: true })
  return tx
    .update(crashBetTable)
    .set({ attempts: sql`${crashBetTable.attempts} + 1`, dueAt: inMs(claimMs) })
    .where(inArray(crashBetTable.id, due))
    .returning()
}

/** Undefined when no call for the bet is pending. */
export async function postponeBet(tx: Tx, id: string, delayMs: number): Promise<BetRow | undefined> {
  const [row] = await tx
    .update(crashBetTable)
    .set({ dueAt: inMs(delayMs) })
    .where(and(eq(crashBetTable.id, id), inArray(crashBetTable.state, [...WAITING])))
    .returning()
  return row
}

/** Milliseconds until the next due call of any bet; negative when overdue. */
export async function findNextBetMs(tx: Tx): Promise<number | null> {
  const [row] = await tx
    .select({
      waitMs: sql<number | null>`(extract(epoch FROM min(${crashBetTable.dueAt}) - clock_timestamp()) * 1000)::float8`,
    })
    .from(crashBetTable)
    .where(inArray(crashBetTable.state, [...WAITING]))
  return row?.waitMs ?? null
}

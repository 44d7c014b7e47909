import type { Tx } from '@foyer/database'
import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import { crashBetTable, crashRoundTable } from './crash.table.ts'
import type { BetRow } from './crash-bet.store.ts'

const clock = sql`clock_timestamp()`

/**
 * Takes a placed bet back while its round takes bets, in one statement: its stake must be returned. Undefined in any
 * other case.
 */
export async function voidWhileBetting(
  tx: Tx,
  player: Pick<BetRow, 'merchant' | 'playerId'>,
  id: string,
  reason: string,
) {
  const [row] = await tx
    .update(crashBetTable)
    .set({ state: 'voiding', reason, attempts: 0, dueAt: clock })
    .from(sql`(SELECT round.id FROM ${crashRoundTable} AS round WHERE round.state = 'betting' FOR SHARE) AS betting`)
    .where(
      and(
        eq(crashBetTable.id, id),
        eq(crashBetTable.merchant, player.merchant),
        eq(crashBetTable.playerId, player.playerId),
        eq(crashBetTable.state, 'placed'),
        sql`${crashBetTable.roundId} = betting.id`,
      ),
    )
    .returning(getTableColumns(crashBetTable))
  return row
}

/** Returns bets of a round: those whose stake is still reserving, or all of them. */
export async function voidBets(tx: Tx, roundId: number, reason: string, isRoundVoid: boolean): Promise<number> {
  const states = isRoundVoid ? (['reserving', 'placed'] as const) : (['reserving'] as const)
  const rows = await tx
    .update(crashBetTable)
    .set({ state: 'voiding', reason, attempts: 0, dueAt: clock })
    .where(and(eq(crashBetTable.roundId, roundId), inArray(crashBetTable.state, [...states])))
    .returning({ id: crashBetTable.id })
  return rows.length
}

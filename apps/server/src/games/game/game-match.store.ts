import type { Tx } from '@foyer/database'
import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { MATCH_LIST_LIMIT } from './game.constants.ts'
import type { GameRow } from './game.store.ts'
import { gameMatchTable, isOfGames } from './game.table.ts'

export type MatchRow = typeof gameMatchTable.$inferSelect

/** Matches of these games and their vendors that are not over, by their start. */
export async function listMatches(
  tx: Tx,
  merchant: string,
  games: readonly Pick<GameRow, 'vendor' | 'code'>[],
): Promise<MatchRow[]> {
  return tx
    .select()
    .from(gameMatchTable)
    .where(
      and(
        eq(gameMatchTable.merchant, merchant),
        isOfGames(gameMatchTable, games),
        gt(gameMatchTable.endsAt, sql`now()`),
      ),
    )
    .orderBy(asc(gameMatchTable.startsAt), asc(gameMatchTable.matchId))
    .limit(MATCH_LIST_LIMIT)
}

/** Makes a vendor's matches at a merchant these. */
export async function replaceMatches(
  tx: Tx,
  { merchant, vendor }: Pick<MatchRow, 'merchant' | 'vendor'>,
  rows: readonly Omit<MatchRow, 'merchant' | 'vendor'>[],
): Promise<void> {
  await tx.delete(gameMatchTable).where(and(eq(gameMatchTable.merchant, merchant), eq(gameMatchTable.vendor, vendor)))
  if (rows.length > 0) await tx.insert(gameMatchTable).values(rows.map((row) => ({ merchant, vendor, ...row })))
}

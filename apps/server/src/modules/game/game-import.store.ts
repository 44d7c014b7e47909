import type { Tx } from '@foyer/database'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { GameRow } from './game.store.ts'
import { gameTable } from './game.table.ts'

export type ImportedGame = Omit<GameRow, 'addedAt'>

/** A vendor's games at a merchant, hidden ones too. */
export async function listVendorGames(tx: Tx, merchant: string, vendor: string): Promise<GameRow[]> {
  return tx
    .select()
    .from(gameTable)
    .where(and(eq(gameTable.merchant, merchant), eq(gameTable.vendor, vendor)))
}

/** Games of one statement. */
const INSERT_BATCH = 250

/** @returns the codes of the inserted games: not of those with the code of another game of the merchant */
export async function insertGames(tx: Tx, games: readonly ImportedGame[]): Promise<Set<string>> {
  const inserted = new Set<string>()
  for (let at = 0; at < games.length; at += INSERT_BATCH) {
    const batch = games.slice(at, at + INSERT_BATCH)
    const rows = await tx.insert(gameTable).values(batch).onConflictDoNothing().returning({ code: gameTable.code })
    for (const { code } of rows) inserted.add(code)
  }
  return inserted
}

export async function updateGame(tx: Tx, { merchant, code, ...fields }: ImportedGame): Promise<void> {
  await tx
    .update(gameTable)
    .set(fields)
    .where(and(eq(gameTable.merchant, merchant), eq(gameTable.code, code)))
}

export async function hideGames(tx: Tx, merchant: string, codes: readonly string[]): Promise<void> {
  if (codes.length === 0) return
  await tx
    .update(gameTable)
    .set({ hiddenAt: sql`now()` })
    .where(and(eq(gameTable.merchant, merchant), inArray(gameTable.code, [...codes])))
}

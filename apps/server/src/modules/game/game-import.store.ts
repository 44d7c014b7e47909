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

/** False when the code is another vendor's. */
export async function insertGame(tx: Tx, game: ImportedGame): Promise<boolean> {
  const rows = await tx.insert(gameTable).values(game).onConflictDoNothing().returning({ code: gameTable.code })
  return rows.length > 0
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

import type { Tx } from '@foyer/database'
import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
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

/** Vendors with games at a merchant, hidden ones too. */
export async function listGameVendors(tx: Tx, merchant: string): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ vendor: gameTable.vendor })
    .from(gameTable)
    .where(eq(gameTable.merchant, merchant))
    .orderBy(gameTable.vendor)
  return rows.map(({ vendor }) => vendor)
}

/** A merchant's games of all vendors, hidden ones too. */
export async function countGames(tx: Tx, merchant: string): Promise<number> {
  return tx.$count(gameTable, eq(gameTable.merchant, merchant))
}

/** Games of one statement. */
const BATCH_SIZE = 250
const { merchant: _merchant, code: _code, vendor: _vendor, addedAt: _addedAt, ...replaced } = getTableColumns(gameTable)
/** Fields of an existing game that an import replaces. */
const replacement = Object.fromEntries(
  Object.entries(replaced).map(([field, { name }]) => [field, sql`excluded.${sql.identifier(name)}`]),
)

/** Inserts games and replaces existing ones. @returns the codes of the stored games: not of those of another vendor */
export async function saveGames(tx: Tx, games: readonly ImportedGame[]): Promise<Set<string>> {
  const saved = new Set<string>()
  for (let at = 0; at < games.length; at += BATCH_SIZE) {
    const rows = await tx
      .insert(gameTable)
      .values(games.slice(at, at + BATCH_SIZE))
      .onConflictDoUpdate({
        target: [gameTable.merchant, gameTable.code],
        set: replacement,
        setWhere: sql`${gameTable.vendor} = excluded.vendor`,
      })
      .returning({ code: gameTable.code })
    for (const { code } of rows) saved.add(code)
  }
  return saved
}

export async function hideGames(tx: Tx, merchant: string, codes: readonly string[]): Promise<void> {
  if (codes.length === 0) return
  await tx
    .update(gameTable)
    .set({ hiddenAt: sql`now()` })
    .where(and(eq(gameTable.merchant, merchant), inArray(gameTable.code, [...codes])))
}

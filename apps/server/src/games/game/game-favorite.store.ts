import type { Tx } from '@foyer/database'
import { and, desc, eq, sql } from 'drizzle-orm'
import { FAVORITE_GAME_LIMIT } from './game.constants.ts'
import { favoriteGameTable } from './game.table.ts'

interface Favorite {
  merchant: string
  memberId: string
  gameCode: string
}

const ofMember = ({ merchant, memberId }: Omit<Favorite, 'gameCode'>) =>
  and(eq(favoriteGameTable.merchant, merchant), eq(favoriteGameTable.memberId, memberId))

/** Codes of a member's favorite games, newest first. */
export async function listFavoriteCodes(tx: Tx, member: Omit<Favorite, 'gameCode'>): Promise<string[]> {
  const rows = await tx
    .select({ gameCode: favoriteGameTable.gameCode })
    .from(favoriteGameTable)
    .where(ofMember(member))
    .orderBy(desc(favoriteGameTable.addedAt), desc(favoriteGameTable.gameCode))
    .limit(FAVORITE_GAME_LIMIT)
  return rows.map(({ gameCode }) => gameCode)
}

/** Adds a favorite; an existing one keeps its place. The oldest ones above the limit are removed. */
export async function addFavorite(tx: Tx, favorite: Favorite): Promise<void> {
  await tx
    .insert(favoriteGameTable)
    .values({ ...favorite, addedAt: sql`clock_timestamp()` })
    .onConflictDoNothing()
  const kept = tx
    .select({ gameCode: favoriteGameTable.gameCode })
    .from(favoriteGameTable)
    .where(ofMember(favorite))
    .orderBy(desc(favoriteGameTable.addedAt), desc(favoriteGameTable.gameCode))
    .limit(FAVORITE_GAME_LIMIT)
  await tx.delete(favoriteGameTable).where(and(ofMember(favorite), sql`${favoriteGameTable.gameCode} NOT IN ${kept}`))
}

export async function removeFavorite(tx: Tx, favorite: Favorite): Promise<void> {
  await tx.delete(favoriteGameTable).where(and(ofMember(favorite), eq(favoriteGameTable.gameCode, favorite.gameCode)))
}

import type { Tx } from '@foyer/database'
import { gameTable } from '../games/game/game.table.ts'

/** Inserts a game of a merchant; an existing one is unchanged. */
export async function saveGame(tx: Tx, game: typeof gameTable.$inferInsert): Promise<void> {
  await tx.insert(gameTable).values(game).onConflictDoNothing()
}

import type { Database } from '@foyer/database'
import { CATALOGUE_FRESH_MS } from './game.constants.ts'
import { type GameRow, listGames } from './game.store.ts'

export interface GameCatalogue {
  /** The merchant's games in its order. */
  list(merchant: string): Promise<readonly GameRow[]>
  find(merchant: string, code: string): Promise<GameRow | undefined>
}

/** The merchants' games, cached for five seconds; concurrent callers share one read. */
export function createGameCatalogue(database: Database): GameCatalogue {
  // As many entries as merchants: callers name only those of the directory.
  const loaded = new Map<string, { at: number; games: Promise<readonly GameRow[]> }>()

  function list(merchant: string): Promise<readonly GameRow[]> {
    const known = loaded.get(merchant)
    if (known && Date.now() - known.at < CATALOGUE_FRESH_MS) return known.games
    const games = database.statement((tx) => listGames(tx, merchant), { merchant })
    games.catch(() => loaded.delete(merchant))
    loaded.set(merchant, { at: Date.now(), games })
    return games
  }

  return {
    list,
    async find(merchant, code) {
      return (await list(merchant)).find((game) => game.code === code)
    },
  }
}

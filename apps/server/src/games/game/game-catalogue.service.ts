import type { Database } from '@foyer/database'
import type { MerchantDirectory } from '../../merchant/index.ts'
import { CATALOGUE_FRESH_MS } from './game.constants.ts'
import { type GameRow, listGames } from './game.store.ts'
import { offerGames } from './game-catalogue.rules.ts'

export interface GameCatalogue {
  /** The games that the merchant offers, in its order, without those of vendors that are down or not connected. */
  list(merchant: string): Promise<readonly GameRow[]>
  /** A game that the merchant offers; `isOpen` is false where `list` leaves it out, while its vendor's rounds go on. */
  find(merchant: string, code: string): Promise<(GameRow & { isOpen: boolean }) | undefined>
  /** All that it has ever offered, for the names of former rounds. */
  listKnown(merchant: string): Promise<readonly GameRow[]>
}

interface CatalogueDependencies {
  database: Database
  merchants: Pick<MerchantDirectory, 'findByCode'>
  /** Whether a vendor is connected and can serve players. */
  isVendorUp(vendor: string): boolean
}

/** The merchants' games, cached for five seconds; concurrent callers share one read. */
export function createGameCatalogue({ database, merchants, isVendorUp }: CatalogueDependencies): GameCatalogue {
  // As many entries as merchants: callers name only those of the directory.
  const loaded = new Map<string, { at: number; games: Promise<readonly GameRow[]> }>()

  function listKnown(merchant: string): Promise<readonly GameRow[]> {
    const known = loaded.get(merchant)
    if (known && Date.now() - known.at < CATALOGUE_FRESH_MS) return known.games
    const games = database.statement((tx) => listGames(tx, merchant), { merchant })
    games.catch(() => loaded.delete(merchant))
    loaded.set(merchant, { at: Date.now(), games })
    return games
  }

  async function listOffered(code: string): Promise<readonly GameRow[]> {
    const merchant = await merchants.findByCode(code)
    return merchant ? offerGames(await listKnown(code), merchant.settings) : []
  }

  return {
    listKnown,
    async list(merchant) {
      return (await listOffered(merchant)).filter(({ vendor }) => isVendorUp(vendor))
    },
    async find(merchant, code) {
      const game = (await listOffered(merchant)).find((one) => one.code === code)
      return game && { ...game, isOpen: isVendorUp(game.vendor) }
    },
  }
}

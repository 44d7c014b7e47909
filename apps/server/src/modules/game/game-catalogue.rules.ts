import type { MerchantSettings } from '../merchant/index.ts'
import type { GameRow } from './game.store.ts'

/** The games that a merchant offers: of its vendors, without those that it or the vendor has taken out. */
export function offerGames(games: readonly GameRow[], settings: MerchantSettings['games']): readonly GameRow[] {
  const { vendors, hidden = [], hot } = settings ?? {}
  return games
    .filter(
      ({ hiddenAt, vendor, code }) =>
        hiddenAt === null && !hidden.includes(code) && (vendors?.includes(vendor) ?? true),
    )
    .map((game) => (hot ? { ...game, isHot: hot.includes(game.code) } : game))
}

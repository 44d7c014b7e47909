import type { MerchantSettings } from '../../merchant/index.ts'
import type { GameRow } from './game.store.ts'

/** The games that a merchant offers, in its order: of its vendors, without those that it or the vendor has taken out. */
export function offerGames(
  games: readonly GameRow[],
  settings: Pick<MerchantSettings, 'games' | 'trials'>,
): readonly GameRow[] {
  const { vendors, hidden = [], hot, order = [] } = settings.games ?? {}
  const positions = new Map(order.map((code, index) => [code, index]))
  const getPosition = ({ code }: GameRow) => positions.get(code) ?? order.length
  return games
    .filter(
      ({ hiddenAt, vendor, code }) =>
        hiddenAt === null && !hidden.includes(code) && (vendors?.includes(vendor) ?? true),
    )
    .toSorted((a, b) => getPosition(a) - getPosition(b))
    .map((game) => ({
      ...game,
      isHot: hot?.includes(game.code) ?? game.isHot,
      freeplay: game.freeplay && settings.trials,
    }))
}

import type { Game } from '@foyer/contract'

/** A shelf with fewer games that stand on no shelf above it is left out. */
const MIN_OWN_GAMES = 3

/** Games of the two shelves of home below the member's last games. */
export interface HomeShelves {
  hot: readonly Game[]
  others: readonly Game[]
}

/**
 * No game stands twice: popular games without those that the member has just played, then all that no shelf above has.
 * A shelf that loses most of its games to those above is left out, its games go to the next one; the lobby has them all.
 */
export function listHomeShelves(recent: readonly Game[], hot: readonly Game[], all: readonly Game[]): HomeShelves {
  const ownHot = listOwn(hot, recent)
  return { hot: ownHot, others: listOwn(all, [...recent, ...ownHot]) }
}

function listOwn(games: readonly Game[], above: readonly Game[]): readonly Game[] {
  const seen = new Set(above.map(keyOf))
  const own = games.filter((game) => !seen.has(keyOf(game)))
  return own.length === games.length || own.length >= MIN_OWN_GAMES ? own : []
}

function keyOf({ vendor, gameCode }: Game): string {
  return `${vendor} ${gameCode}`
}

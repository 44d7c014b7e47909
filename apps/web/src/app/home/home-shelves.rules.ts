import type { Game } from '@foyer/contract'

/** With fewer games that are not popular, their shelf is left out; the lobby has them all. */
const MIN_OTHER_GAMES = 3

/**
 * The games of home's second shelf: those that are not among the popular ones above it. Both lists stand in the document,
 * so that no tile moves later.
 */
export function listOtherGames(hot: readonly Game[], all: readonly Game[]): readonly Game[] {
  const seen = new Set(hot.map(keyOf))
  const others = all.filter((game) => !seen.has(keyOf(game)))
  return others.length === all.length || others.length >= MIN_OTHER_GAMES ? others : []
}

function keyOf({ vendor, gameCode }: Game): string {
  return `${vendor} ${gameCode}`
}

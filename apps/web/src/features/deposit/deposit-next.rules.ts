import type { Game } from '@foyer/contract'

/** The member's previous game, if still offered; `lastGame` is its address in the app. */
export function findLastGame<One extends Pick<Game, 'gameCode'>>(
  lastGame: string | undefined,
  games: readonly One[],
): One | undefined {
  const code = new URLSearchParams(lastGame?.split('?')[1]).get('code')
  return games.find(({ gameCode }) => gameCode === code)
}

import type { Href } from '../../routes.ts'

/**
 * Opens the game of a bet, at its own round if `roundId` names it; the game's way back is `backUrl`. Without it a game
 * opens to play, where it takes up its open round.
 */
export function linkToRound({
  gameCode,
  roundId,
  backUrl,
}: {
  gameCode: string
  roundId?: string
  backUrl: '/m/history' | '/m/wallet'
}): Href {
  const query = new URLSearchParams({ prize_mode: '', code: gameCode, ...(roundId ? { roundId } : {}), backUrl })
  return `/m/launchGame?${query}`
}

import type { Game } from '@foyer/contract'
import type { Href } from '../../routes.ts'

/** Address that launches a game (ROUTE-13): a lottery by its prize mode, any other by its vendor. */
export function gameLink(
  game: Pick<Game, 'gameCode' | 'vendor' | 'launchMode' | 'prizeMode' | 'lottoView'>,
  /** Page of ours to which the game leads back; home without it. */
  backUrl?: string,
): Href {
  const query = new URLSearchParams()
  if (game.launchMode === 'LOTT') query.set('prize_mode', game.prizeMode ?? '')
  else query.set('vendor', game.vendor)
  query.set('code', game.gameCode)
  if (game.lottoView) query.set('lottoView', game.lottoView)
  if (backUrl) query.set('backUrl', backUrl)
  return `/m/launchGame?${query}`
}

import { gameTrialLaunch } from '@foyer/contract'
import { ask } from './http.ts'

/** Opens a game of a merchant's site for play money, for a new player. @returns the vendor's address */
export async function launchTrial(site: string, game: string): Promise<string> {
  const url = new URL(gameTrialLaunch.path, site)
  url.searchParams.set('gameId', game)
  const { status, headers, text } = await ask(url.href)
  let answer: { errorCode?: string; value?: { gameUrl?: string } }
  try {
    answer = JSON.parse(text)
  } catch {
    throw new Error(`${site} answered the launch ${status} without JSON`)
  }
  const gameUrl = answer.value?.gameUrl
  if (gameUrl === undefined) throw new Error(`${site} refused the launch of ${game}: ${answer.errorCode}`)
  if (headers['cache-control'] !== 'no-store') throw new Error('the answer of the launch may be stored')
  return gameUrl
}

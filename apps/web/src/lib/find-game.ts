import { type Game, gameList } from '@foyer/contract'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { queryKey, useValue } from './queries.ts'
import type { Wps } from './wps/wps.ts'

/** Query of one game. A platform that knows no such query answers with all games. */
const queryOf = (gameCode: string) => ({ query: { gameCode } })

/** A game of the lists that are loaded; undefined when it is in none. */
function findLoaded(queries: QueryClient, gameCode: string): Game | undefined {
  for (const [, games] of queries.getQueriesData<Game[]>({ queryKey: [gameList.path] })) {
    const found = games?.find((game) => game.gameCode === gameCode)
    if (found) return found
  }
}

/** A game: of a loaded list, otherwise requested; undefined when it is unknown or the call fails or takes too long. */
export async function findGame(
  queries: QueryClient,
  wps: Wps,
  gameCode: string,
  timeoutMs: number,
): Promise<Game | undefined> {
  const loaded = findLoaded(queries, gameCode)
  if (loaded) return loaded
  const games = await queries
    .fetchQuery({
      queryKey: queryKey(gameList, queryOf(gameCode)),
      queryFn: () => wps.call(gameList, queryOf(gameCode), { alert: false, timeoutMs }),
      retry: false,
    })
    .catch(() => undefined)
  return games?.find((game) => game.gameCode === gameCode)
}

/** The same as a value of a screen; undefined while it loads. */
export function useGame(gameCode: string | undefined): Game | undefined {
  const queries = useQueryClient()
  const loaded = gameCode === undefined ? undefined : findLoaded(queries, gameCode)
  const isWanted = gameCode !== undefined && !loaded
  const { data } = useValue(gameList, queryOf(gameCode ?? ''), { isEnabled: isWanted })
  return loaded ?? data?.find((game) => game.gameCode === gameCode)
}

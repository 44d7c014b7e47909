import { gameMatches } from '@foyer/contract'
import { useAddress } from '../../lib/navigation.tsx'
import { useIsOffered, useValue } from '../../lib/queries.ts'
import { Games } from './game-list-screen.tsx'
import { GameMatches } from './game-matches.tsx'
import { categoryOfPage } from './game-page.rules.ts'

const sports = 'SPORTS'
/** Polling interval of the matches, in ms: one that is over leaves the page. */
const matchIntervalMs = 60_000

/** `/m/sports` … `/m/elott` (ROUTE-24..32): the games of the category named by the page. */
export function CategoryScreen() {
  const { path, query } = useAddress()
  const gameClassify = categoryOfPage(path, query)
  return gameClassify === sports ? <SportsGames /> : <Games key={gameClassify} gameClassify={gameClassify} />
}

/** The next matches before the games (RELAY-11), both at once: the games do not move, and wait for one attempt only. */
function SportsGames() {
  const isOffered = useIsOffered(gameMatches)
  const {
    data = [],
    isPending,
    failureCount,
  } = useValue(gameMatches, { query: {} }, { isEnabled: isOffered, refetchIntervalMs: matchIntervalMs })
  return (
    <Games gameClassify={sports} isWaiting={isOffered && isPending && failureCount === 0}>
      {data.length > 0 && <GameMatches matches={data} />}
    </Games>
  )
}

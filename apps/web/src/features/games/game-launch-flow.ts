import { gameList, launchGame, memberInfo } from '@foyer/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useReducer } from 'react'
import { useBalanceHidden } from '../../lib/balance.ts'
import { cookies } from '../../lib/cookies.ts'
import { leavePage } from '../../lib/navigation.tsx'
import { queryKey, useSettings } from '../../lib/queries.ts'
import { useReport } from '../../lib/report.ts'
import { useServices, useSession } from '../../lib/services.tsx'
import { detailsLimitMs, launchLimitMs, redirectDelayMs } from './game-launch.constants.ts'
import {
  advanceLaunch,
  type LaunchAddress,
  type LaunchState,
  launchStart,
  makeGameAddress,
  makeLaunchQuery,
} from './game-launch.rules.ts'

/** Launches a game: requests its address and opens it (GAME-01..06). */
export function useLaunch(address: LaunchAddress): { state: LaunchState; retry: () => void } {
  const [state, dispatch] = useReducer(advanceLaunch, launchStart)
  const ask = useAsk(address)
  const report = useReport()
  const { origin, storage } = useServices()
  const { step } = state
  const gameUrl = 'gameUrl' in state ? state.gameUrl : undefined

  // biome-ignore lint/correctness/useExhaustiveDependencies: one request each time the step is reached
  useEffect(() => {
    if (step !== 'asking') return
    const controller = new AbortController()
    ask(controller.signal).then(
      (answer) => dispatch({ type: 'answered', gameUrl: answer, origin }),
      (cause: unknown) => {
        if (!controller.signal.aborted) dispatch({ type: 'refused', error: report(cause) })
      },
    )
    return () => controller.abort()
  }, [step])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt restarts the ten seconds
  useEffect(() => {
    if (step === 'failed') return
    const timer = setTimeout(() => dispatch({ type: 'expired' }), launchLimitMs)
    return () => clearTimeout(timer)
  }, [step === 'failed'])

  useEffect(() => {
    if (step !== 'resting') return
    const timer = setTimeout(() => dispatch({ type: 'rested' }), redirectDelayMs)
    return () => clearTimeout(timer)
  }, [step])

  useEffect(() => {
    if (step !== 'leaving' || gameUrl === undefined) return
    storage.write('lastGame', makeGameAddress(location.search))
    // Replaces this page, so that Back from the game does not launch it again.
    leavePage(gameUrl, { isReplacing: true })
    const comeBack = (event: PageTransitionEvent) => event.persisted && dispatch({ type: 'returned' })
    window.addEventListener('pageshow', comeBack)
    return () => window.removeEventListener('pageshow', comeBack)
  }, [step, gameUrl, storage])

  return { state, retry: () => dispatch({ type: 'retried' }) }
}

/** The call with data of the game and the member; neither delays the launch for long. */
function useAsk({ ...address }: LaunchAddress): (signal: AbortSignal) => Promise<string> {
  const { wps, language, storage, origin } = useServices()
  const { allowedOrigins } = useSettings()
  const { isHidden: isBalanceHidden } = useBalanceHidden()
  const member = useSession()
  const queries = useQueryClient()
  return async (signal) => {
    const [games, info] = await Promise.all([
      queries
        .fetchQuery({
          queryKey: queryKey(gameList, { query: {} }),
          queryFn: () => wps.call(gameList, { query: {} }, { alert: false, timeoutMs: detailsLimitMs }),
          retry: false,
        })
        .catch(() => undefined),
      queries
        .fetchQuery({
          queryKey: queryKey(memberInfo, {}, member?.id),
          queryFn: () => wps.call(memberInfo, {}, { alert: false, timeoutMs: detailsLimitMs }),
          retry: false,
        })
        .catch(() => undefined),
    ])
    const game = games?.find(({ gameCode }) => gameCode === address.code)
    const query = makeLaunchQuery(address, {
      game,
      labelName: info?.clubLabel?.labelName,
      language,
      storedLanguage: storage.read('language') ?? cookies.read('language'),
      isBalanceHidden,
      place: { origin, listed: allowedOrigins },
    })
    const answer = await wps.call(launchGame, { query }, { signal, timeoutMs: launchLimitMs })
    return answer.gameUrl
  }
}

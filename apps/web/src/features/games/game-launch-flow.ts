import { type EndpointValue, launchGame, memberInfo } from '@foyer/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useReducer } from 'react'
import { useBalanceHidden } from '../../lib/balance.ts'
import { cookies } from '../../lib/cookies.ts'
import { findGame } from '../../lib/find-game.ts'
import { leavePage } from '../../lib/navigation.tsx'
import { queryKey, useSettings } from '../../lib/queries.ts'
import { useReport } from '../../lib/report.ts'
import { useServices, useSession } from '../../lib/services.tsx'
import { findNativeBridge } from '../../platform/index.ts'
import { detailsLimitMs, launchLimitMs, redirectDelayMs } from './game-launch.constants.ts'
import {
  advanceLaunch,
  isOpening,
  type LaunchAddress,
  type LaunchState,
  launchStart,
  makeGameAddress,
  makeLaunchQuery,
} from './game-launch.rules.ts'

/** A launch, and what its screen reports: the document in the frame, and the member's wish to try again. */
export interface Launch {
  state: LaunchState
  retry: () => void
  onFramed: () => void
}

/** Launches a game: requests its address and opens it, in place of the page or in a frame (GAME-01..06). */
export function useLaunch(address: LaunchAddress): Launch {
  const [state, dispatch] = useReducer(advanceLaunch, launchStart)
  const ask = useAsk(address)
  const report = useReport()
  const { origin, storage } = useServices()
  const { step } = state
  const isCounting = isOpening(state)
  const gameUrl = 'gameUrl' in state ? state.gameUrl : undefined

  // biome-ignore lint/correctness/useExhaustiveDependencies: one request each time the step is reached
  useEffect(() => {
    if (step !== 'asking') return
    const controller = new AbortController()
    ask(controller.signal).then(
      ({ gameUrl: url, isFramed = false }) => dispatch({ type: 'answered', gameUrl: url, isFramed, origin }),
      (cause: unknown) => {
        if (!controller.signal.aborted) dispatch({ type: 'refused', error: report(cause) })
      },
    )
    return () => controller.abort()
  }, [step])

  useEffect(() => {
    if (!isCounting) return
    const expire = () => dispatch({ type: 'expired', isNativeApp: findNativeBridge() !== undefined })
    const timer = setTimeout(expire, launchLimitMs)
    return () => clearTimeout(timer)
  }, [isCounting])

  useEffect(() => {
    if (step !== 'resting') return
    const timer = setTimeout(() => dispatch({ type: 'rested' }), redirectDelayMs)
    return () => clearTimeout(timer)
  }, [step])

  useEffect(() => {
    if (step === 'framing' || step === 'leaving') storage.write('lastGame', makeGameAddress(location.search))
    if (step !== 'leaving' || gameUrl === undefined) return
    // Replaces this page, so that Back from the game does not launch it again.
    leavePage(gameUrl, { isReplacing: true })
    const comeBack = (event: PageTransitionEvent) => event.persisted && dispatch({ type: 'returned' })
    window.addEventListener('pageshow', comeBack)
    return () => window.removeEventListener('pageshow', comeBack)
  }, [step, gameUrl, storage])

  return { state, retry: () => dispatch({ type: 'retried' }), onFramed: () => dispatch({ type: 'framed' }) }
}

/** The call with data of the game and the member; neither delays the launch for long. */
function useAsk({ ...address }: LaunchAddress): (signal: AbortSignal) => Promise<EndpointValue<typeof launchGame>> {
  const { wps, language, storage, origin } = useServices()
  const { allowedOrigins } = useSettings()
  const { isHidden: isBalanceHidden } = useBalanceHidden()
  const member = useSession()
  const queries = useQueryClient()
  return async (signal) => {
    const [game, info] = await Promise.all([
      findGame(queries, wps, address.code, detailsLimitMs),
      queries
        .fetchQuery({
          queryKey: queryKey(memberInfo, {}, member?.id),
          queryFn: () => wps.call(memberInfo, {}, { alert: false, timeoutMs: detailsLimitMs }),
          retry: false,
        })
        .catch(() => undefined),
    ])
    const query = makeLaunchQuery(address, {
      game,
      labelName: info?.clubLabel?.labelName,
      language,
      // Of the page without a choice: a lottery beside it in Vietnamese would be a surprise (DEC-36).
      storedLanguage: storage.read('language') ?? cookies.read('language') ?? language,
      isBalanceHidden,
      place: { origin, listed: allowedOrigins },
    })
    return wps.call(launchGame, { query }, { signal, timeoutMs: launchLimitMs })
  }
}

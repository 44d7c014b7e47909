import { useBusy } from '@foyer/ui/use-busy'
import { makeUuid } from '@foyer/ui/uuid'
import { useCallback, useEffect, useReducer } from 'react'
import type { PlayerWire } from '../../../game/wire.rules.ts'
import { ApiError } from '../../lib/api.ts'
import { endPlay, isEndOfPlay } from '../../lib/queries.ts'
import type { RoundRequest } from '../../lib/round-api.ts'
import {
  placeRound,
  readRound,
  readRoundInPlay,
  releaseBalance,
  releaseResults,
  storeRound,
  takeStep,
} from '../../lib/round-queries.ts'
import {
  changeRoundFlow,
  computeResendMs,
  isUndecided,
  type RoundEvent,
  type RoundFlow,
  START,
} from './round-flow.rules.ts'

/** Interval between two looks at a stake that is not confirmed. */
const PENDING_EVERY_MS = 1_500

/** The current round of the screen's game, and the player's actions. */
export interface RoundTable {
  flow: RoundFlow
  place: (stakeMinor: bigint, bet: unknown) => void
  take: (step: unknown) => void
  /** The result is on the screen: balance and history follow. */
  reveal: () => void
  reload: () => void
}

export function useRoundFlow({ playerId, currency }: PlayerWire): RoundTable {
  const [flow, dispatch] = useReducer(changeRoundFlow, START)
  const call = useBusy()
  const { fail, findOpen, send } = useRoundCalls(dispatch)

  const { step } = flow
  useEffect(() => {
    if (step === 'loading') void findOpen()
  }, [step, findOpen])
  useResend(flow, send, dispatch)
  usePendingPoll(flow, fail, dispatch)

  const isFree = step === 'ready' && flow.last === null
  useEffect(() => {
    if (isFree) releaseResults()
  }, [isFree])

  return {
    flow,
    place(stakeMinor, bet) {
      if (flow.step !== 'ready') return
      const sent = { requestId: makeUuid(), playerId, currency, stake: String(stakeMinor), bet }
      void call.run(() => {
        dispatch({ kind: 'placed', sent })
        return send(sent, 0)
      })
    },
    take(taken) {
      if (flow.step !== 'open') return
      const { roundId, steps } = flow.round
      void call.run(() => {
        dispatch({ kind: 'stepped', taken })
        return takeStep(roundId, steps.length, taken).then(
          (round) => dispatch({ kind: 'arrived', round }),
          (error) => {
            fail(error)
            // The step may have been taken: the round knows.
            void readRound(roundId).then(
              (round) => dispatch({ kind: 'arrived', round }),
              () => undefined,
            )
          },
        )
      })
    },
    reveal() {
      if (flow.step !== 'revealing') return
      const { balance } = flow.round
      storeRound(flow.round)
      void releaseBalance(balance === null ? null : { playerId, balance, currency })
      dispatch({ kind: 'revealed' })
    },
    reload: () => dispatch({ kind: 'reloaded' }),
  }
}

type Dispatch = (event: RoundEvent) => void

/** The calls of a round; their answers and errors change the flow. */
function useRoundCalls(dispatch: Dispatch) {
  const fail = useCallback(
    (error: unknown) => {
      const problem = error instanceof ApiError ? error.code : 'unknown_error'
      if (isEndOfPlay(problem)) void endPlay(problem)
      dispatch({ kind: 'failed', problem })
      return problem
    },
    [dispatch],
  )

  /** Another tab's or device's round is in play: it is shown instead. */
  const findOpen = useCallback(async () => {
    try {
      dispatch({ kind: 'arrived', round: await readRoundInPlay() })
    } catch (error) {
      fail(error)
    }
  }, [fail, dispatch])

  const send = useCallback(
    async (sent: RoundRequest, attempts: number) => {
      try {
        dispatch({ kind: 'arrived', round: await placeRound(sent) })
      } catch (error) {
        const problem = fail(error)
        if (isUndecided(problem, attempts)) return
        void releaseBalance(null)
        if (problem === 'round_open') void findOpen()
      }
    },
    [fail, findOpen, dispatch],
  )

  return { fail, findOpen, send }
}

type RoundCalls = ReturnType<typeof useRoundCalls>

/** The same bet, after a delay or as soon as the connection is back, until it has an answer. */
function useResend(flow: RoundFlow, send: RoundCalls['send'], dispatch: Dispatch): void {
  useEffect(() => {
    if (flow.step !== 'unknown') return undefined
    const { sent, attempts } = flow
    const stop = () => {
      clearTimeout(timer)
      removeEventListener('online', resend)
    }
    const resend = () => {
      stop()
      dispatch({ kind: 'placed', sent })
      void send(sent, attempts)
    }
    const timer = setTimeout(resend, computeResendMs(attempts))
    addEventListener('online', resend)
    return stop
  }, [flow, send, dispatch])
}

/** Looks at a stake that is not confirmed until it is. */
function usePendingPoll(flow: RoundFlow, fail: RoundCalls['fail'], dispatch: Dispatch): void {
  useEffect(() => {
    if (flow.step !== 'pending') return undefined
    const { roundId } = flow.round
    // The answer to an earlier poll may be the last to arrive, when another bet is under way.
    let isOver = false
    const poll = () =>
      readRound(roundId).then(
        (round) => !isOver && round.state !== 'reserving' && dispatch({ kind: 'arrived', round }),
        (error) => !isOver && fail(error),
      )
    const timer = setInterval(() => void poll(), PENDING_EVERY_MS)
    return () => {
      isOver = true
      clearInterval(timer)
    }
  }, [flow, fail, dispatch])
}

import { useCallback, useEffect, useReducer, useRef } from 'react'
import type { RoundWire } from '../../../games/round-wire.rules.ts'
import { ApiError } from '../../lib/api.ts'
import { endPlay, isEndOfPlay } from '../../lib/queries.ts'
import { makeRequestId } from '../../lib/request-id.ts'
import { type RoundRequest, roundApi } from '../../lib/round-api.ts'
import { holdBalance, releaseBalance, storeRound } from '../../lib/round-queries.ts'
import { changeRoundFlow, isUnknown, type RoundFlow, START } from './round-flow.rules.ts'

/** Interval between two looks at a stake that is not confirmed. */
const PENDING_EVERY_MS = 1_500
/** Delay before a bet without an answer is sent again. */
const RESEND_MS = 2_500

/** The current round of the screen's game, and the player's actions. */
export interface RoundTable {
  flow: RoundFlow
  place: (stakeMinor: bigint, bet: unknown) => void
  take: (step: unknown) => void
  /** The result is on the screen: balance and history follow. */
  reveal: () => void
  reload: () => void
}

export function useRoundFlow(currency: string): RoundTable {
  const [flow, dispatch] = useReducer(changeRoundFlow, START)
  const current = useRef(flow)
  useEffect(() => {
    current.current = flow
  })

  const fail = useCallback((error: unknown) => {
    const problem = error instanceof ApiError ? error.code : 'unknown_error'
    if (isEndOfPlay(problem)) void endPlay(problem)
    dispatch({ kind: 'failed', problem })
    return problem
  }, [])

  /** Another tab's or device's round is in play: it is shown instead. */
  const findOpen = useCallback(async () => {
    try {
      const round = await roundApi.readOpenRound()
      if (round) await holdBalance(0n)
      dispatch({ kind: 'arrived', round })
    } catch (error) {
      fail(error)
    }
  }, [fail])

  const send = useCallback(
    async (sent: RoundRequest) => {
      try {
        await holdBalance(BigInt(sent.stake))
        dispatch({ kind: 'arrived', round: await roundApi.placeRound(sent) })
      } catch (error) {
        const problem = fail(error)
        if (isUnknown(problem)) return
        await releaseBalance(null, currency)
        if (problem === 'round_open') await findOpen()
      }
    },
    [fail, findOpen, currency],
  )

  const { step } = flow
  useEffect(() => {
    if (step === 'loading') void findOpen()
  }, [step, findOpen])

  useEffect(() => {
    const { current: now } = current
    if (step === 'unknown' && now.step === 'unknown') {
      const timer = setTimeout(() => void send(now.sent), RESEND_MS)
      return () => clearTimeout(timer)
    }
    if (step === 'pending' && now.step === 'pending') {
      const { roundId } = now.round
      const poll = () =>
        roundApi.readRound(roundId).then(
          (round) => round.state !== 'reserving' && dispatch({ kind: 'arrived', round }),
          () => undefined,
        )
      const timer = setInterval(() => void poll(), PENDING_EVERY_MS)
      return () => clearInterval(timer)
    }
    return undefined
  }, [step, send])

  // Without a round in play the balance is free.
  const isFree = step === 'ready' && flow.last === null
  useEffect(() => {
    if (isFree) void releaseBalance(null, currency)
  }, [isFree, currency])

  return {
    flow,
    place(stakeMinor, bet) {
      if (flow.step !== 'ready') return
      const sent = { requestId: makeRequestId(), currency, stake: String(stakeMinor), bet }
      dispatch({ kind: 'placed', sent })
      void send(sent)
    },
    take(taken) {
      if (flow.step !== 'open') return
      const { roundId, steps } = flow.round
      dispatch({ kind: 'stepped', taken })
      roundApi.takeStep(roundId, steps.length, taken).then(
        (round) => dispatch({ kind: 'arrived', round }),
        (error) => {
          fail(error)
          // The step may have been taken: the round knows.
          void roundApi.readRound(roundId).then(
            (round) => dispatch({ kind: 'arrived', round }),
            () => undefined,
          )
        },
      )
    },
    reveal() {
      if (flow.step !== 'revealing') return
      showResult(flow.round)
      dispatch({ kind: 'revealed' })
    },
    reload: () => dispatch({ kind: 'reloaded' }),
  }
}

function showResult(round: RoundWire): void {
  storeRound(round)
  void releaseBalance(round.balance, round.currency)
}

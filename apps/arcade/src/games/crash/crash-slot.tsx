import { useBusy } from '@foyer/ui/use-busy'
import { makeUuid } from '@foyer/ui/uuid'
import { useEffect, useEffectEvent, useState } from 'react'
import { type PressAction, usePressGuard } from '../../pages/features/round/index.ts'
import { ApiError } from '../../pages/lib/api.ts'
import { startBetCall } from '../../pages/lib/balance-queries.ts'
import { endPlay, isEndOfPlay } from '../../pages/lib/queries.ts'
import type { Slot } from './crash.constants.ts'
import { crashApi } from './crash-api.tsx'
import type { SlotChoice } from './crash-controls.tsx'
import { readShownMultiplier, useFrames } from './crash-curve.tsx'
import { refreshCrash, storeOwnBet } from './crash-live.tsx'
import {
  type ControlState,
  type CrashTable,
  decideControl,
  findOwnBet,
  planQueued,
  type QueuedBet,
} from './crash-table.rules.ts'
import type { CrashBetWire } from './crash-wire.rules.ts'

/** Attempts of one call without an answer, always with the same id. */
const ATTEMPTS = 4
const RETRY_MS = 400

/** One of the player's two bets: its state and what its button does. */
export interface CrashSlot {
  bet: CrashBetWire | null
  state: ControlState
  /** Code of the last refusal. */
  problem: string | null
  press: () => void
}

const ACTIONS: Record<ControlState, PressAction> = {
  ...{ bet: 'stake', queue: 'stake', cancel: 'cancel', withdraw: 'cancel' },
  ...{ busy: 'cash', ready: 'cash', cash: 'cash' },
}

async function callUntilAnswered<Value>(run: () => Promise<Value>): Promise<Value> {
  for (let attempt = 1; attempt < ATTEMPTS; attempt += 1) {
    try {
      return await run()
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'offline') throw error
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
    }
  }
  return run()
}

export function useCrashSlot(
  slot: Slot,
  table: CrashTable,
  choice: SlotChoice,
  { playerId, currency, canBet }: { playerId: string; currency: string; canBet: boolean },
): CrashSlot {
  const [queued, setQueued] = useState<QueuedBet | null>(null)
  const { isBusy, run } = useBusy()
  const [problem, setProblem] = useState<string | null>(null)
  /** The round whose shown multiplier is above 1.00×. */
  const [aboveOneId, setAboveOneId] = useState<number | null>(null)
  const { round } = table
  const isAbove = round !== null && round.roundId === aboveOneId
  const bet = findOwnBet(table, slot)
  const isQueued = queued !== null
  const plan = queued && planQueued(queued, round, canBet && bet === null)
  if (plan === 'drop') setQueued(null)
  const state = decideControl(table, bet, { isQueued, isBusy, multiplier: isAbove ? 101 : 100 })
  const takePress = usePressGuard(ACTIONS[state])
  const isFlying = round?.phase === 'running' && bet?.state === 'placed' && bet.cashedOut === null

  useFrames(() => {
    if (round?.phase === 'running' && readShownMultiplier(round) > 100) setAboveOneId(round.roundId)
  }, isFlying && !isAbove)

  async function change(call: () => Promise<CrashBetWire>): Promise<void> {
    setProblem(null)
    try {
      storeOwnBet(playerId, await callUntilAnswered(call))
    } catch (error) {
      const code = error instanceof ApiError ? error.code : 'unknown_error'
      setProblem(code)
      if (isEndOfPlay(code)) await endPlay(code)
      else await refreshCrash()
    }
  }

  function place(): void {
    if (!round) return
    setQueued(null)
    const { stakeMinor, auto, isAuto } = choice
    const request = {
      ...{ requestId: makeUuid(), playerId, currency, roundId: round.roundId, slot },
      ...{ stake: String(stakeMinor), auto: isAuto ? auto : null },
    }
    const send = async () => {
      const showBalance = startBetCall()
      const placed = await crashApi.placeBet(request)
      void showBalance(placed.balance === null ? null : { playerId, balance: placed.balance, currency })
      return placed
    }
    void run(() => change(send))
  }

  const placeQueued = useEffectEvent(place)
  const isDue = plan === 'place' && !isBusy
  useEffect(() => {
    if (isDue) placeQueued()
  }, [isDue])

  useEffect(() => {
    if (!isQueued) return undefined
    // Nobody looks at a hidden page.
    const drop = () => document.hidden && setQueued(null)
    document.addEventListener('visibilitychange', drop)
    return () => document.removeEventListener('visibilitychange', drop)
  }, [isQueued])

  function press(): void {
    const isStake = state === 'bet' || state === 'queue'
    if (state === 'busy' || state === 'ready' || (isStake && !canBet) || !takePress()) return
    if (state === 'bet') place()
    if (state === 'queue') {
      setProblem(null)
      setQueued({ roundId: round?.roundId ?? null })
    }
    if (state === 'cancel') setQueued(null)
    if (state === 'withdraw' && bet) void run(() => change(() => crashApi.cancelBet(bet.betId)))
    if (state === 'cash' && bet) void run(() => change(() => crashApi.cashOut(bet.betId)))
  }

  return { bet, state, problem, press }
}

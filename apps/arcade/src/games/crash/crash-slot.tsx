import { useEffect, useEffectEvent, useState } from 'react'
import { ApiError } from '../../pages/lib/api.ts'
import { crashApi } from '../../pages/lib/crash-api.ts'
import { refreshCrash, storeOwnBet } from '../../pages/lib/crash-live.ts'
import { endPlay, isEndOfPlay, storeBalance } from '../../pages/lib/queries.ts'
import { makeRequestId } from '../../pages/lib/request-id.ts'
import type { Slot } from './crash.constants.ts'
import type { SlotChoice } from './crash-controls.tsx'
import { readShownMultiplier, useFrames } from './crash-curve.tsx'
import { type ControlState, type CrashTable, decideControl, findOwnBet } from './crash-table.rules.ts'
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
  { currency, canBet }: { currency: string; canBet: boolean },
): CrashSlot {
  const [isQueued, setQueued] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [isAbove, setAbove] = useState(false)
  const { round } = table
  const bet = findOwnBet(table, slot)
  const state = decideControl(table, bet, { isQueued, isBusy, multiplier: isAbove ? 101 : 100 })
  const isFlying = round?.phase === 'running' && bet?.state === 'placed' && bet.cashedOut === null

  useFrames(() => {
    const isNow = round?.phase === 'running' && readShownMultiplier(round) > 100
    if (isNow !== isAbove) setAbove(isNow)
  }, isFlying && !isAbove)

  async function run(call: () => Promise<CrashBetWire>): Promise<void> {
    setBusy(true)
    setProblem(null)
    try {
      storeOwnBet(await callUntilAnswered(call))
    } catch (error) {
      const code = error instanceof ApiError ? error.code : 'unknown_error'
      setProblem(code)
      if (isEndOfPlay(code)) await endPlay(code)
      else await refreshCrash()
    }
    setBusy(false)
  }

  function place(): void {
    if (!round) return
    setQueued(false)
    const { stakeMinor, auto, isAuto } = choice
    const request = {
      ...{ requestId: makeRequestId(), roundId: round.roundId, slot },
      ...{ stake: String(stakeMinor), auto: isAuto ? auto : null },
    }
    void run(async () => {
      const placed = await crashApi.placeBet(request)
      if (placed.balance !== null) await storeBalance({ balance: placed.balance, currency })
      return placed
    })
  }

  const placeQueued = useEffectEvent(place)
  const isDue = isQueued && canBet && !isBusy && round?.phase === 'betting' && bet === null
  useEffect(() => {
    if (isDue) placeQueued()
  }, [isDue])

  function press(): void {
    if (state === 'bet' && canBet) place()
    if (state === 'queue' && canBet) {
      setProblem(null)
      setQueued(true)
    }
    if (state === 'cancel') setQueued(false)
    if (state === 'cash' && bet) void run(() => crashApi.cashOut(bet.betId))
  }

  return { bet, state, problem, press }
}

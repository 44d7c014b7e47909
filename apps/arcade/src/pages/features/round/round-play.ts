import { useState } from 'react'
import { classifyOutcome } from '../../../game/game.rules.ts'
import type { PlayerWire } from '../../../game/wire.rules.ts'
import { useBalance } from '../../lib/balance-queries.ts'
import { useSeeds } from '../../lib/round-queries.ts'
import { playEnd, playWin, useSound } from '../../lib/sound.ts'
import { useAuto } from './round-auto.ts'
import { phaseOf, roundOf } from './round-flow.rules.ts'
import { useRoundFlow } from './round-flow.ts'
import { storeLast } from './round-last.ts'
import { useNextRound } from './round-next.ts'
import { usePressGuard, useSpace } from './round-press.ts'
import type { RoundGame } from './round-screen.types.ts'
import { findStakeProblem } from './round-stake.rules.ts'

export type SheetName = 'rules' | 'fair' | 'history' | 'auto'

/** The round on the stage, the next one, automatic play, and the main button, which serves all three. */
export function useRoundPlay<Bet>(game: RoundGame<Bet>, player: PlayerWire) {
  const next = useNextRound(game, player)
  const [sheet, setSheet] = useState<SheetName | null>(null)
  const { data: balance } = useBalance()
  const seeds = useSeeds()
  const sound = useSound()
  const table = useRoundFlow(player)
  const { flow } = table
  const { bet, bounds, stakeMinor } = next
  const phase = phaseOf(flow)
  const balanceMinor = balance ? BigInt(balance.balance) : null
  const problem = bounds && phase === 'idle' ? findStakeProblem(stakeMinor, bounds, balanceMinor) : null
  const isFree = flow.step === 'ready'
  const canPlace = isFree && problem === null && bounds !== null && !next.isRefused
  const mainStep = flow.step === 'open' && game.findMainStep ? game.findMainStep(flow.round) : null

  function place(): void {
    if (!canPlace) return
    storeLast(game.rules.id, player, bet, stakeMinor)
    table.place(stakeMinor, bet)
  }

  const auto = useAuto({ flow, canPlace, stakeMinor, place })
  const isPlaying = auto.run !== null
  const isOff = !isPlaying && mainStep === null && !canPlace
  const isCashing = flow.step === 'stepping' && flow.taken === game.findMainStep?.(flow.round)
  const isMainBusy = flow.step === 'placing' || flow.step === 'unknown' || flow.step === 'pending' || isCashing
  const takePress = usePressGuard(isPlaying ? 'stop' : phase === 'open' ? 'cash' : 'stake')

  function main(): void {
    if (isOff || !takePress()) return
    if (isPlaying) auto.stop('player')
    else if (mainStep !== null) table.take(mainStep)
    else place()
  }

  // An open round is cashed out by its button only: Space may be meant for a control that has lost the focus.
  useSpace(main, sheet === null && phase !== 'open')

  function reveal(): void {
    if (flow.step !== 'revealing') return
    const { stake, win, factor } = flow.round
    const outcome = classifyOutcome(BigInt(stake), BigInt(win ?? '0'))
    if (outcome === 'win') playWin((factor ?? 0) / 10_000)
    else playEnd()
    table.reveal()
  }

  return {
    ...{ next, balanceMinor, seeds, sound, sheet, setSheet, auto },
    ...{ flow, phase, round: roundOf(flow) },
    take: table.take,
    reload: table.reload,
    reveal,
    /** Why the stake can't be placed now. */
    problem,
    /** Whether automatic play runs. */
    isPlaying,
    /** Whether stake and automatic play can be chosen. */
    canChange: isFree && !isPlaying,
    main: { press: main, isOff, isBusy: !isPlaying && isMainBusy },
  }
}

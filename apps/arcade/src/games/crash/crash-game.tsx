import { useEffect, useState } from 'react'
import type { PlayerWire } from '../../game/wire.rules.ts'
import { findStakeProblem, useSpace } from '../../pages/features/round/index.ts'
import { useBalance } from '../../pages/lib/balance-queries.ts'
import { playEnd, playTick, playWin, useSound } from '../../pages/lib/sound.ts'
import { SLOTS, type Slot } from './crash.constants.ts'
import { findCrashBounds } from './crash.rules.ts'
import { type Choices, readChoices, storeChoices } from './crash-choices.tsx'
import type { ChoiceField, SlotChoice } from './crash-controls.tsx'
import { type CrashSlot, useCrashSlot } from './crash-slot.tsx'
import { type CrashTable, findOwnBet, sumRound } from './crash-table.rules.ts'

const noRefusals: Record<ChoiceField, boolean> = { stake: false, auto: false }

type SheetName = 'rules' | 'fair' | 'history' | 'players'

/** The player's two bets with their choices, and the one whose fields are shown. */
export function useCrashGame(table: CrashTable, player: PlayerWire) {
  const { playerId, currency } = player
  const [choices, setChoices] = useState(() => readChoices(player))
  const [selected, setSelected] = useState<Slot>(1)
  const shownSlots = choices.hasSecond || findOwnBet(table, 2) !== null ? SLOTS : ([1] as const)
  const slot = shownSlots.length === 1 ? 1 : selected
  // Entries of the shown fields that are none: nothing is bet that the fields do not show.
  const [refused, setRefused] = useState({ slot, ...noRefusals })
  if (refused.slot !== slot) setRefused({ slot, ...noRefusals })
  const [sheet, setSheet] = useState<SheetName | null>(null)
  const { data: balance } = useBalance()
  const sound = useSound()
  const bounds = findCrashBounds(currency)
  const balanceMinor = balance ? BigInt(balance.balance) : null
  const problemOf = (number: Slot) =>
    bounds ? findStakeProblem(choices.slots[number].stakeMinor, bounds, balanceMinor) : null
  const isRefused = refused.stake || (refused.auto && choices.slots[slot].isAuto)
  const canBet = (number: Slot) => problemOf(number) === null && !(number === slot && isRefused)
  const first = useCrashSlot(1, table, choices.slots[1], { playerId, currency, canBet: canBet(1) })
  const second = useCrashSlot(2, table, choices.slots[2], { playerId, currency, canBet: canBet(2) })
  const slots: Record<Slot, CrashSlot> = { 1: first, 2: second }
  const current = slots[slot]
  const isFixed = current.state !== 'bet' && current.state !== 'queue'

  function change(next: Choices): void {
    setChoices(next)
    storeChoices(next, player)
  }

  useSpace(() => current.press(), sheet === null)
  useRoundSounds(table)

  return {
    ...{ bounds, balanceMinor, sound, sheet, setSheet, choices, slots, canBet },
    shownSlots,
    canRemove: shownSlots.length > 1 && second.bet === null && second.state !== 'cancel' && second.state !== 'busy',
    /** The place whose fields are shown, its bet, and why its stake can't be bet now. */
    ...{ slot, current, isFixed, problem: isFixed ? null : problemOf(slot) },
    select: setSelected,
    addSecond() {
      change({ ...choices, hasSecond: true })
      setSelected(2)
    },
    removeSecond() {
      change({ ...choices, hasSecond: false })
      setSelected(1)
    },
    choose: (choice: SlotChoice) => change({ ...choices, slots: { ...choices.slots, [slot]: choice } }),
    /** @param isNone whether the field holds no stake or no multiplier */
    markEntry: (field: ChoiceField, isNone: boolean) => setRefused((entries) => ({ ...entries, [field]: isNone })),
  }
}

/** Sounds of a start, of a gain over all bets of the round, and of a crash without one (DEC-34). */
function useRoundSounds(table: CrashTable): void {
  const phase = table.round?.phase
  const sum = sumRound(table)
  const isGain = sum !== null && sum.winMinor > sum.stakeMinor
  const factor = sum && sum.stakeMinor > 0n ? Number((sum.winMinor * 100n) / sum.stakeMinor) / 100 : 0
  useEffect(() => {
    if (phase === 'running') playTick()
    if (phase === 'crashed') playEnd()
  }, [phase])
  useEffect(() => {
    if (isGain) playWin(factor)
  }, [isGain, factor])
}

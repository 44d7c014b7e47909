import type { PlayerWire } from '../../game/wire.rules.ts'
import { fitStake } from '../../pages/features/round/index.ts'
import { readStored, writeStored } from '../../pages/lib/storage.ts'
import { SLOTS, type Slot } from './crash.constants.ts'
import { findCrashBounds, isAutoCashOut } from './crash.rules.ts'
import type { SlotChoice } from './crash-controls.tsx'

const STORED = 'game-crash'

type Owner = Pick<PlayerWire, 'playerId' | 'currency'>

export interface Choices {
  slots: Record<Slot, SlotChoice>
  hasSecond: boolean
}

/**
 * Stakes and automatic cash-outs of the player's last visit, in this currency. Players of all merchants share the storage:
 * another one's are not used.
 */
export function readChoices({ playerId, currency }: Owner): Choices {
  const bounds = findCrashBounds(currency)
  const first: SlotChoice = {
    stakeMinor: bounds ? fitStake(bounds.minMinor * 2n, bounds) : 0n,
    auto: 200,
    isAuto: false,
  }
  const stored = readStored(STORED) as Record<string, unknown> | null // each field is checked
  if (stored?.playerId !== playerId) return { slots: { 1: first, 2: first }, hasSecond: false }
  const read = (slot: Slot): SlotChoice => {
    const known = stored.currency === currency && Array.isArray(stored.slots) ? stored.slots[slot - 1] : null
    if (typeof known !== 'object' || known === null || !bounds) return first
    const { stake, auto, isAuto } = known as Record<string, unknown> // each field is checked
    return {
      stakeMinor: /^\d{1,18}$/.test(String(stake)) ? fitStake(BigInt(String(stake)), bounds) : first.stakeMinor,
      auto: typeof auto === 'number' && isAutoCashOut(auto) ? auto : first.auto,
      isAuto: isAuto === true,
    }
  }
  return { slots: { 1: read(1), 2: read(2) }, hasSecond: stored.hasSecond === true }
}

export function storeChoices({ slots, hasSecond }: Choices, { playerId, currency }: Owner): void {
  const list = SLOTS.map((slot) => ({ ...slots[slot], stake: String(slots[slot].stakeMinor), stakeMinor: undefined }))
  writeStored(STORED, { playerId, currency, hasSecond, slots: list })
}

import { readTypedHundredths } from '@foyer/money'
import { FACTOR_SCALE, type InstantGame, isIntegerIn, isRecordOf, type Prize } from '../../game/instant-game.rules.ts'

/** Results of one roll: 0 to 9,999, shown as 0.00 to 99.99. */
export const ROLL_COUNT = 10_000
/** Winning rolls of the narrowest and of the widest bet: 0.01 % and 98 %. */
export const MIN_CHANCE = 1
export const MAX_CHANCE = 9_800
/** Share of the stakes that is paid out, before rounding of the multiplier, in percent. */
const RETURN_PERCENT = 99n

/** `over` wins with a roll above the target, `under` with one below it. */
export interface DiceBet {
  side: 'over' | 'under'
  /** In hundredths: 5,000 is 50.00. */
  target: number
}

export interface DiceOutcome {
  roll: number
}

/** Winning rolls of a bet, out of 10,000. */
export function countWinningRolls({ side, target }: DiceBet): number {
  return side === 'under' ? target : ROLL_COUNT - 1 - target
}

/** The target of a side with this number of winning rolls. */
export function targetOf(side: DiceBet['side'], chance: number): number {
  return side === 'under' ? chance : ROLL_COUNT - 1 - chance
}

/** The multiplier for a number of winning rolls: 99 % of the fair one, rounded down to four decimals. */
export function computeDiceFactor(chance: number): bigint {
  return (RETURN_PERCENT * BigInt(ROLL_COUNT) * FACTOR_SCALE) / (100n * BigInt(chance))
}

export function isWinningRoll({ side, target }: DiceBet, roll: number): boolean {
  return side === 'under' ? roll < target : roll > target
}

/** Roll over or under a number of the player's choice. */
export const dice: InstantGame<DiceBet, DiceOutcome, never> = {
  id: 'dice',
  code: 'DICE',
  name: 'Dice',
  readBet(input) {
    if (!isRecordOf(input, ['side', 'target'])) return null
    const { side, target } = input
    if ((side !== 'over' && side !== 'under') || !isIntegerIn(target, 0, ROLL_COUNT)) return null
    const bet: DiceBet = { side, target }
    return isIntegerIn(countWinningRolls(bet), MIN_CHANCE, MAX_CHANCE) ? bet : null
  },
  readStep: () => null,
  computeOutcome: (_bet, random) => ({ roll: random.nextInt(ROLL_COUNT) }),
  settle(bet, { roll }, steps) {
    if (steps.length > 0) return null
    const factor = isWinningRoll(bet, roll) ? computeDiceFactor(countWinningRolls(bet)) : 0n
    return { factor, isOver: true, view: { roll } }
  },
  requiredFactor: (bet) => computeDiceFactor(countWinningRolls(bet)),
  listPaytables(bet) {
    const chance = countWinningRolls(bet)
    const prize: Prize = {
      id: 'win',
      ways: BigInt(chance),
      outOf: BigInt(ROLL_COUNT),
      factor: computeDiceFactor(chance),
    }
    return [[prize]]
  },
  listBets: () =>
    (['under', 'over'] as const).flatMap((side) =>
      Array.from({ length: MAX_CHANCE }, (_, index) => ({ side, target: targetOf(side, index + 1) })),
    ),
  listPlans: () => [[]],
}

/** A typed chance in hundredths of a percent, or null; `language` is the BCP 47 tag of its numbers. */
export function readTypedChance(text: string, language: string): number | null {
  const chance = readTypedHundredths(text, language)
  if (chance === undefined) return null
  return chance >= MIN_CHANCE && chance <= MAX_CHANCE ? chance : null
}

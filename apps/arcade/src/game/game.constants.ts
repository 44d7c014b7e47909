import { type CurrencyCode, exponentOf } from '@foyer/money'

/** Business constants of Five (DEC-35). Every amount is in minor units of its currency. */

/** Digits of one result. */
export const DIGIT_COUNT = 5

/** Maximum lines of one ticket. */
export const MAX_LINES_PER_TICKET = 10

/** Number of possible results: 00000 to 99999. */
export const RESULT_COUNT = 10 ** DIGIT_COUNT

export const BET_TYPES = ['five', 'last3', 'last2', 'place', 'any'] as const

export type BetType = (typeof BET_TYPES)[number]

/** Number of digits in a line of each type. */
export const DIGITS_PER_LINE: Record<BetType, number> = { five: 5, last3: 3, last2: 2, place: 1, any: 1 }

/**
 * Payout of a winning line, stake included, in hundredths of the stake: 225 means stake times 2.25. The resulting
 * return to the player is computed in game.rules.ts and tested over all 100,000 results.
 */
export const MULTIPLIER_HUNDREDTHS: Record<BetType, bigint> = {
  five: 9_000_000n,
  last3: 91_000n,
  last2: 9_200n,
  place: 930n,
  any: 225n,
}

/** Bounds of one line's stake, and of one ticket's win. Steps divide every win into whole minor units. */
export interface StakeBounds {
  minMinor: bigint
  stepMinor: bigint
  maxMinor: bigint
  maxWinMinor: bigint
  chipsMinor: readonly bigint[]
}

type BoundsRow = [step: number, max: number, maxWin: number, chips: number[]]

/**
 * In whole units of the currency (KIDR and KVND are thousands): step and minimum, maximum per line, maximum win per
 * ticket, chips.
 */
const BOUNDS_IN_UNITS: Record<CurrencyCode, BoundsRow> = {
  BDT: [10, 10_000, 10_000_000, [10, 20, 50, 100, 200, 500]],
  BRL: [1, 500, 500_000, [1, 2, 5, 10, 20, 50]],
  CNY: [1, 500, 500_000, [1, 2, 5, 10, 20, 50]],
  EUR: [1, 100, 100_000, [1, 2, 5, 10, 20, 50]],
  FUN: [5, 5_000, 5_000_000, [5, 10, 20, 50, 100, 500]],
  HKD: [1, 500, 500_000, [1, 2, 5, 10, 20, 50]],
  IDR: [1_000, 1_000_000, 1_000_000_000, [1_000, 2_000, 5_000, 10_000, 20_000, 50_000]],
  INR: [10, 10_000, 10_000_000, [10, 20, 50, 100, 200, 500]],
  JPY: [100, 10_000, 10_000_000, [100, 200, 500, 1_000, 2_000, 5_000]],
  KIDR: [1, 1_000, 1_000_000, [1, 2, 5, 10, 20, 50]],
  KRW: [100, 100_000, 100_000_000, [100, 200, 500, 1_000, 2_000, 5_000]],
  KVND: [1, 2_000, 2_000_000, [1, 2, 5, 10, 20, 50]],
  KWD: [1, 50, 100_000, [1, 2, 5, 10, 20, 50]],
  MYR: [1, 500, 500_000, [1, 2, 5, 10, 20, 50]],
  PHP: [5, 5_000, 5_000_000, [5, 10, 20, 50, 100, 500]],
  PKR: [10, 20_000, 20_000_000, [10, 20, 50, 100, 200, 500]],
  SGD: [1, 100, 100_000, [1, 2, 5, 10, 20, 50]],
  THB: [5, 5_000, 5_000_000, [5, 10, 20, 50, 100, 500]],
  TLB: [5, 5_000, 5_000_000, [5, 10, 20, 50, 100, 500]],
  USD: [1, 100, 100_000, [1, 2, 5, 10, 20, 50]],
  USDT: [1, 100, 100_000, [1, 2, 5, 10, 20, 50]],
  VND: [1_000, 2_000_000, 2_000_000_000, [1_000, 2_000, 5_000, 10_000, 20_000, 50_000]],
}

/** The bounds of a currency in its minor units. */
export function getStakeBounds(currency: CurrencyCode): StakeBounds {
  const [step, max, maxWin, chips] = BOUNDS_IN_UNITS[currency]
  const scale = 10n ** BigInt(exponentOf(currency))
  return {
    minMinor: BigInt(step) * scale,
    stepMinor: BigInt(step) * scale,
    maxMinor: BigInt(max) * scale,
    maxWinMinor: BigInt(maxWin) * scale,
    chipsMinor: chips.map((chip) => BigInt(chip) * scale),
  }
}

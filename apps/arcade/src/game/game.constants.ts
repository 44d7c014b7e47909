import { type CurrencyCode, exponentOf } from '@foyer/money'

/** Business constants of the lotteries (DEC-35). Every amount is in minor units of its currency. */

/** Maximum lines of one ticket. */
export const MAX_LINES_PER_TICKET = 10

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
  KES: [10, 10_000, 10_000_000, [10, 20, 50, 100, 200, 500]],
  KHR: [500, 400_000, 400_000_000, [500, 1_000, 2_000, 5_000, 10_000, 20_000]],
  KIDR: [1, 1_000, 1_000_000, [1, 2, 5, 10, 20, 50]],
  KRW: [100, 100_000, 100_000_000, [100, 200, 500, 1_000, 2_000, 5_000]],
  KVND: [1, 2_000, 2_000_000, [1, 2, 5, 10, 20, 50]],
  KWD: [1, 50, 100_000, [1, 2, 5, 10, 20, 50]],
  KZT: [50, 50_000, 50_000_000, [50, 100, 200, 500, 1_000, 2_000]],
  LAK: [1_000, 2_000_000, 2_000_000_000, [1_000, 2_000, 5_000, 10_000, 20_000, 50_000]],
  LKR: [10, 20_000, 20_000_000, [10, 20, 50, 100, 200, 500]],
  MMK: [100, 200_000, 200_000_000, [100, 200, 500, 1_000, 2_000, 5_000]],
  MYR: [1, 500, 500_000, [1, 2, 5, 10, 20, 50]],
  NPR: [10, 10_000, 10_000_000, [10, 20, 50, 100, 200, 500]],
  PHP: [5, 5_000, 5_000_000, [5, 10, 20, 50, 100, 500]],
  PKR: [10, 20_000, 20_000_000, [10, 20, 50, 100, 200, 500]],
  RUB: [5, 5_000, 5_000_000, [5, 10, 20, 50, 100, 500]],
  SGD: [1, 100, 100_000, [1, 2, 5, 10, 20, 50]],
  THB: [5, 5_000, 5_000_000, [5, 10, 20, 50, 100, 500]],
  TLB: [5, 5_000, 5_000_000, [5, 10, 20, 50, 100, 500]],
  TRY: [5, 5_000, 5_000_000, [5, 10, 20, 50, 100, 500]],
  TWD: [5, 5_000, 5_000_000, [5, 10, 20, 50, 100, 500]],
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

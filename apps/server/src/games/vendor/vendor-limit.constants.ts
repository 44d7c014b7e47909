import type { CurrencyCode } from '@foyer/money'

/**
 * The highest win of a bet in the arcade by currency, in whole units (KIDR and KVND are thousands): the default limits of
 * a vendor follow from it (T38).
 */
export const HIGHEST_WIN_UNITS: Record<Exclude<CurrencyCode, 'FUN'>, bigint> = {
  BDT: 10_000_000n,
  BRL: 500_000n,
  CNY: 500_000n,
  EUR: 100_000n,
  HKD: 500_000n,
  IDR: 1_000_000_000n,
  INR: 10_000_000n,
  JPY: 10_000_000n,
  KES: 10_000_000n,
  KHR: 400_000_000n,
  KIDR: 1_000_000n,
  KRW: 100_000_000n,
  KVND: 2_000_000n,
  KWD: 100_000n,
  KZT: 50_000_000n,
  LAK: 2_000_000_000n,
  LKR: 20_000_000n,
  MMK: 200_000_000n,
  MYR: 500_000n,
  NPR: 10_000_000n,
  PHP: 5_000_000n,
  PKR: 20_000_000n,
  RUB: 5_000_000n,
  SGD: 100_000n,
  THB: 5_000_000n,
  TLB: 5_000_000n,
  TRY: 5_000_000n,
  TWD: 5_000_000n,
  USD: 100_000n,
  USDT: 100_000n,
  VND: 2_000_000_000n,
}

/** Share of the arcade's default that a vendor of its own has: its key is kept elsewhere, and its wins are not known. */
export const OUTSIDE_VENDOR_DIVISOR = 10n
/** Default of a day's loss, as a multiple of the largest win. */
export const LARGEST_WINS_A_DAY = 5n

import { type CurrencyCode, isCurrencyCode } from './currency.ts'

/** Money: a whole number of minor units of one currency. */
export interface Amount {
  readonly minor: bigint
  readonly currency: CurrencyCode
}

/** Creates an amount. Throws a RangeError for an unlisted currency (T23). */
export function amountOf(minor: bigint, currency: string): Amount {
  if (!isCurrencyCode(currency)) throw new RangeError(`unknown currency ${JSON.stringify(currency.slice(0, 16))}`)
  return { minor, currency }
}

/** Parses the wire form, a decimal string of minor units such as "12345" or "-5". Throws a RangeError for any other. */
export function readMinor(text: string): bigint {
  if (!/^(0|-?[1-9]\d{0,17})$/.test(text)) throw new RangeError('not a whole number of minor units')
  return BigInt(text)
}

/** Serializes minor units to the wire form. */
export function writeMinor(minor: bigint): string {
  return minor.toString()
}

function assertSameCurrency(a: Amount, b: Amount): void {
  if (a.currency !== b.currency) throw new RangeError(`${a.currency} does not meet ${b.currency}`)
}

/** Sum. Throws a RangeError when the currencies differ. */
export function addAmounts(a: Amount, b: Amount): Amount {
  assertSameCurrency(a, b)
  return { minor: a.minor + b.minor, currency: a.currency }
}

/** Difference. Throws a RangeError when the currencies differ. */
export function subtractAmounts(a: Amount, b: Amount): Amount {
  return addAmounts(a, negateAmount(b))
}

export function negateAmount(a: Amount): Amount {
  return { minor: -a.minor, currency: a.currency }
}

/** Sum of many, zero for none. Throws a RangeError for another currency among them. */
export function sumAmounts(amounts: readonly Amount[], currency: CurrencyCode): Amount {
  return amounts.reduce(addAmounts, amountOf(0n, currency))
}

/** Sort order: negative, zero or positive. Throws a RangeError when the currencies differ. */
export function compareAmounts(a: Amount, b: Amount): -1 | 0 | 1 {
  assertSameCurrency(a, b)
  if (a.minor === b.minor) return 0
  return a.minor < b.minor ? -1 : 1
}

export function isZero(a: Amount): boolean {
  return a.minor === 0n
}

export function isNegative(a: Amount): boolean {
  return a.minor < 0n
}

/**
 * Division of minor units with a stated rounding: `down` truncates towards zero (payments by a share), `half-even` is
 * banker's rounding (reports only). Throws a RangeError for a zero divisor.
 */
export function divideRounded(dividend: bigint, divisor: bigint, rounding: 'down' | 'half-even'): bigint {
  const quotient = dividend / divisor
  const rest = dividend % divisor
  if (rounding === 'down' || rest === 0n) return quotient
  const twiceRest = 2n * (rest < 0n ? -rest : rest)
  const size = divisor < 0n ? -divisor : divisor
  const isAway = twiceRest > size || (twiceRest === size && quotient % 2n !== 0n)
  if (!isAway) return quotient
  return dividend < 0n !== divisor < 0n ? quotient - 1n : quotient + 1n
}

import type { Amount } from './amount.ts'
import { type CurrencyCode, exponentOf } from './currency.ts'

/** Reason of an invalid typed amount; selects the form's text. */
export type AmountProblem = 'empty' | 'not-a-number' | 'too-many-decimals' | 'too-large'
export type ParsedAmount = { ok: true; amount: Amount } | { ok: false; problem: AmountProblem }

/** Digits of the largest amount in minor units, on the wire and in bigint columns. */
const maxDigits = 18

/**
 * Parses input of a member or a file: an optional minus, digits, a point and at most the currency's decimals. Correct
 * groups are accepted (1,234,567.5); excess decimals are refused, not rounded. The decimal separator is always the
 * point (OPEN-72); output of `toDecimalText` is parsed exactly.
 */
export function parseAmount(text: string, currency: CurrencyCode): ParsedAmount {
  const trimmed = text.trim()
  if (trimmed === '') return { ok: false, problem: 'empty' }
  const match = /^(-?)(\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d+))?$/.exec(trimmed)
  if (!match) return { ok: false, problem: 'not-a-number' }
  const [, sign = '', grouped = '', decimals = ''] = match
  const exponent = exponentOf(currency)
  if (decimals.length > exponent) return { ok: false, problem: 'too-many-decimals' }
  const digits = (grouped.replaceAll(',', '') + decimals.padEnd(exponent, '0')).replace(/^0+(?=\d)/, '')
  if (digits.length > maxDigits) return { ok: false, problem: 'too-large' }
  const minor = BigInt(digits)
  return { ok: true, amount: { minor: sign === '-' ? -minor : minor, currency } }
}

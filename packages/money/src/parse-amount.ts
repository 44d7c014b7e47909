import type { Amount } from './amount.ts'
import { type CurrencyCode, exponentOf } from './currency.ts'

/** Why a typed amount is not one; the form's text is chosen by it. */
export type AmountProblem = 'empty' | 'not-a-number' | 'too-many-decimals' | 'too-large'
export type ParsedAmount = { ok: true; amount: Amount } | { ok: false; problem: AmountProblem }

/** Digits of the largest amount in minor units, as the wire and bigint columns hold it. */
const maxDigits = 18

/**
 * Reads what a member types or a file holds: an optional minus, digits, a point and at most the currency's decimals.
 * Groups are accepted where they stand right (1,234,567.5); decimals that the currency does not have are refused,
 * not rounded. The decimal separator is always the point (OPEN-72); what `toDecimalText` wrote is read back exactly.
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

import type { Amount } from './amount.ts'
import { type CurrencyCode, exponentOf } from './currency.ts'
import { toDecimalText } from './format-amount.ts'
import { toLatinMarks } from './latin-text.ts'
import { type AmountProblem, type ParsedAmount, parseAmount } from './parse-amount.ts'
import { findSeparators, type Separators } from './separators.ts'

/** Digits of the largest typed amount, decimals apart. */
const MAX_DIGITS = 15
/** Longer texts are no amounts. */
const MAX_LENGTH = 64

/** Symbols and codes of currencies: `₫`, `PHP`. No other word: `5k` and `2 lakh` are other amounts than 5 and 2. */
const before = /^(?:\p{Sc}|[A-Z]{3}(?!\p{L}))\s*/u
const after = /\s*\p{Sc}$|(^|[^\p{L}])[A-Z]{3}$/u

/**
 * Plain decimal text, e.g. `1234.5`, of a number as it is written in any language (OPEN-72): digits of any script, groups
 * of three or as in India, the currency before or after it, `symbol` included. A point or comma that may be either a
 * decimal point or a group is what it is in the language of `separators`. Undefined for a text that is no number of at most
 * `decimals`, or that two languages read as different amounts: an amount is refused rather than changed.
 */
export function readNumberText(
  text: string,
  decimals: number,
  separators: Separators & { symbol?: string },
): string | undefined {
  if (text.trim() === '') return ''
  // Figures such as ² and ½ become others when the text is normalized.
  if (text.length > MAX_LENGTH || /\p{No}/u.test(text)) return undefined
  const bare = removeCurrency(text.normalize('NFKC').replace(/\p{Cf}/gu, ''), separators.symbol ?? '')
  const body = toLatinMarks(bare).replace(/\s/gu, ' ').replaceAll('’', "'")
  if (!/^[\d.,٫٬' ]*$/.test(body) || !/\d/.test(body)) return undefined
  const point = findPoint(body, decimals, separators)
  if (point === undefined) return undefined
  const [whole, fraction] = point < 0 ? [body, ''] : [body.slice(0, point), body.slice(point + 1)]
  const digits = readGroups(whole)
  if (digits === undefined || !/^\d*$/.test(fraction)) return undefined
  if (!/^0*$/.test(fraction.slice(decimals))) return undefined
  const plain = digits.replace(/^0+(?=\d)/, '') || '0'
  if (plain.length > MAX_DIGITS) return undefined
  return point < 0 || decimals === 0 ? plain : `${plain}.${fraction.slice(0, decimals)}`
}

/** Without a currency before or after the number; a symbol may have a point: `Rp. 500`. */
function removeCurrency(text: string, symbol: string): string {
  const typed = text.trim()
  const own = symbol.normalize('NFKC').trim()
  for (const name of [`${own}. `, own, own.replace(/\.$/, '')]) {
    if (own !== '' && typed.startsWith(name)) return typed.slice(name.length).trim()
    if (own !== '' && typed.endsWith(name)) return typed.slice(0, -name.length).trim()
  }
  return typed.replace(before, '').replace(after, '$1').trim()
}

/** Index of the decimal point, below zero without one; undefined where it may be a group as well. */
function findPoint(body: string, decimals: number, { group, decimal }: Separators): number | undefined {
  const arabic = body.indexOf('٫')
  if (arabic >= 0) return arabic
  const marks = [...body.matchAll(/[.,]/g)]
  const last = marks.at(-1)
  if (!last) return -1
  const others = marks.filter(([mark]) => mark !== last[0])
  if (others.length > 0) return marks.length - others.length === 1 ? last.index : undefined
  if (marks.length > 1) return -1
  const count = body.length - last.index - 1
  const isGroup = count === 3 && /^[1-9]\d{0,2}$/.test(body.slice(0, last.index))
  if (!isGroup || count <= decimals) return last[0] === group && isGroup ? -1 : last.index
  return last[0] === decimal ? undefined : -1
}

/** Digits of a whole number in groups of one mark; undefined for other groups. */
function readGroups(whole: string): string | undefined {
  const [mark = ''] = whole.match(/\D/) ?? []
  if (mark === '') return whole
  const groups = whole.split(mark)
  const isSound =
    /^\d{1,3}$/.test(groups[0] ?? '') &&
    groups.slice(1, -1).every((digits) => /^\d{2,3}$/.test(digits)) &&
    /^\d{3}$/.test(groups.at(-1) ?? '')
  return isSound ? groups.join('') : undefined
}

/** An amount as it is typed in a language (BCP 47): without groups; `parseTypedAmount` reads the same amount. */
export function writeTypedAmount(amount: Amount, language: string): string {
  return toDecimalText(amount).replace('.', findSeparators(language).decimal)
}

/** Parses an amount as it is typed or pasted in a language (BCP 47); see `readNumberText`. */
export function parseTypedAmount(text: string, currency: CurrencyCode, language: string): ParsedAmount {
  const plain = readNumberText(text, exponentOf(currency), findSeparators(language))
  const problem: AmountProblem = 'not-a-number'
  return plain === undefined ? { ok: false, problem } : parseAmount(plain.replace(/\.$/, ''), currency)
}

/**
 * Hundredths of a number as it is typed or pasted in a language (BCP 47), such as a multiplier; undefined for a text that
 * is no number of at most two decimals.
 */
export function readTypedHundredths(text: string, language: string): number | undefined {
  const plain = readNumberText(text, 2, findSeparators(language))
  return plain ? Math.round(Number(plain) * 100) : undefined
}

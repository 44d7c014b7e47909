import {
  type AmountProblem,
  type CurrencyCode,
  groupDigits,
  type ParsedAmount,
  parseAmount,
  readNumberText,
  type Separators,
  toLatinText,
} from '@foyer/money'

/** More digits than any amount has. */
const maximalDigits = 15

export interface AmountTextFormat {
  /** Number of decimals of the currency. */
  decimals: number
  /** Of the language in which amounts are shown, with the currency's symbol. */
  separators: Separators & { symbol?: string }
}

/** Result of an edit: the text, and the caret's position in its displayed form. */
export interface AmountEdit {
  /** Plain decimal text, e.g. `1234.5`; otherwise what was entered, as it is. */
  text: string
  caret: number
}

/** Whether a text is plain decimal text, empty text included. */
export function isAmountText(text: string): boolean {
  return /^(\d+(\.\d*)?)?$/.test(text)
}

/** Plain text as it is shown: groups and decimals in the language's way; any other text as it is. */
export function showAmountText(text: string, separators: Separators): string {
  if (!isAmountText(text)) return text
  const [whole = '', decimals] = text.split('.')
  const grouped = groupDigits(whole, separators)
  return decimals === undefined ? grouped : `${grouped}${separators.decimal}${decimals}`
}

/** The amount of a field's text; a point without decimals is one that is being typed. */
export function parseAmountText(text: string, currency: CurrencyCode): ParsedAmount {
  return parseAmount(text.replace(/\.$/, ''), currency)
}

/** Text of a problem of `parseAmountText`; `{example}` is an amount as it is written in the language. */
export function nameAmountProblem(problem: AmountProblem) {
  if (problem === 'empty') return 'field.amount.required'
  return problem === 'too-large' ? 'field.amount.maximum' : 'field.amount.number'
}

/**
 * Parses an edit of a field that showed `text` and now holds `value`, with the caret at `caret` (OPEN-72). Groups are
 * inserted by the field, so a typed point or comma is the decimal point. Pasted or filled-in text is read as it is written
 * in the language. What cannot be read stays as it was entered: no other amount takes its place.
 */
export function readAmountEdit(text: string, value: string, caret: number, format: AmountTextFormat): AmountEdit {
  const { separators, decimals } = format
  const unread = { text: value, caret }
  if (!isAmountText(text)) {
    const plain = readNumberText(value, decimals, separators)
    if (plain === undefined) return unread
    const before = toPlain(value.slice(0, caret), separators).length
    return { text: plain, caret: findCaret(showAmountText(plain, separators), before, separators) }
  }
  const shown = showAmountText(text, separators)
  const behind = value.slice(caret)
  const sameCount = countSame(shown.slice(0, Math.max(0, shown.length - behind.length)), value.slice(0, caret))
  const before = value.slice(0, sameCount)
  const entered = value.slice(sameCount, caret)
  const rest = toPlain(behind, separators)
  if ([...entered].length > 1)
    return (
      enter(readNumberText(before.replaceAll(separators.group, '') + entered, decimals, separators), behind, format) ??
      unread
    )
  const start = toPlain(before, separators)
  const key = readKey(entered, { hasPoint: decimals === 0 || `${start}${rest}`.includes('.'), separators })
  if (key === undefined) return unread
  const [whole = '', ...fractions] = `${start}${key}${rest}`.split('.')
  const plain = trimZeros(whole).slice(0, maximalDigits)
  const next = fractions.length === 0 ? plain : `${plain || '0'}.${fractions.join('').slice(0, decimals)}`
  return { text: next, caret: findCaret(showAmountText(next, separators), trimZeros(start + key).length, separators) }
}

/** The edit of pasted text that was read as `start`, before the plain rest of the field; undefined if it is no amount. */
function enter(start: string | undefined, behind: string, { decimals, separators }: AmountTextFormat) {
  if (start === undefined) return undefined
  const text = start + toPlain(behind, separators)
  const [whole = '', fraction = ''] = text.split('.')
  if (!isAmountText(text) || whole.length > maximalDigits || fraction.length > decimals) return undefined
  return { text, caret: findCaret(showAmountText(text, separators), start.length, separators) }
}

/** The plain form of one typed character, or of none; undefined for one that no amount has. */
function readKey(key: string, { hasPoint, separators }: { hasPoint: boolean; separators: Separators }) {
  const latin = toLatinText(key.normalize('NFKC'))
  if (latin === '' || /^\d$/.test(latin)) return latin
  if (/^[.,]$/.test(latin)) return hasPoint ? '' : '.'
  return key === separators.group || /^\s$/.test(key) ? '' : undefined
}

/** A part of the shown text without groups, with a point. */
function toPlain(shown: string, { group, decimal }: Separators): string {
  return shown.replaceAll(group, '').replace(decimal, '.')
}

/** Without zeros before the number, with one before a point. */
function trimZeros(text: string): string {
  return text.replace(/^0+(?=\d)/, '').replace(/^\./, '0.')
}

function countSame(one: string, other: string): number {
  let count = 0
  while (count < one.length && one[count] === other[count]) count += 1
  return count
}

/** Position of the caret in the shown text with the same number of digits and points before it. */
function findCaret(shown: string, charactersBefore: number, { group }: Separators): number {
  let left = charactersBefore
  for (let index = 0; index < shown.length; index += 1) {
    if (left === 0) return index
    if (shown[index] !== group) left -= 1
  }
  return shown.length
}

import { toLatinDigits, toLatinText } from '@foyer/money'

/** More digits than any amount has. */
const maximalDigits = 15

/**
 * Normalizes typed amounts: digits of any script become Latin ones, one point, at most `decimals` after it; everything
 * else, groups included, is removed.
 */
export function cleanAmountText(text: string, decimals: number): string {
  const [whole = '', ...rest] = toLatinText(text)
    .replace(/[^\d.]/g, '')
    .split('.')
  const digits = whole.slice(0, maximalDigits).replace(/^0+(?=\d)/, '')
  if (rest.length === 0 || decimals === 0) return digits
  return `${digits || '0'}.${rest.join('').slice(0, decimals)}`
}

/** Result of an edit: the text, and the caret's position in its displayed form. */
export interface AmountEdit {
  text: string
  caret: number
}

/**
 * Parses an edit of a field that showed `shown` and now holds `value`, with the caret at `caret`. Only the field
 * inserts groups. So a typed comma is the point of a keyboard without one, as is the last comma of pasted or filled-in
 * text, when at most two digits follow it. Points between groups of pasted or filled-in text are removed.
 */
export function readAmountEdit(shown: string, value: string, caret: number, decimals: number): AmountEdit {
  const behind = value.slice(caret)
  const sameCount = countSame(shown.slice(0, Math.max(0, shown.length - behind.length)), value.slice(0, caret))
  const before = value.slice(0, sameCount)
  const hasPoint = toLatinText(before + behind).includes('.')
  // Without decimals, a comma between digits must not drop those after it.
  const mayHavePoint = !hasPoint && (decimals > 0 || behind === '')
  const entered = value.slice(sameCount, caret)
  const start =
    readPointGroups(before + entered, decimals) ?? before + (mayHavePoint ? readCommaAsPoint(entered) : entered)
  const text = cleanAmountText(start + behind, decimals)
  return { text, caret: findCaret(groupAmountText(text), cleanAmountText(start, decimals).length) }
}

function countSame(one: string, other: string): number {
  let count = 0
  while (count < one.length && one[count] === other[count]) count += 1
  return count
}

/**
 * `1.500.000` and `Rp.1.500.000` without points; undefined where a point may stand before decimals, as in `1.500` with
 * decimals.
 */
function readPointGroups(text: string, decimals: number): string | undefined {
  const latin = toLatinDigits(text).replace(/[^\d.,٫]/g, '')
  const groups = decimals === 0 ? /^\.?\d{1,3}(\.\d{3})+$/ : /^\.?\d{1,3}(\.\d{3}){2,}$/
  return groups.test(latin) ? latin.replace(/\./g, '') : undefined
}

/** `50,00` and `1.234,5` with a point; `1,234`, `1,234.5` and `1,234,567` are unchanged. */
function readCommaAsPoint(entered: string): string {
  const latin = toLatinText(entered).replace(/[^\d.,]/g, '')
  const [, whole, fraction] = /^([^,]*),(\d{0,2})$/.exec(latin) ?? []
  return whole === undefined ? entered : `${whole.replace(/\./g, '')}.${fraction}`
}

/** Commas between groups of three, as typed amounts are parsed (OPEN-72). */
export function groupAmountText(text: string): string {
  const [whole = '', decimals] = text.split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return decimals === undefined ? grouped : `${grouped}.${decimals}`
}

/** Position of the caret in the grouped text with the same number of digits and points before it. */
export function findCaret(grouped: string, charactersBefore: number): number {
  let left = charactersBefore
  for (let index = 0; index < grouped.length; index += 1) {
    if (left === 0) return index
    if (grouped[index] !== ',') left -= 1
  }
  return grouped.length
}

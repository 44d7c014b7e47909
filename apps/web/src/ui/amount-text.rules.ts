/** Digits of keyboards in other scripts (Arabic, Persian and Urdu, full width), in the order of their values. */
const otherDigits = ['٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹', '０１２３４５６７８９'] as const

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

function toLatinText(text: string): string {
  return [...text].map(toLatin).join('')
}

function toLatin(character: string): string {
  if (character === '٫') return '.'
  for (const digits of otherDigits) {
    const value = digits.indexOf(character)
    if (value >= 0) return String(value)
  }
  return character
}

/** Result of an edit: the text, and the caret's position in its displayed form. */
export interface AmountEdit {
  text: string
  caret: number
}

/**
 * Parses an edit of a field that showed `shown` and now holds `value`, with the caret at `caret`. Only the field
 * inserts groups. So a typed comma is the point of a keyboard without one, as is the last comma of pasted or filled-in
 * text, when at most two digits follow it.
 */
export function readAmountEdit(shown: string, value: string, caret: number, decimals: number): AmountEdit {
  const behind = value.slice(caret)
  const sameCount = countSame(shown.slice(0, Math.max(0, shown.length - behind.length)), value.slice(0, caret))
  const before = value.slice(0, sameCount)
  const hasPoint = toLatinText(before + behind).includes('.')
  // Without decimals, a comma between digits must not drop those after it.
  const mayHavePoint = !hasPoint && (decimals > 0 || behind === '')
  const entered = mayHavePoint ? readCommaAsPoint(value.slice(sameCount, caret)) : value.slice(sameCount, caret)
  const text = cleanAmountText(before + entered + behind, decimals)
  return { text, caret: findCaret(groupAmountText(text), cleanAmountText(before + entered, decimals).length) }
}

function countSame(one: string, other: string): number {
  let count = 0
  while (count < one.length && one[count] === other[count]) count += 1
  return count
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

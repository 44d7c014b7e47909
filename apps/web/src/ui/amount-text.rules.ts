/** Digits that keyboards of other scripts give (Arabic, Persian and Urdu, full width), in the order of their values. */
const otherDigits = ['٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹', '０１２３４５６７８９'] as const

/** More digits than any amount has. */
const maximalDigits = 15

/**
 * What a member may type of an amount: digits of any script become Latin ones, one point, at most `decimals` behind it;
 * everything else, groups included, is left out.
 */
export function cleanAmountText(text: string, decimals: number): string {
  const latin = [...text].map(toLatin).join('')
  const [whole = '', ...rest] = latin.replace(/[^\d.]/g, '').split('.')
  const digits = whole.slice(0, maximalDigits).replace(/^0+(?=\d)/, '')
  if (rest.length === 0 || decimals === 0) return digits
  return `${digits || '0'}.${rest.join('').slice(0, decimals)}`
}

function toLatin(character: string): string {
  if (character === '٫') return '.'
  for (const digits of otherDigits) {
    const value = digits.indexOf(character)
    if (value >= 0) return String(value)
  }
  return character
}

/** Commas between groups of three, as typed amounts are read (OPEN-72). */
export function groupAmountText(text: string): string {
  const [whole = '', decimals] = text.split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return decimals === undefined ? grouped : `${grouped}.${decimals}`
}

/** Where the caret belongs in the grouped text so that as many digits and points stand before it as did before. */
export function findCaret(grouped: string, charactersBefore: number): number {
  let left = charactersBefore
  for (let index = 0; index < grouped.length; index += 1) {
    if (left === 0) return index
    if (grouped[index] !== ',') left -= 1
  }
  return grouped.length
}

const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const accented = 'áƀćđéƒğĥíĵķłɱñóþɋŕšţúṽŵẋýžÁƁĆĐÉƑĞĤÍĴĶŁṀÑÓÞɊŔŠŢÚṼŴẊÝŽ'
const accents = new Map([...plain].map((letter, index) => [letter, [...accented][index]]))

/** Texts grow by this share in a longer language. */
const GROWTH = 0.4
const FILLER = '~~~~~~~ '

/**
 * An ICU text as a pseudo-language shows it: letters with accents, about 40 % longer, each paragraph in brackets. Values
 * and the syntax of plural and select forms stay as they are; their forms are texts again.
 */
export function toPseudoText(text: string): string {
  return text
    .split(/(\n+)/)
    .map((part) => (part.startsWith('\n') ? part : toPseudoParagraph(part)))
    .join('')
}

function toPseudoParagraph(text: string): string {
  let depth = 0
  let length = 0
  const signs = [...text].map((sign) => {
    if (sign === '{') depth += 1
    else if (sign === '}') depth -= 1
    // Inside of an odd number of braces stand names of values and the syntax of forms.
    else if (depth % 2 === 0) {
      length += 1
      return accents.get(sign) ?? sign
    }
    return sign
  })
  const extra = Math.ceil(length * GROWTH)
  const filler = FILLER.repeat(Math.ceil(extra / FILLER.length))
    .slice(0, extra)
    .trimEnd()
  return `[${signs.join('')}${filler && ` ${filler}`}]`
}

/** What is left of a shown text when all that the pseudo-language wrote is taken out: letters there escaped. */
export function removePseudoTexts(shown: string): string {
  const rest = shown.replace(/\[[^[\]]*\]/g, '')
  return rest === shown ? rest : removePseudoTexts(rest)
}

const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const accented = 'áƀćđéƒğĥíĵķłɱñóþɋŕšţúṽŵẋýžÁƁĆĐÉƑĞĤÍĴĶŁṀÑÓÞɊŔŠŢÚṼŴẊÝŽ'
const accents = new Map([...plain].map((letter, index) => [letter, [...accented][index]]))

/** Growth of texts in a longer language. */
const GROWTH = 0.4
const FILLER = '~~~~~~~ '

/**
 * An ICU text in the pseudo-language: accented letters, about 40 % longer, each paragraph in brackets. Values and the
 * syntax of plural and select forms are unchanged; their forms are texts again.
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
    // An odd depth of braces contains value names and the syntax of forms.
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

/** A displayed text without its pseudo-language parts: remaining letters are untranslated. */
export function removePseudoTexts(shown: string): string {
  const rest = shown.replace(/\[[^[\]]*\]/g, '')
  return rest === shown ? rest : removePseudoTexts(rest)
}

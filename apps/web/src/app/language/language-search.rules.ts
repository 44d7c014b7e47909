import type { Language } from '@foyer/contract'

/** A language as the picker knows it. */
export interface LanguageChoice {
  code: Language
  /** BCP 47. */
  tag: string
  /** Name in the language itself. */
  name: string
  english: string
  /** ISO 3166-1 code of the flag. */
  country: string
  /** Names of the country; empty where the browser has none. */
  countryNames: readonly string[]
}

/** The chosen language first, then the visitor's own, then the others in the merchant's order. */
export function orderLanguages<Choice extends Pick<LanguageChoice, 'code'>>(
  choices: readonly Choice[],
  { chosen, detected }: { chosen: Language; detected: Language | undefined },
): Choice[] {
  const rank = ({ code }: Choice) => (code === chosen ? 0 : code === detected ? 1 : 2)
  return [...choices].sort((a, b) => rank(a) - rank(b))
}

/**
 * The languages with the wanted text in a name of theirs or of their country, or with a code that begins with it. Case,
 * accents and all signs besides letters make no difference; a text without letters finds none.
 */
export function findLanguages<Choice extends LanguageChoice>(choices: readonly Choice[], wanted: string): Choice[] {
  const letters = foldText(wanted)
  if (letters === '') return wanted.trim() === '' ? [...choices] : []
  return choices.filter(({ code, tag, name, english, country, countryNames }) => {
    const names = [name, english, ...countryNames]
    return (
      names.some((text) => foldText(text).includes(letters)) ||
      [code, tag, country].some((text) => foldText(text).startsWith(letters))
    )
  })
}

/** Letters alone: in lower case, without marks. */
function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/ı/g, 'i')
    .replace(/[^\p{L}]/gu, '')
}

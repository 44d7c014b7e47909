import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage'

export type { CompiledMessage } from '@lingui/message-utils/compileMessage'

/** An ICU text in Lingui's form, as pages carry it. @throws for one that is not well-formed */
export function compileText(text: string): CompiledMessage {
  return compileMessageOrThrow(text)
}

/** Names of a text's values with their kinds, sorted: `amount, n:plural`; undefined for one that is not well-formed. */
export function readPlaceholders(text: string): string | undefined {
  try {
    const names = new Set<string>()
    collect(compileText(text), names)
    return [...names].sort().join(', ')
  } catch {
    return undefined
  }
}

function collect(message: CompiledMessage, names: Set<string>): void {
  for (const token of message) {
    if (typeof token === 'string') continue
    const [name, kind, options] = token
    if (name !== '#') names.add(kind ? `${name}:${kind}` : name)
    if (typeof options !== 'object' || options === null) continue
    for (const option of Object.values(options)) if (Array.isArray(option)) collect(option, names)
  }
}

/**
 * Plurals with other forms than CLDR names for a language, exact values apart: the forms of each, sorted, and the needed
 * ones. `languageTag` is the BCP 47 tag. @throws for a text that is not well-formed
 */
export function findWrongPlurals(text: string, languageTag: string): { forms: string; needed: string }[] {
  const categories = new Intl.PluralRules(languageTag).resolvedOptions().pluralCategories
  return readPlurals(compileText(text)).flatMap((forms) => {
    const named = forms.filter((form) => /^[a-z]/.test(form))
    const isRight = named.length === categories.length && categories.every((category) => named.includes(category))
    return isRight ? [] : [{ forms: named.toSorted().join(', '), needed: categories.toSorted().join(', ') }]
  })
}

/** Names of the forms of each plural. */
function readPlurals(message: CompiledMessage): string[][] {
  return message.flatMap((token) => {
    if (typeof token === 'string' || typeof token[2] !== 'object' || token[2] === null) return []
    const inner = Object.values(token[2]).flatMap((form) => (Array.isArray(form) ? readPlurals(form) : []))
    return token[1] === 'plural' ? [Object.keys(token[2]).filter((name) => name !== 'offset'), ...inner] : inner
  })
}

/** Whether a text is longer than its place allows: twice the signs of the English one and eight more. A sign is what a person counts as one. */
export function isTooLong(text: string, english: string, languageTag: string): boolean {
  return [...new Intl.Segmenter(languageTag).segment(text)].length > english.length * 2 + 8
}

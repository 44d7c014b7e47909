/** Characters of a language between groups of three digits and before decimals. */
export interface Separators {
  group: string
  decimal: string
}

const separatorsByLanguage = new Map<string, Separators>()

/** Separators of a language (BCP 47 tag), from the runtime's own data; cached per tag. */
export function findSeparators(language: string): Separators {
  const known = separatorsByLanguage.get(language)
  if (known) return known
  const parts = new Intl.NumberFormat(language, { useGrouping: true, minimumFractionDigits: 1 }).formatToParts(
    1234567.5,
  )
  const separators = {
    group: parts.find((part) => part.type === 'group')?.value ?? ',',
    decimal: parts.find((part) => part.type === 'decimal')?.value ?? '.',
  }
  if (separatorsByLanguage.size < 64) separatorsByLanguage.set(language, separators)
  return separators
}

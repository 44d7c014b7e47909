/** How a language writes the digits of a number. */
export interface Separators {
  /** Between groups of digits. */
  group: string
  /** Before decimals. */
  decimal: string
  /** Digits in the groups before the last one, which has three: two in India and its neighbours (vectors V7). */
  groupSize: number
  /** Digits of the shortest number with groups: five in Spanish, where 1234 has none. */
  minGrouped: number
}

const separatorsByLanguage = new Map<string, Separators>()

/** Separators of a language (BCP 47 tag), from the runtime's own data; cached per tag. */
export function findSeparators(language: string): Separators {
  const known = separatorsByLanguage.get(language)
  if (known) return known
  const format = new Intl.NumberFormat(language, { minimumFractionDigits: 1 })
  const parts = format.formatToParts(1234567.5)
  const groups = parts.filter(({ type }) => type === 'integer')
  const separators = {
    group: parts.find(({ type }) => type === 'group')?.value ?? ',',
    decimal: parts.find(({ type }) => type === 'decimal')?.value ?? '.',
    groupSize: groups.at(-2)?.value.length ?? 3,
    minGrouped: format.formatToParts(1234).some(({ type }) => type === 'group') ? 4 : 5,
  }
  if (separatorsByLanguage.size < 64) separatorsByLanguage.set(language, separators)
  return separators
}

/** Digits of a whole number in the groups of a language: `12,34,567` in Hindi, `1234` and `12.345` in Spanish. */
export function groupDigits(digits: string, { group, groupSize, minGrouped }: Separators): string {
  if (digits.length < minGrouped) return digits
  const rest = digits.slice(0, -3).replace(groupSize === 2 ? /\B(?=(\d{2})+$)/g : /\B(?=(\d{3})+$)/g, group)
  return rest + group + digits.slice(-3)
}

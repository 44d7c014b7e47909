/** `24 hours`, `2 minutes`, `45 seconds`: in the largest whole unit, in the language of the tag. */
export function formatLongDuration(seconds: number, languageTag: string): string {
  const [unit, size] = seconds % 3_600 === 0 ? ['hour', 3_600] : seconds % 60 === 0 ? ['minute', 60] : ['second', 1]
  const style = { style: 'unit', unit: String(unit), unitDisplay: 'long', numberingSystem: 'latn' } as const
  return new Intl.NumberFormat(languageTag, style).format(seconds / Number(size))
}

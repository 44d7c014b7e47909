import { type Calendar, splitDuration } from './date-time.ts'

/** `24 hours`, `2 minutes`, `45 seconds`: in the largest whole unit, in the language of the tag, or of its calendar. */
export function formatLongDuration(seconds: number, languageTag: string, calendar?: Calendar): string {
  if (calendar) return calendar.formatLongDuration(seconds)
  const { unit, count } = splitDuration(seconds)
  const style = { style: 'unit', unit, unitDisplay: 'long', numberingSystem: 'latn' } as const
  return new Intl.NumberFormat(languageTag, style).format(count)
}

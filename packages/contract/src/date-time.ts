/** Forms of an instant that pages show; each language has its own order, names and clock. */
export const dateTimeStyles = {
  /** `Jan 5, 2026` */
  date: { dateStyle: 'medium' },
  /** `Jan 2026` */
  month: { month: 'short', year: 'numeric' },
  /** `Jan 5` */
  day: { day: 'numeric', month: 'short' },
  /** `Monday` */
  weekday: { weekday: 'long' },
  /** `9:05 PM` */
  time: { timeStyle: 'short' },
  /** `9:05:30 PM` */
  second: { timeStyle: 'medium' },
  /** `Mon, Jan 5, 9:05 PM` */
  soon: { weekday: 'short', day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' },
  /** `Jan 5, 2026, 9:05 PM` */
  both: { dateStyle: 'medium', timeStyle: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

export type DateTimeStyle = keyof typeof dateTimeStyles

/** Dates and durations of a language whose formats browsers lack (`hasOwnCalendar`). */
export interface Calendar {
  /** `timeZone` is an IANA name, the device's if absent. */
  formatDateTime(instant: Date, style: DateTimeStyle, timeZone?: string): string
  formatLongDuration(seconds: number): string
}

/** Text of an instant in the language of the tag, or of its calendar; `timeZone` is the device's if absent. */
export function formatDateTime(
  instant: Date,
  style: DateTimeStyle,
  place: { tag: string; calendar?: Calendar | undefined; timeZone?: string | undefined },
): string {
  const { tag, calendar, timeZone } = place
  if (calendar) return calendar.formatDateTime(instant, style, timeZone)
  return new Intl.DateTimeFormat(tag, { ...dateTimeStyles[style], timeZone }).format(instant)
}

/** A number of seconds in the largest whole unit. */
export function splitDuration(seconds: number): { unit: 'hour' | 'minute' | 'second'; count: number } {
  if (seconds % 3_600 === 0) return { unit: 'hour', count: seconds / 3_600 }
  return seconds % 60 === 0 ? { unit: 'minute', count: seconds / 60 } : { unit: 'second', count: seconds }
}

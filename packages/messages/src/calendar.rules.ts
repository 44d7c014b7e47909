import { type Calendar, type DateTimeStyle, splitDuration } from '@foyer/contract/date-time'

/** Names and orders of a language's dates; weeks begin with Sunday. */
export interface CalendarTexts {
  months: readonly string[]
  weekdays: readonly string[]
  longWeekdays: readonly string[]
  /** Before and after noon, of a clock with twelve hours. */
  periods?: readonly [string, string]
  /** With `{day}` or, in two digits, `{day2}`; `{hour12}` is that of a clock with twelve hours. */
  patterns: Readonly<Record<DateTimeStyle, string>>
  /** With `{count}`. */
  units: Readonly<Record<'hour' | 'minute' | 'second', string>>
}

/** Dates and durations of a language from its own texts: what CLDR has, without a browser that has CLDR's data. */
export function createCalendar({ months, weekdays, longWeekdays, periods, patterns, units }: CalendarTexts): Calendar {
  return {
    formatDateTime(instant, style, timeZone) {
      const { year, month, day, weekday, hour, minute, second } = splitInstant(instant, timeZone)
      const fields: Record<string, string | number | undefined> = {
        ...{ year, day, hour },
        month: months[month - 1],
        day2: twoDigits(day),
        weekday: weekdays[weekday],
        weekdayLong: longWeekdays[weekday],
        hour2: twoDigits(hour),
        hour12: hour % 12 || 12,
        minute: twoDigits(minute),
        second: twoDigits(second),
        period: periods?.[hour < 12 ? 0 : 1],
      }
      return patterns[style].replace(/\{(\w+)\}/g, (_, name: string) => String(fields[name] ?? ''))
    },
    formatLongDuration(seconds) {
      const { unit, count } = splitDuration(seconds)
      return units[unit].replace('{count}', String(count))
    },
  }
}

/** Numbers of an instant on the clock of a zone; the weekday counts from Sunday, 0. */
function splitInstant(instant: Date, timeZone: string | undefined) {
  const numeric = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', hourCycle: 'h23' } as const
  const format = new Intl.DateTimeFormat('en-u-nu-latn', { ...numeric, minute: 'numeric', second: 'numeric', timeZone })
  const parts = format.formatToParts(instant)
  const read = (type: string) => Number(parts.find((part) => part.type === type)?.value)
  const [year, month, day] = [read('year'), read('month'), read('day')]
  const weekday = new Date(Date.UTC(year, month - 1, day)).getUTCDay()
  return { year, month, day, weekday, hour: read('hour') % 24, minute: read('minute'), second: read('second') }
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}

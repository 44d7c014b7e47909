import type { CalendarTexts } from '../calendar.rules.ts'

/** As CLDR has them. */
export const calendar: CalendarTexts = {
  months: ['ဇန်', 'ဖေ', 'မတ်', 'ဧ', 'မေ', 'ဇွန်', 'ဇူ', 'ဩ', 'စက်', 'အောက်', 'နို', 'ဒီ'],
  weekdays: ['တနင်္ဂနွေ', 'တနင်္လာ', 'အင်္ဂါ', 'ဗုဒ္ဓဟူး', 'ကြာသပတေး', 'သောကြာ', 'စနေ'],
  longWeekdays: ['တနင်္ဂနွေ', 'တနင်္လာ', 'အင်္ဂါ', 'ဗုဒ္ဓဟူး', 'ကြာသပတေး', 'သောကြာ', 'စနေ'],
  patterns: {
    date: '{year} {month} {day}',
    month: '{year} {month}',
    day: '{month} {day}',
    weekday: '{weekdayLong}',
    time: '{hour}:{minute}',
    second: '{hour}:{minute}:{second}',
    soon: '{month} {day} {weekday} {hour}:{minute}',
    both: '{year} {month} {day} {hour}:{minute}',
  },
  units: { hour: '{count} နာရီ', minute: '{count} မိနစ်', second: '{count} စက္ကန့်' },
}

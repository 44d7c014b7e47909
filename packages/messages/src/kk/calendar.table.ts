import type { CalendarTexts } from '../calendar.rules.ts'

/** As CLDR has them. */
export const calendar: CalendarTexts = {
  months: ['қаң.', 'ақп.', 'нау.', 'сәу.', 'мам.', 'мау.', 'шіл.', 'там.', 'қыр.', 'қаз.', 'қар.', 'жел.'],
  weekdays: ['жс', 'дс', 'сс', 'ср', 'бс', 'жм', 'сб'],
  longWeekdays: ['жексенбі', 'дүйсенбі', 'сейсенбі', 'сәрсенбі', 'бейсенбі', 'жұма', 'сенбі'],
  patterns: {
    date: '{year} ж. {day2} {month}',
    month: '{year} ж. {month}',
    day: '{day} {month}',
    weekday: '{weekdayLong}',
    time: '{hour2}:{minute}',
    second: '{hour2}:{minute}:{second}',
    soon: '{day} {month}, {weekday}, {hour}:{minute}',
    both: '{year} ж. {day2} {month}, {hour2}:{minute}',
  },
  units: { hour: '{count} сағат', minute: '{count} минут', second: '{count} секунд' },
}

import type { CalendarTexts } from '../calendar.rules.ts'

/** As CLDR has them. */
export const calendar: CalendarTexts = {
  months: ['មករា', 'កុម្ភៈ', 'មីនា', 'មេសា', 'ឧសភា', 'មិថុនា', 'កក្កដា', 'សីហា', 'កញ្ញា', 'តុលា', 'វិច្ឆិកា', 'ធ្នូ'],
  weekdays: ['អាទិត្យ', 'ចន្ទ', 'អង្គារ', 'ពុធ', 'ព្រហ', 'សុក្រ', 'សៅរ៍'],
  longWeekdays: ['អាទិត្យ', 'ចន្ទ', 'អង្គារ', 'ពុធ', 'ព្រហស្បតិ៍', 'សុក្រ', 'សៅរ៍'],
  periods: ['AM', 'PM'],
  patterns: {
    date: '{day} {month} {year}',
    month: '{month} {year}',
    day: '{day} {month}',
    weekday: '{weekdayLong}',
    time: '{hour12}:{minute} {period}',
    second: '{hour12}:{minute}:{second} {period}',
    soon: '{weekday} {day} {month}, {hour12}:{minute} {period}',
    both: '{day} {month} {year}, {hour12}:{minute} {period}',
  },
  units: { hour: '{count} ម៉ោង', minute: '{count} នាទី', second: '{count} វិនាទី' },
}

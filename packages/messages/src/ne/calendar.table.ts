import type { CalendarTexts } from '../calendar.rules.ts'

/** As CLDR has them. */
export const calendar: CalendarTexts = {
  months: ['जनवरी', 'फेब्रुअरी', 'मार्च', 'अप्रिल', 'मे', 'जुन', 'जुलाई', 'अगस्ट', 'सेप्टेम्बर', 'अक्टोबर', 'नोभेम्बर', 'डिसेम्बर'],
  weekdays: ['आइत', 'सोम', 'मङ्गल', 'बुध', 'बिहि', 'शुक्र', 'शनि'],
  longWeekdays: ['आइतबार', 'सोमबार', 'मङ्गलबार', 'बुधबार', 'बिहिबार', 'शुक्रबार', 'शनिबार'],
  patterns: {
    date: '{year} {month} {day}',
    month: '{year} {month}',
    day: '{month} {day}',
    weekday: '{weekdayLong}',
    time: '{hour2}:{minute}',
    second: '{hour2}:{minute}:{second}',
    soon: '{month} {day}, {weekday}, {hour}:{minute}',
    both: '{year} {month} {day}, {hour2}:{minute}',
  },
  units: { hour: '{count} घण्टा', minute: '{count} मिनेट', second: '{count} सेकेन्ड' },
}

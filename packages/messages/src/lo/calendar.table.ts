import type { CalendarTexts } from '../calendar.rules.ts'

/** As CLDR has them. */
export const calendar: CalendarTexts = {
  months: ['ມ.ກ.', 'ກ.ພ.', 'ມ.ນ.', 'ມ.ສ.', 'ພ.ພ.', 'ມິ.ຖ.', 'ກ.ລ.', 'ສ.ຫ.', 'ກ.ຍ.', 'ຕ.ລ.', 'ພ.ຈ.', 'ທ.ວ.'],
  weekdays: ['ອາທິດ', 'ຈັນ', 'ອັງຄານ', 'ພຸດ', 'ພະຫັດ', 'ສຸກ', 'ເສົາ'],
  longWeekdays: ['ວັນອາທິດ', 'ວັນຈັນ', 'ວັນອັງຄານ', 'ວັນພຸດ', 'ວັນພະຫັດ', 'ວັນສຸກ', 'ວັນເສົາ'],
  patterns: {
    date: '{day} {month} {year}',
    month: '{month} {year}',
    day: '{day} {month}',
    weekday: '{weekdayLong}',
    time: '{hour}:{minute}',
    second: '{hour}:{minute}:{second}',
    soon: '{weekday} {day} {month}, {hour}:{minute}',
    both: '{day} {month} {year}, {hour}:{minute}',
  },
  units: { hour: '{count} ຊົ່ວໂມງ', minute: '{count} ນາທີ', second: '{count} ວິນາທີ' },
}

import type { Language } from '@foyer/contract'
import type { Calendar } from '@foyer/contract/date-time'
import { createCalendar } from './calendar.rules.ts'
import { folderOf } from './languages.ts'

/** Loads the calendar of a language whose formats browsers lack, one with `hasOwnCalendar`; rejects for others. */
export async function loadCalendar(language: Language): Promise<Calendar> {
  const folder = folderOf(language)
  return createCalendar((await import(`./${folder}/calendar.table.ts`)).calendar)
}

import { existsSync } from 'node:fs'
import {
  type DateTimeStyle,
  dateTimeStyles,
  formatDateTime,
  formatLongDuration,
  formatTagOf,
  hasOwnCalendar,
  type Language,
  languageCodes,
  numberTagOf,
} from '@foyer/contract'
import { describe, expect, test } from 'vitest'
import { loadCalendar } from './calendar.ts'
import { folderOf } from './languages.ts'

const styles = Object.keys(dateTimeStyles) as DateTimeStyle[] // Object.keys loses the literal keys
/** Each month, weekday, hour and a day of one figure and two. */
const instants = Array.from({ length: 48 }, (_, index) => new Date(Date.UTC(2026, 0, 1 + index * 8, index % 24, 5, 9)))

const findCalendar = async (language: Language) => (hasOwnCalendar(language) ? loadCalendar(language) : undefined)

describe.each(languageCodes)('OPEN-72 dates in %s', (language) => {
  const tag = formatTagOf(language)

  test('stand in its texts where browsers lack them, and nowhere else', () => {
    const file = new URL(`./${folderOf(language)}/calendar.table.ts`, import.meta.url)
    expect(existsSync(file)).toBe(hasOwnCalendar(language))
  })

  test.each(['UTC', 'Asia/Kathmandu', 'America/Havana'])('are those of CLDR in %s', async (timeZone) => {
    const calendar = await findCalendar(language)
    for (const style of styles) {
      const format = new Intl.DateTimeFormat(tag, { ...dateTimeStyles[style], timeZone })
      expect(instants.map((instant) => formatDateTime(instant, style, { tag, calendar, timeZone }))).toEqual(
        instants.map((instant) => format.format(instant)),
      )
    }
  })

  test('are written with the figures 0 to 9', async () => {
    const calendar = await findCalendar(language)
    const texts = styles.flatMap((style) =>
      instants.map((instant) => formatDateTime(instant, style, { tag, calendar })),
    )
    expect(texts.join(' ').match(/(?![0-9])\p{Nd}/gu)).toBeNull()
  })

  test('and durations are those of CLDR', async () => {
    const calendar = await findCalendar(language)
    for (const seconds of [3_600, 86_400, 60, 120, 7, 21])
      expect(formatLongDuration(seconds, tag, calendar)).toBe(formatLongDuration(seconds, tag))
  })
})

test.each(languageCodes)('V7 numbers of %s are those of the tag that browsers know', (language) => {
  for (const number of [0, 7, 1234, 1234.5, 12_345.67, 123_456, 1_234_567.5, -1_234_567_890.12]) {
    const write = (tag: string) => new Intl.NumberFormat(tag, { maximumFractionDigits: 2 }).format(number)
    expect(write(numberTagOf(language))).toBe(write(formatTagOf(language)))
  }
})

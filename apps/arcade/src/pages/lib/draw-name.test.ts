import { hasOwnCalendar, isLanguage } from '@foyer/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { nameDraw } from './draw-name.ts'
import { loadTexts } from './i18n.ts'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-29T03:00:00Z') }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test.each([
  ['en', 'EN', '20261129-0269', 'Draw 0269'],
  ['en', 'EN', 'FIVEDAY-20261129-0001', 'Sunday’s draw'],
  ['en', 'EN', 'FIVEDAY-20261202-0001', 'Wednesday’s draw'],
  ['en', 'EN', 'FIVEDAY-20261125-0001', 'Draw of Nov 25'],
  ['en', 'EN', 'FIVEDAY-20261122-0001', 'Draw of Nov 22'],
  ['zh-CN', 'CN', 'FIVEDAY-20261129-0001', '星期日那期'],
  ['ur', 'UR', 'FIVEDAY-20261129-0001', 'قرعہ \u2068اتوار\u2069'],
  ['km', 'KM', 'FIVEDAY-20261202-0001', 'វគ្គថ្ងៃពុធ'],
  ['ne', 'NE', 'FIVEDAY-20261202-0001', 'बुधबारको ड्र'],
])('LOTT-01 in %s the draw %s %s is %s', async (lang, language, drawId, name) => {
  const calendar = isLanguage(language) && hasOwnCalendar(language) ? '' : undefined
  vi.stubGlobal('document', { documentElement: { lang, dir: 'ltr', dataset: { language, formats: lang, calendar } } })
  await loadTexts()
  expect(nameDraw(drawId)).toBe(name)
})

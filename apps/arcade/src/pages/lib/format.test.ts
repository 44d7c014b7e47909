import { readTypedHundredths } from '@foyer/money'
import { afterEach, describe, expect, it, test, vi } from 'vitest'
import { formatChip, formatMoney, formatNumber, formatTime, formatTimeInZone, writeHundredths } from './format.ts'

afterEach(() => vi.unstubAllGlobals())

describe('OPEN-72 amounts of the lottery without needless decimals', () => {
  it.each([
    ['en', 'PHP', 100_000n, '₱1,000', '1,000'],
    ['en', 'PHP', 100_050n, '₱1,000.50', '1,000.50'],
    ['vi', 'PHP', 100_000n, '₱1.000', '1.000'],
    ['en', 'JPY', 1_000n, '¥1,000', '1,000'],
    ['en', 'KRW', 100_000_000n, '₩100,000,000', '100,000,000'],
    ['vi', 'VND', 50_000n, '₫50.000', '50.000'],
    ['de', 'VND', 50_000n, '₫50.000', '50.000'],
    ['ur', 'JPY', 5_000n, '¥5,000', '5,000'],
    ['en', 'KWD', 1_000_000n, 'KWD1,000', '1,000'],
    ['de', 'KWD', 1_000_000n, 'KWD1.000', '1.000'],
  ])('in %s, %s %i stands as %s and as %s on a chip', (tag, currency, minor, text, chip) => {
    vi.stubGlobal('document', { documentElement: { dataset: { numbers: tag } } })
    const symbols: Record<string, string> = { PHP: '₱', JPY: '¥', KRW: '₩', VND: '₫' }
    const style = { currency, currencySymbol: symbols[currency] ?? '', currencyPosition: 'before' } as const
    expect(formatMoney(minor, style, true)).toBe(text)
    expect(formatChip(minor, currency)).toBe(chip)
  })
})

test.each([
  ['en', 200_000, '2,000.00', '2000.00'],
  ['vi', 200_000, '2.000,00', '2000,00'],
  ['es', 101, '1,01', '1,01'],
  ['hi', 12_345_678, '1,23,456.78', '123456.78'],
])(
  'OPEN-72 in %s %i hundredths stand as %s, and as %s in a field that is typed in',
  (tag, hundredths, shown, typed) => {
    vi.stubGlobal('document', { documentElement: { dataset: { numbers: tag } } })
    expect(formatNumber(hundredths / 100, 2)).toBe(shown)
    expect(writeHundredths(hundredths)).toBe(typed)
    expect(readTypedHundredths(typed, tag)).toBe(hundredths)
    expect(readTypedHundredths(shown, tag)).toBe(hundredths)
  },
)

test.each([
  ['en', '9:05 PM', '9:05:30 PM'],
  ['vi', '21:05', '21:05:30'],
  ['zh-CN', '21:05', '21:05:30'],
])('OPEN-72 in %s a time is %s, with seconds %s, and a draw’s has its zone', (tag, short, long) => {
  vi.stubGlobal('document', { documentElement: { dataset: { formats: tag } } })
  vi.stubEnv('TZ', 'Asia/Manila')
  const instant = '2026-12-02T13:05:30Z'
  expect(formatTime(instant)).toBe(short)
  expect(formatTime(instant, true)).toBe(long)
  expect(formatTimeInZone(instant)).toBe(`${short} GMT+8`)
  vi.unstubAllEnvs()
})

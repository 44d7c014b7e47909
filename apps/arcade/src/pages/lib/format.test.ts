import { afterEach, describe, expect, it, vi } from 'vitest'
import { formatChip, formatMoney } from './format.ts'

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
    vi.stubGlobal('document', { documentElement: { dataset: { formats: tag } } })
    const symbols: Record<string, string> = { PHP: '₱', JPY: '¥', KRW: '₩', VND: '₫' }
    const style = { currency, currencySymbol: symbols[currency] ?? '', currencyPosition: 'before' } as const
    expect(formatMoney(minor, style, true)).toBe(text)
    expect(formatChip(minor, currency)).toBe(chip)
  })
})

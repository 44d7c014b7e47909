import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addAmounts,
  amountOf,
  compareAmounts,
  currencyCodes,
  divideRounded,
  exponentOf,
  formatAmount,
  isCurrencyCode,
  isNegative,
  isZero,
  parseAmount,
  readMinor,
  subtractAmounts,
  sumAmounts,
  toDecimalText,
  writeMinor,
} from './index.ts'
import { toTrackingCurrency } from './tracking-currency.ts'

describe('currencies', () => {
  test.each([
    ['USDT', 6],
    ['KWD', 3],
    ['VND', 0],
    ['JPY', 0],
    ['TLB', 2],
    ['PHP', 2],
    ['CNY', 2],
    ['USD', 2],
    ['FUN', 2],
    ['KIDR', 2],
  ] as const)('T23 %s has %i decimals', (code, exponent) => {
    expect(exponentOf(code)).toBe(exponent)
  })

  test('T23 every code has 3 to 8 capital letters', () => {
    for (const code of currencyCodes) expect(code).toMatch(/^[A-Z]{3,8}$/)
  })

  test.each(['', 'php', 'PHP ', 'USDTT', 'XXX', 'toString', '__proto__', 'PHPX'])('T23 %j is refused', (code) => {
    expect(isCurrencyCode(code)).toBe(false)
    expect(() => amountOf(1n, code)).toThrow(new RangeError(`unknown currency "${code}"`))
  })

  test('T23 a long code is shortened in the error; a value of another type is no code', () => {
    expect(() => amountOf(1n, 'X'.repeat(40))).toThrow(new RangeError(`unknown currency "${'X'.repeat(16)}"`))
    expect([isCurrencyCode(['PHP']), isCurrencyCode(undefined), isCurrencyCode(5)]).toEqual([false, false, false])
  })

  const anyAmount = fc.record({
    minor: fc.bigInt({ min: -(10n ** 18n) + 1n, max: 10n ** 18n - 1n }),
    currency: fc.constantFrom(...currencyCodes),
  })

  test('T23 every amount of every currency survives text and wire exactly', () => {
    fc.assert(
      fc.property(anyAmount, (amount) => {
        expect(parseAmount(toDecimalText(amount), amount.currency)).toEqual({ ok: true, amount })
        expect(readMinor(writeMinor(amount.minor))).toBe(amount.minor)
      }),
    )
  })

  test('OPEN-72 what is shown in English reads back as the same amount', () => {
    fc.assert(
      fc.property(anyAmount, (amount) => {
        const shown = formatAmount(amount, { language: 'en' }).replace('−', '-')
        expect(parseAmount(shown, amount.currency)).toEqual({ ok: true, amount })
      }),
    )
  })
})

describe('tracking code', () => {
  test.each([
    ['WALL-05', 'TLB', 'PHP'],
    ['WALL-06', 'USDT', 'USD'],
    ['WALL-06', 'KIDR', 'KID'],
    ['WALL-06', 'PHP', 'PHP'],
  ])('%s CONST-81 %s is tracked as %s', (_row, code, tracked) => {
    expect(toTrackingCurrency(code)).toBe(tracked)
  })

  test('T23 the main entry point does not give the tracking code', async () => {
    expect(Object.keys(await import('./index.ts'))).not.toContain('toTrackingCurrency')
  })
})

describe('arithmetic', () => {
  const php = (minor: bigint) => amountOf(minor, 'PHP')

  test('sums and differences stay in one currency', () => {
    expect(addAmounts(php(150n), php(-50n))).toEqual(php(100n))
    expect(subtractAmounts(php(150n), php(200n))).toEqual(php(-50n))
    expect(sumAmounts([php(1n), php(2n), php(3n)], 'PHP')).toEqual(php(6n))
    expect(sumAmounts([], 'KWD')).toEqual({ minor: 0n, currency: 'KWD' })
  })

  test('T22 fun money meets no other money', () => {
    const fun = amountOf(1n, 'FUN')
    expect(() => addAmounts(php(1n), fun)).toThrow(new RangeError('PHP does not meet FUN'))
    expect(() => subtractAmounts(php(1n), fun)).toThrow(RangeError)
    expect(() => compareAmounts(php(1n), fun)).toThrow(RangeError)
    expect(() => sumAmounts([fun], 'PHP')).toThrow(RangeError)
  })

  test('order and sign', () => {
    expect([php(3n), php(-1n), php(2n)].sort(compareAmounts)).toEqual([php(-1n), php(2n), php(3n)])
    expect(compareAmounts(php(2n), php(2n))).toBe(0)
    expect([isZero(php(0n)), isZero(php(1n)), isNegative(php(-1n)), isNegative(php(0n))]).toEqual([
      true,
      false,
      true,
      false,
    ])
  })

  test.each([
    [7n, 2n, 'down', 3n],
    [-7n, 2n, 'down', -3n],
    [7n, 2n, 'half-even', 4n],
    [5n, 2n, 'half-even', 2n],
    [-5n, 2n, 'half-even', -2n],
    [-7n, 2n, 'half-even', -4n],
    [8n, 3n, 'half-even', 3n],
    [-8n, 3n, 'half-even', -3n],
    [8n, -3n, 'half-even', -3n],
    [9n, 3n, 'half-even', 3n],
    [4n, 3n, 'half-even', 1n],
    [-4n, 3n, 'half-even', -1n],
    [7n, -3n, 'half-even', -2n],
    [-7n, -2n, 'half-even', 4n],
    [1n, 2n, 'half-even', 0n],
    [3n, 2n, 'half-even', 2n],
    [2n, 3n, 'half-even', 1n],
    [2n, -3n, 'half-even', -1n],
  ] as const)('%i / %i rounded %s is %i', (dividend, divisor, rounding, expected) => {
    expect(divideRounded(dividend, divisor, rounding)).toBe(expected)
  })

  test('a zero divisor is an error', () => {
    expect(() => divideRounded(1n, 0n, 'down')).toThrow(RangeError)
  })
})

describe('parse', () => {
  test.each([
    ['1', 'PHP', 100n],
    ['1.5', 'PHP', 150n],
    ['0001.50', 'PHP', 150n],
    [' 1,234,567.89 ', 'PHP', 123456789n],
    ['-0.01', 'PHP', -1n],
    ['0', 'PHP', 0n],
    ['0.05', 'PHP', 5n],
    ['0000000000000000000001.00', 'PHP', 100n],
    ['9999999999999999.99', 'PHP', 10n ** 18n - 1n],
    ['1.234', 'KWD', 1234n],
    ['0.000001', 'USDT', 1n],
    ['500', 'VND', 500n],
  ] as const)('OPEN-04 %j in %s is %i minor units', (text, currency, minor) => {
    expect(parseAmount(text, currency)).toEqual({ ok: true, amount: { minor, currency } })
  })

  test.each([
    ['', 'PHP', 'empty'],
    ['  ', 'PHP', 'empty'],
    ['1.', 'PHP', 'not-a-number'],
    ['.5', 'PHP', 'not-a-number'],
    ['1e3', 'PHP', 'not-a-number'],
    ['0x10', 'PHP', 'not-a-number'],
    ['1,23.00', 'PHP', 'not-a-number'],
    ['12,34,567', 'PHP', 'not-a-number'],
    ['--1', 'PHP', 'not-a-number'],
    ['١', 'PHP', 'not-a-number'],
    ['NaN', 'PHP', 'not-a-number'],
    ['1.001', 'PHP', 'too-many-decimals'],
    ['1.0', 'JPY', 'too-many-decimals'],
    ['10000000000000000', 'PHP', 'too-large'],
  ] as const)('OPEN-04 %j in %s: %s', (text, currency, problem) => {
    expect(parseAmount(text, currency)).toEqual({ ok: false, problem })
  })

  test.each(['', '1.5', '+1', '01', '-0', ' 1', '1e3', '9'.repeat(19)])('the wire form %j is refused', (text) => {
    expect(() => readMinor(text)).toThrow(new RangeError('not a whole number of minor units'))
  })
})

describe('format', () => {
  test.each([
    ['en', 'PHP', 123456789n, '₱', 'before', '₱1,234,567.89'],
    ['en', 'PHP', 5n, '₱', 'before', '₱0.05'],
    ['en', 'PHP', 100000n, 'PHP', 'after', '1,000.00\u00a0PHP'],
    ['en', 'PHP', -150n, '₱', 'before', '−₱1.50'],
    ['en', 'JPY', 1234567n, '¥', 'before', '¥1,234,567'],
    ['en', 'KWD', 1234567n, undefined, undefined, '1,234.567'],
    ['en', 'USDT', 1234567n, undefined, undefined, '1.234567'],
    ['zh-CN', 'CNY', 123456789n, '¥', undefined, '¥1,234,567.89'],
    ['ur', 'PHP', 123456789n, '₱', 'before', '₱1,234,567.89'],
    ['vi', 'PHP', 123456789n, '₫', 'after', '1.234.567,89\u00a0₫'],
    ['hi', 'PHP', 123456789n, undefined, undefined, '12,34,567.89'],
    ['hi', 'PHP', -12345678901n, '₹', 'before', '−₹12,34,56,789.01'],
    ['es', 'PHP', 123450n, undefined, undefined, '1234,50'],
    ['es', 'PHP', 1234500n, undefined, undefined, '12.345,00'],
    ['en', 'PHP', 10n ** 18n - 1n, undefined, undefined, '9,999,999,999,999,999.99'],
  ] as const)('WALL-04 OPEN-72 %s %s %i', (language, currency, minor, symbol, position, text) => {
    expect(formatAmount({ minor, currency }, { language, symbol, position })).toBe(text)
  })

  const units = { before: { symbol: '¤', position: 'before' }, after: { symbol: '¤', position: 'after' } } as const
  test.each([
    ['en', 'PHP', 100000n, 'before', '¤1,000'],
    ['en', 'PHP', 100050n, 'before', '¤1,000.50'],
    ['en', 'PHP', 0n, 'before', '¤0'],
    ['en', 'PHP', -100000n, 'after', '−1,000\u00a0¤'],
    ['vi', 'PHP', 100000n, 'after', '1.000\u00a0¤'],
    ['vi', 'PHP', 100005n, 'after', '1.000,05\u00a0¤'],
    ['de', 'PHP', 100000000n, 'before', '¤1.000.000'],
    ['ur', 'PHP', 100000n, 'before', '¤1,000'],
    ['ar-EG', 'PHP', 50000n, 'before', '¤500'],
    ['en', 'JPY', 1000n, 'before', '¤1,000'],
    ['de', 'JPY', 1000000n, 'after', '1.000.000\u00a0¤'],
    ['ur', 'KRW', 5000n, 'before', '¤5,000'],
    ['vi', 'VND', 50000n, 'after', '50.000\u00a0¤'],
    ['en', 'KWD', 1000000n, 'before', '¤1,000'],
    ['de', 'KWD', 1000000n, 'after', '1.000\u00a0¤'],
    ['en', 'KWD', 1000010n, 'before', '¤1,000.010'],
    ['en', 'USDT', 1000000n, 'before', '¤1'],
  ] as const)('WALL-04 OPEN-72 short in %s, %s %i stands %s as %s', (language, currency, minor, position, text) => {
    expect(formatAmount({ minor, currency }, { language, ...units[position], isShort: true })).toBe(text)
  })

  test.each([
    [150n, '+1.50'],
    [-150n, '−1.50'],
    [0n, '0.00'],
  ])('a movement of %i shows its sign', (minor, text) => {
    expect(formatAmount({ minor, currency: 'PHP' }, { language: 'en', sign: 'always' })).toBe(text)
  })
})

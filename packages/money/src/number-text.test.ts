import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { currencyCodes, exponentOf } from './currency.ts'
import { formatAmount, toDecimalText } from './format-amount.ts'
import { parseTypedAmount, readNumberText, readTypedHundredths, writeTypedAmount } from './number-text.ts'
import { findSeparators } from './separators.ts'

const languages = [
  'bn',
  'en',
  'es',
  'fr',
  'hi',
  'id',
  'kk',
  'my',
  'ne',
  'pt-PT',
  'pt-BR',
  'ru',
  'tr',
  'ur',
  'vi',
  'zh-CN',
]

describe('OPEN-72 T23 an amount as it is written', () => {
  it('in every language is read as it is shown, with and without its currency', () => {
    const minors = fc.bigInt({ min: 0n, max: 999_999_999_999_999n })
    const amounts = fc.record({ currency: fc.constantFrom(...currencyCodes), minor: minors })
    fc.assert(
      fc.property(amounts, fc.constantFrom(...languages), fc.boolean(), (amount, language, isAfter) => {
        for (const symbol of ['', '₱', 'Rp', 'Kč', 'KD.']) {
          const position = isAfter ? 'after' : 'before'
          const shown = formatAmount(amount, { language, symbol, position })
          const plain = readNumberText(shown, exponentOf(amount.currency), { ...findSeparators(language), symbol })
          expect([shown, plain]).toEqual([shown, toDecimalText(amount)])
        }
        const typed = writeTypedAmount(amount, language)
        expect([typed, parseTypedAmount(typed, amount.currency, language)]).toEqual([typed, { ok: true, amount }])
      }),
    )
  })

  test.each([
    ['50,00', 'en', '50.00'],
    ['50,5', 'en', '50.5'],
    ['₱ 50,00 ', 'en', '50.00'],
    ['1.234,50', 'en', '1234.50'],
    ['1,234.50', 'vi', '1234.50'],
    ['1.234.567', 'en', '1234567'],
    ['1.234.567,8', 'en', '1234567.8'],
    ['1,234', 'en', '1234'],
    ['1.234', 'vi', '1234'],
    ['1.234', 'fr', '1234'],
    ['1 234,5', 'fr', '1234.5'],
    ['1\u202f234,5', 'en', '1234.5'],
    ['1’234.50', 'en', '1234.50'],
    ['12,34,567.5', 'hi', '1234567.5'],
    ['12.50', 'vi', '12.50'],
    ['Rp. 1.500.000', 'en', '1500000'],
    ['1.500.000 Rp', 'en', '1500000'],
    ['PHP 1,234.50', 'en', '1234.50'],
    ['1,234.50PHP', 'en', '1234.50'],
    ['۱.۵۰۰.۰۰۰', 'ur', '1500000'],
    ['۵۰٫۵', 'ur', '50.5'],
    ['١٬٢٣٤٫٥', 'en', '1234.5'],
    ['𝟙𝟚.𝟝', 'en', '12.5'],
    ['１２，５', 'en', '12.5'],
    ['12。5', 'zh-CN', '12.5'],
    ['۱۲،۵', 'ur', '12.5'],
    ['12,34,56,789.5', 'hi', '123456789.5'],
    ['1234,5', 'es', '1234.5'],
    ['\u20665.50\u2069', 'ur', '5.50'],
    ['1,500.000', 'en', '1500.00'],
    ['0.500', 'en', '0.50'],
    ['.5', 'en', '0.5'],
    ['5.', 'en', '5.'],
    ['007', 'en', '7'],
    ['', 'en', ''],
  ])('%s in %s is %s', (text, language, plain) => {
    expect(readNumberText(text, 2, { ...findSeparators(language), symbol: 'Rp' })).toBe(plain)
  })

  test.each([
    ['1.500', 0, 'en', undefined],
    ['1.500', 0, 'vi', '1500'],
    ['1.500', 3, 'en', '1.500'],
    ['1.500', 3, 'vi', '1500'],
    ['50,00', 0, 'en', '50'],
    ['Rp50.000', 0, 'id', '50000'],
  ])('%s with %i decimals in %s is %s', (text, decimals, language, plain) => {
    expect(readNumberText(text, decimals, { ...findSeparators(language), symbol: 'Rp' })).toBe(plain)
  })

  test.each([
    ['1e3', 'en'],
    ['-5', 'en'],
    ['−5', 'en'],
    ['+5', 'en'],
    ['1.234', 'en'],
    ['1,234', 'vi'],
    ['12.345', 'en'],
    ['1.2.3', 'en'],
    ['1,23,4', 'en'],
    ['1.234 567', 'en'],
    ['1 2', 'en'],
    ['12345678901234567', 'en'],
    ['abc', 'en'],
    ['₱', 'en'],
    ['5 or 6', 'en'],
    ['½', 'en'],
    ['10²', 'en'],
    ['500k', 'en'],
    ['5jt', 'id'],
    ['500rb', 'id'],
    ['1tr', 'vi'],
    ['5 triệu', 'vi'],
    ['5万', 'zh-CN'],
    ['2 lakh', 'hi'],
    ['1M', 'en'],
    ['minus 5', 'en'],
    ['1PHP2', 'en'],
    ['1$2', 'en'],
    ['0x10', 'en'],
    ['1'.repeat(65), 'en'],
  ])('%s in %s is refused, and no other amount', (text, language) => {
    expect(readNumberText(text, 2, findSeparators(language))).toBeUndefined()
  })

  it('whatever is typed is read or refused', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat(3), (text, decimals) => {
        expect(readNumberText(text, decimals, findSeparators('en')) ?? '0').toMatch(/^(\d{1,15}(\.\d*)?)?$/)
      }),
    )
  })
})

test.each([
  ['2.5', 'en', 250],
  ['2,5', 'en', 250],
  ['2,50', 'vi', 250],
  ['2,', 'vi', 200],
  ['1.000', 'vi', 100_000],
  ['1,000', 'en', 100_000],
  ['1.000', 'en', undefined],
  ['۲٫۵', 'ur', 250],
  ['২.৫', 'bn', 250],
  ['1.005', 'en', undefined],
  ['', 'en', undefined],
  ['two', 'en', undefined],
])('OPEN-72 a typed %s in %s is %s hundredths', (text, language, hundredths) => {
  expect(readTypedHundredths(text, language)).toBe(hundredths)
})

import { amountOf, formatAmount } from '@foyer/money'
import { describe, expect, test } from 'vitest'
import { formatTagOf, type Language, languageCodes, numberTagOf } from './languages.ts'

/** 1234567.50 and 1234.50 in each language; `_` is a no-break space. */
const amounts: Record<Language, readonly [string, string]> = {
  BN: ['12,34,567.50', '1,234.50'],
  CN: ['1,234,567.50', '1,234.50'],
  EN: ['1,234,567.50', '1,234.50'],
  ES: ['1.234.567,50', '1234,50'],
  FR: ['1_234_567,50', '1_234,50'],
  HI: ['12,34,567.50', '1,234.50'],
  ID: ['1.234.567,50', '1.234,50'],
  JA: ['1,234,567.50', '1,234.50'],
  KK: ['1_234_567,50', '1_234,50'],
  KM: ['1,234,567.50', '1,234.50'],
  KO: ['1,234,567.50', '1,234.50'],
  LO: ['1.234.567,50', '1.234,50'],
  MS: ['1,234,567.50', '1,234.50'],
  MY: ['1,234,567.50', '1,234.50'],
  NE: ['12,34,567.50', '1,234.50'],
  PT: ['1_234_567,50', '1234,50'],
  'PT-BR': ['1.234.567,50', '1.234,50'],
  RU: ['1_234_567,50', '1_234,50'],
  SW: ['1,234,567.50', '1,234.50'],
  TA: ['12,34,567.50', '1,234.50'],
  TE: ['12,34,567.50', '1,234.50'],
  TH: ['1,234,567.50', '1,234.50'],
  TR: ['1.234.567,50', '1.234,50'],
  TW: ['1,234,567.50', '1,234.50'],
  TY: ['1,234,567.50', '1,234.50'],
  UR: ['1,234,567.50', '1,234.50'],
  'UR-LA': ['1,234,567.50', '1,234.50'],
  VI: ['1.234.567,50', '1.234,50'],
}

/** Numbers of each plural form of CLDR 48. */
const plurals: Record<Language, Partial<Record<Intl.LDMLPluralRule, readonly number[]>>> = {
  BN: { one: [0, 1], other: [1.5, 2] },
  CN: { other: [0, 1, 2] },
  EN: { one: [1], other: [0, 1.5, 2] },
  ES: { one: [1], many: [1_000_000], other: [0, 2] },
  FR: { one: [0, 1, 1.5], many: [1_000_000], other: [2] },
  HI: { one: [0, 1], other: [1.5, 2] },
  ID: { other: [0, 1, 2] },
  JA: { other: [0, 1, 2] },
  KK: { one: [1], other: [0, 2] },
  KM: { other: [0, 1, 2] },
  KO: { other: [0, 1, 2] },
  LO: { other: [0, 1, 2] },
  MS: { other: [0, 1, 2] },
  MY: { other: [0, 1, 2] },
  NE: { one: [1], other: [0, 2] },
  PT: { one: [1], many: [1_000_000], other: [0, 2] },
  'PT-BR': { one: [0, 1, 1.5], many: [1_000_000], other: [2] },
  RU: { one: [1, 21], few: [2, 3, 4], many: [0, 5, 11], other: [1.5] },
  SW: { one: [1], other: [0, 2] },
  TA: { one: [1], other: [0, 2] },
  TE: { one: [1], other: [0, 2] },
  TH: { other: [0, 1, 2] },
  TR: { one: [1], other: [0, 2] },
  TW: { other: [0, 1, 2] },
  TY: { one: [0, 1, 2, 3, 5, 7, 8], other: [4, 6, 9] },
  UR: { one: [1], other: [0, 2] },
  'UR-LA': { one: [1], other: [0, 2] },
  VI: { other: [0, 1, 2] },
}

describe.each(languageCodes)('LANG-03 OPEN-72 %s', (language) => {
  test('V7 writes amounts in its groups', () => {
    const written = [123_456_750n, 123_450n].map((minor) =>
      formatAmount(amountOf(minor, 'PHP'), { language: numberTagOf(language) }).replace(/[\u00a0\u202f]/g, '_'),
    )
    expect(written).toEqual(amounts[language])
  })

  test('V6 has the plural forms of CLDR', () => {
    const rules = new Intl.PluralRules(formatTagOf(language))
    expect(rules.resolvedOptions().pluralCategories.toSorted()).toEqual(Object.keys(plurals[language]).toSorted())
    for (const [form, numbers] of Object.entries(plurals[language]))
      expect([form, numbers.map((number) => rules.select(number))]).toEqual([form, numbers.map(() => form)])
  })
})

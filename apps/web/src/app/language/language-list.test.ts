import { languageCodes, languages } from '@foyer/contract'
import { hasFlag } from 'country-flag-icons'
import { expect, test } from 'vitest'

test.each([
  ['EN', 'US'],
  ['CN', 'CN'],
  ['JA', 'JP'],
  ['VI', 'VN'],
  ['PT-BR', 'BR'],
  ['UR-LA', 'PK'],
] as const)('LANG-06, LANG-22 the country of %s is %s', (language, country) => {
  expect(languages[language].country).toBe(country)
})

test.each(languageCodes)('LANG-06 the country of %s has a flag', (language) => {
  expect(hasFlag(languages[language].country)).toBe(true)
})

import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { languageCodes } from '@foyer/contract'
import { expect, test } from 'vitest'
import { languageCountries } from './language-countries.ts'

test.each([
  ['EN', 'US'],
  ['CN', 'CN'],
  ['JA', 'JP'],
  ['VI', 'VN'],
  ['PT-BR', 'BR'],
  ['UR-LA', 'PK'],
] as const)('LANG-06, LANG-22 the country of %s is %s', (language, country) => {
  expect(languageCountries[language]).toBe(country)
})

test.each(languageCodes)('LANG-06 the country of %s has a flag', (language) => {
  const library = dirname(createRequire(import.meta.url).resolve('country-flag-icons/package.json'))
  expect(existsSync(join(library, '3x2', `${languageCountries[language]}.svg`))).toBe(true)
})

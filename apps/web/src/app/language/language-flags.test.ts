import { existsSync } from 'node:fs'
import { languageCodes } from '@foyer/contract'
import { translatedLanguages } from '@foyer/messages/languages'
import { expect, test } from 'vitest'
import { flagOf } from './language-flags.ts'

test.each([
  ['EN', 'us'],
  ['CN', 'cn'],
  ['JA', 'jp'],
  ['VI', 'vn'],
  ['PT-BR', 'br'],
  ['UR-LA', 'pk'],
] as const)('LANG-06 LANG-22 the flag of %s is that of the country %s', (language, country) => {
  expect(flagOf(language)).toBe(`/m/art/flags/${country}.svg`)
})

test('LANG-22 every language has the code of a country', () => {
  for (const language of languageCodes) expect(flagOf(language), language).toMatch(/\/[a-z]{2}\.svg$/)
})

test('LANG-06 every language with texts has the picture of its flag', () => {
  for (const language of translatedLanguages)
    expect(existsSync(new URL(`../../../public${flagOf(language).replace('/m', '')}`, import.meta.url)), language).toBe(
      true,
    )
})

import { type Language, languageCodes, languages } from '@foyer/contract'
import { expect, test } from 'vitest'
import { findLanguages, orderLanguages } from './language-search.rules.ts'

const countries: Partial<Record<Language, string[]>> = { UR: ['Pakistan'], TA: ['Sri Lanka', 'Шри-Ланка'] }
const choices = languageCodes.map((code) => ({ code, ...languages[code], countryNames: countries[code] ?? [] }))
const find = (wanted: string) => findLanguages(choices, wanted).map(({ code }) => code)

test.each([
  ['a name of its own', 'Türk', ['TR']],
  ['its English name', 'burm', ['MY']],
  ['a part of a name', 'simplified', ['CN']],
  ['its own script', 'ไทย', ['TH']],
  ['no accents', 'portugues', ['PT', 'PT-BR']],
  ['accents that are not there', 'ëngłish'.replace('ł', 'l'), ['EN']],
  ['a Turkish i', 'kıswahılı', ['SW']],
  ['any case', 'URDU', ['UR', 'UR-LA']],
  ['signs and figures between', ' pt-br 1', ['PT-BR']],
  ['its code', 'ty', ['TY']],
  ['its tag', 'zh', ['CN', 'TW']],
  ['the code of its country', 'lk', ['TA']],
  ['a name of its country', 'pakis', ['UR']],
  ['a name of its country in the language of the page', 'шри', ['TA']],
  ['nothing that any has', 'klingon', []],
  ['figures alone', '123', []],
  ['spaces alone', '  ', languageCodes],
])('LANG-04 the picker finds languages by %s: %s', (_, wanted, expected) => {
  expect(find(wanted)).toEqual(expected)
})

test.each([
  ['the chosen one, then the visitor’s', 'UR', 'ES', ['UR', 'ES', 'EN', 'MY']],
  ['the chosen one, which is the visitor’s', 'MY', 'MY', ['MY', 'EN', 'UR', 'ES']],
  ['the chosen one where the visitor’s is unknown', 'EN', undefined, ['EN', 'UR', 'ES', 'MY']],
] as const)('LANG-04 first in the picker is %s', (_, chosen, detected, expected) => {
  const allowed = (['EN', 'UR', 'ES', 'MY'] as const).map((code) => ({ code }))
  expect(orderLanguages(allowed, { chosen, detected }).map(({ code }) => code)).toEqual(expected)
})

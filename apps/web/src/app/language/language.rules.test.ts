import { expect, test } from 'vitest'
import { shouldSyncLanguage } from './language.rules.ts'

test.each([
  ['LANG-09 another than the server has', 0, 'EN', true],
  ['LANG-09 the one that the server has', 0, 'UR', false],
  ['LANG-09 when it is not known what the server has', 1, undefined, true],
  ['LANG-09 of who plays with a virtual account', 40, 'EN', true],
  ['LANG-10 of who only plays for free', 4, 'EN', false],
  ['LANG-10 of a guest', undefined, undefined, false],
])('%s is told: %s', (_, type, known, isReported) => {
  expect(shouldSyncLanguage('UR', type === undefined ? undefined : { type }, known)).toBe(isReported)
})

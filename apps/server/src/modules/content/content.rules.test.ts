import { expect, test } from 'vitest'
import { parseTypes, pickText } from './content.rules.ts'

test.each([
  ['the language of the caller', { EN: 'Hello', UR: 'سلام' }, 'سلام'],
  ['otherwise the default of the merchant', { CN: '你好', EN: 'Hello' }, 'Hello'],
  ['otherwise any', { CN: '你好' }, '你好'],
  ['an empty text of the language is still its text', { EN: 'Hello', UR: '' }, ''],
  ['without a text nothing', {}, ''],
])('LANG-01 the text shown: %s', (_name, text, shown) => {
  expect(pickText(text, 'UR', 'EN')).toBe(shown)
})

test.each([
  ['news', ['news']],
  ['activity,news', ['news', 'activity']],
  ['notice,notice', ['notice']],
  ['notice,other', ['notice']],
  ['other', ['news', 'notice', 'activity']],
  ['', ['news', 'notice', 'activity']],
  [undefined, ['news', 'notice', 'activity']],
])('NOTICE-01 types=%s selects %j', (types, chosen) => {
  expect(parseTypes(types)).toEqual(chosen)
})

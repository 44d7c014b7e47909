import { expect, test } from 'vitest'
import { pickText } from './translated-text.rules.ts'

test.each([
  ['the language of the caller', { EN: 'Hello', UR: 'سلام' }, 'سلام'],
  ['otherwise the default of the merchant', { CN: '你好', EN: 'Hello' }, 'Hello'],
  ['otherwise any', { CN: '你好' }, '你好'],
  ['an empty text of the language is still its text', { EN: 'Hello', UR: '' }, ''],
  ['without a text nothing', {}, ''],
])('LANG-01 the text shown: %s', (_name, text, shown) => {
  expect(pickText(text, 'UR', 'EN')).toBe(shown)
})

import { expect, test } from 'vitest'
import { findDownloadText } from './download.ts'

const texts = [
  { codes: ['EN', 'MS'], text: 'Welcome' },
  { codes: ['CN'], text: '欢迎' },
  { codes: ['UR'], text: '' },
]

test.each([
  ['EN', 'CN', 'Welcome'],
  ['MS', 'CN', 'Welcome'],
  ['CN', 'EN', '欢迎'],
  ['UR', 'CN', '欢迎'],
  ['JA', 'EN', 'Welcome'],
  ['JA', 'KO', undefined],
])('ENT-16 LOGIN-15 the text in %s, with %s as default: %s', (language, defaultLanguage, text) => {
  expect(findDownloadText(texts, { language, defaultLanguage })).toBe(text)
})

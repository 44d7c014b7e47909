import { expect, test } from 'vitest'
import { createI18n } from './i18n.ts'

test.each([
  ['rtl', '+63 917 123 4567', 'کوڈ \u2068+63 917 123 4567\u2069 پر گیا'],
  ['rtl', 3, 'کوڈ 3 پر گیا'],
  ['ltr', 'rosa', 'کوڈ rosa پر گیا'],
  ['ltr', 'علی', 'کوڈ \u2068علی\u2069 پر گیا'],
] as const)('OPEN-64 V8 in a text %s the value %s keeps its order', (direction, recipient, text) => {
  const i18n = createI18n('ur', { 'verification.sent': ['کوڈ ', ['recipient'], ' پر گیا'] }, () => direction)
  expect(i18n._('verification.sent', { recipient })).toBe(text)
})

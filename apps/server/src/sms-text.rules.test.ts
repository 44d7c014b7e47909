import { describe, expect, test } from 'vitest'
import { countSmsSegments, simplifySmsText } from './sms-text.rules.ts'

describe('T14 DEC-19 what an sms costs', () => {
  test.each([
    ['a'.repeat(160), 1],
    ['a'.repeat(161), 2],
    ['a'.repeat(153 * 2), 2],
    ['a'.repeat(153 * 2 + 1), 3],
    // Each of these takes two septets.
    ['€'.repeat(80), 1],
    ['€'.repeat(81), 2],
    ['码'.repeat(70), 1],
    ['码'.repeat(71), 2],
    ['کوڈ'.repeat(67), 3],
    [`It’s ${'a'.repeat(150)}`, 1],
    [`码’${'a'.repeat(100)}`, 2],
  ])('%s … is sent in %i segments', (text, segments) => expect(countSmsSegments(text)).toBe(segments))

  test.each([
    ['It’s “valid” – now…', 'It\'s "valid" - now...'],
    ['“忘记密码”', '“忘记密码”'],
  ])('“%s” is sent as “%s”', (text, simple) => expect(simplifySmsText(text)).toBe(simple))
})

import { describe, expect, test } from 'vitest'
import { isolateText, isolateValues } from './bidi.ts'

describe('OPEN-64 V8 a piece of a sentence keeps its own order', () => {
  test.each([
    ['+63 917 123 4567', 'rtl', '\u2068+63 917 123 4567\u2069'],
    ['−₱50.00', 'rtl', '\u2068−₱50.00\u2069'],
    ['user_01', 'rtl', '\u2068user_01\u2069'],
    ['علی', 'rtl', '\u2068علی\u2069'],
    ['علی', 'ltr', '\u2068علی\u2069'],
    ['Ali علی', 'ltr', '\u2068Ali علی\u2069'],
    ['user_01', 'ltr', 'user_01'],
    ['−₱50.00', 'ltr', '−₱50.00'],
  ] as const)('%s in a page %s', (text, direction, isolated) => {
    expect(isolateText(text, direction)).toBe(isolated)
  })

  test.each([
    ['{side, select, banker {B} other {P}} {name}'],
    [[['side', 'select', { banker: ['B'], other: ['P'] }], ' ', ['name']]],
  ])('and what a message selects by stays as it is: %j', (message) => {
    const values = { side: 'banker', name: 'x', count: 3 }
    expect(isolateValues(values, message, 'rtl')).toEqual({ ...values, name: '\u2068x\u2069' })
  })
})

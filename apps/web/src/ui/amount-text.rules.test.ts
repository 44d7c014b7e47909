import { describe, expect, test } from 'vitest'
import { cleanAmountText, findCaret, groupAmountText } from './amount-text.rules.ts'

describe('OPEN-72 what may be typed of an amount', () => {
  test.each([
    ['1234', 2, '1234'],
    ['1,234.5', 2, '1234.5'],
    ['12.345', 2, '12.34'],
    ['12.3.4', 2, '12.34'],
    ['.5', 2, '0.5'],
    ['007', 2, '7'],
    ['0', 2, '0'],
    ['0.05', 2, '0.05'],
    ['12.5', 0, '12'],
    ['12.3456', 3, '12.345'],
    ['-5', 2, '5'],
    ['1e9', 2, '19'],
    ['₱ 500', 2, '500'],
    ['۱۲۳٫۵', 2, '123.5'],
    ['٤٥٦', 2, '456'],
    ['１２', 2, '12'],
    ['', 2, ''],
    ['abc', 2, ''],
    ['12345678901234567890', 2, '123456789012345'],
  ])('%s with %i decimals → %s', (text, decimals, cleaned) => expect(cleanAmountText(text, decimals)).toBe(cleaned))

  test.each([
    ['', ''],
    ['1', '1'],
    ['123', '123'],
    ['1234', '1,234'],
    ['1234567.5', '1,234,567.5'],
    ['1000.', '1,000.'],
  ])('%s is shown as %s', (text, grouped) => expect(groupAmountText(text)).toBe(grouped))

  test.each([
    ['1,234', 0, 0],
    ['1,234', 1, 1],
    ['1,234', 2, 3],
    ['1,234', 4, 5],
    ['1,234,567', 7, 9],
    ['12', 9, 2],
  ])('in %s the caret behind %i characters stands at %i', (grouped, before, caret) =>
    expect(findCaret(grouped, before)).toBe(caret),
  )
})

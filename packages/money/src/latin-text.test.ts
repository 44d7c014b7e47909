import { expect, test } from 'vitest'
import { normalizeNumberText } from './latin-text.ts'

test.each([
  ['10.50', '10.50'],
  ['10,50', '10.50'],
  ['10,', '10.'],
  ['-10,5', '-10.5'],
  ['1,000', '1,000'],
  ['1,000.5', '1,000.5'],
  ['1,0,0', '1,0,0'],
  ['ten,5', 'ten,5'],
  [' ۱۰٫۵ ', '10.5'],
  ['١٠,٥', '10.5'],
  ['１０', '10'],
  ['', ''],
])('OPEN-72 a typed %s is read as %s', (typed, text) => {
  expect(normalizeNumberText(typed)).toBe(text)
})

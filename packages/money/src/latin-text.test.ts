import { expect, test } from 'vitest'
import { toLatinText } from './latin-text.ts'

test.each([
  ['10.50', '10.50'],
  ['10,50', '10,50'],
  ['۱۰٫۵', '10.5'],
  ['١٠،٥', '10,5'],
  ['１０．５', '10.5'],
  ['１０，５', '10,5'],
  ['10。5', '10.5'],
  ['10｡5', '10.5'],
  ['10、5', '10,5'],
  ['ten', 'ten'],
  ['', ''],
])('OPEN-72 a typed %s is %s in Latin characters', (typed, text) => {
  expect(toLatinText(typed)).toBe(text)
})

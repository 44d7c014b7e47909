import { expect, test } from 'vitest'
import { findCursor, mergeNumbered } from './numbered.ts'

const entries = (...numbers: number[]) => numbers.map((number) => ({ number }))

test.each([
  ['in any order of answers', [3, 4], [1, 2], [1, 2, 3, 4]],
  ['each once', [1, 2], [2, 3], [1, 2, 3]],
  ['with a gap between', [1], [5], [1, 5]],
])('entries stand in their order, %s', (_, known, more, expected) => {
  expect(mergeNumbered(entries(...known), entries(...more))).toEqual(entries(...expected))
})

test('a later answer has the last word', () => {
  const merged = mergeNumbered([{ number: 1, text: 'old' }], [{ number: 1, text: 'new' }])
  expect(merged).toEqual([{ number: 1, text: 'new' }])
})

test.each([
  ['none', [], 0],
  ['the newest one', [7, 8, 9], 9],
  ['the last one before a gap', [7, 8, 12], 8],
])('the cursor is %s', (_, numbers, expected) => {
  expect(findCursor(entries(...numbers))).toBe(expected)
})

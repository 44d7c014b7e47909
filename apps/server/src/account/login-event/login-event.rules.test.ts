import { expect, it, test } from 'vitest'
import { readLoginCursor, splitLogins } from './login-event.rules.ts'

const at = new Date(1_800_000_000_000)

test.each([
  [undefined, undefined],
  ['1800000000000.a-1', { at, id: 'a-1' }],
  ['', null],
  ['1800000000000', null],
  ['1800000000000.', null],
  ['180000000000.a', null],
  ['1800000000000.a b', null],
  ['-800000000000.a', null],
])('OPEN-15 the cursor %j', (cursor, expected) => {
  expect(readLoginCursor(cursor)).toEqual(expected)
})

it('OPEN-15 a page ends where the next one begins, and the last one has none', () => {
  const rows = ['c', 'b', 'a'].map((id) => ({ id, at }))
  expect(splitLogins(rows, 2)).toEqual({ items: rows.slice(0, 2), nextCursor: `${at.getTime()}.b` })
  expect(splitLogins(rows, 3)).toEqual({ items: rows, nextCursor: null })
  expect(splitLogins([], 3)).toEqual({ items: [], nextCursor: null })
})

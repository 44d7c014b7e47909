import { expect, test } from 'vitest'
import { chooseRange, cutPage, readCursor } from './wallet.rules.ts'

const now = new Date('2026-11-21T12:00:00Z')

test.each([
  [{}, '2026-10-22T12:00:00.000Z', undefined],
  [{ from: '2026-01-01T00:00:00+08:00' }, '2025-12-31T16:00:00.000Z', undefined],
  [{ to: '2026-06-30T00:00:00Z' }, '2026-05-31T00:00:00.000Z', '2026-06-30T00:00:00.000Z'],
  [
    { from: '2026-06-01T00:00:00Z', to: '2026-06-30T00:00:00Z' },
    '2026-06-01T00:00:00.000Z',
    '2026-06-30T00:00:00.000Z',
  ],
])('OPEN-15 CONST-95 the range of %o begins at %s and ends at %s', (query, from, to) => {
  const range = chooseRange(query, now)
  expect([range.from.toISOString(), range.to?.toISOString()]).toEqual([from, to])
})

test.each([
  [undefined, undefined],
  ['1', '1'],
  ['123456789012345678', '123456789012345678'],
  ['0', null],
  ['-1', null],
  ["1' OR '1'='1", null],
  ['1234567890123456789', null],
  ['', null],
])('the cursor %s is read as %s', (cursor, read) => expect(readCursor(cursor)).toBe(read))

test('OPEN-15 a page has its size, and names the next one only when there is one', () => {
  const items = Array.from({ length: 21 }, (_one, index) => ({ id: String(100 - index) }))
  expect(cutPage(items, 20)).toEqual({ items: items.slice(0, 20), nextCursor: '81' })
  expect(cutPage(items.slice(0, 20), 20).nextCursor).toBeNull()
  expect(cutPage([], 20)).toEqual({ items: [], nextCursor: null })
})

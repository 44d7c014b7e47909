import { expect, test } from 'vitest'
import { chooseRange, findRoundGame, phaseOfRequest, readCursor, splitPage } from './wallet.rules.ts'

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
  [undefined, {}],
  ['1', { movement: '1' }],
  ['123456789012345678', { movement: '123456789012345678' }],
  ['12.dep_1', { movement: '12', request: 'dep_1' }],
  ['.dep_1', { request: 'dep_1' }],
  ['0', null],
  ['-1', null],
  ["1' OR '1'='1", null],
  ['1234567890123456789', null],
  ['', null],
  ['.', null],
  ['12.', null],
])('the cursor %s is read as %o', (cursor, read) => expect(readCursor(cursor)).toEqual(read))

const row = (id: string, minute: number) => ({ id, at: new Date(Date.UTC(2026, 10, 21, 12, minute)) })
const ids = ({ items }: { items: { id: string }[] }) => items.map(({ id }) => id)

test('OPEN-15 a page has its size, and names the next one only when there is one', () => {
  const movements = Array.from({ length: 21 }, (_one, index) => row(String(100 - index), 59 - index))
  const page = splitPage(movements, [], { size: 20, before: {} })
  expect([page.items.length, page.nextCursor]).toEqual([20, '81'])
  expect(splitPage(movements.slice(0, 20), [], { size: 20, before: {} }).nextCursor).toBeNull()
  expect(splitPage([], [], { size: 20, before: {} })).toEqual({ items: [], nextCursor: null })
})

test('DEC-31 deposits that were not credited stand between the movements, by their time', () => {
  const movements = [row('9', 50), row('8', 30)]
  const requests = [row('c', 55), row('b', 40), row('a', 20)]
  const first = splitPage(movements, requests, { size: 3, before: {} })
  expect([ids(first), first.nextCursor]).toEqual([['c', '9', 'b'], '9.b'])
  const second = splitPage(movements.slice(1), requests.slice(2), { size: 3, before: { movement: '9', request: 'b' } })
  expect([ids(second), second.nextCursor]).toEqual([['8', 'a'], null])
})

test('a page without a row of one list keeps that list’s place', () => {
  const requests = [row('b', 40), row('a', 20)]
  expect(splitPage([], requests, { size: 1, before: { movement: '9' } }).nextCursor).toBe('9.b')
  expect(splitPage([row('9', 10)], requests, { size: 1, before: {} }).nextCursor).toBe('.b')
  const movements = [row('9', 50), row('8', 30)]
  expect(splitPage(movements, [], { size: 1, before: { request: 'b' } }).nextCursor).toBe('9.b')
})

test.each([
  ['created', 'pending'],
  ['pending', 'pending'],
  ['declined', 'declined'],
  ['expired', 'expired'],
  ['failed', 'failed'],
  ['checking', 'checking'],
  ['returned', 'returned'],
] as const)('DEC-31 a deposit that is %s is %s in the history', (status, phase) =>
  expect(phaseOfRequest(status)).toBe(phase),
)

const fiveAndSix = [
  { vendor: 'arcade', code: 'FIVE' },
  { vendor: 'arcade', code: 'SIX' },
  { vendor: 'other', code: 'SPIN' },
]
test.each([
  ['arcade', 'FIVE', 'FIVE'],
  ['arcade', 'SIX', 'SIX'],
  ['arcade', 'SEVEN', undefined],
  ['arcade', 'SPIN', undefined],
  ['arcade', 'round-1', undefined],
  ['other', 'round-1', 'SPIN'],
  ['deposit', null, undefined],
])('DEC-31 LOTT-01 a round of %s in the game %s is shown by %s', (scope, game, shown) => {
  expect(findRoundGame({ scope, game, reference: 'round-1' }, fiveAndSix)).toBe(shown)
})

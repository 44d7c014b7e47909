import { describe, expect, it, test } from 'vitest'
import {
  countResultDigits,
  formatResultMessage,
  formatTicketLeaf,
  LEAF_PREFIX,
  listPairs,
  MAX_BLOCKS,
  NODE_PREFIX,
  REJECTED_FROM,
  readDigits,
  SEED_BYTES,
  sortLeaves,
} from './fairness.rules.ts'

describe('DEC-35 the texts that are hashed', () => {
  it('a ticket with every line, in order', () => {
    const ticket = {
      ticketId: '7f3a',
      drawId: '20261121-0743',
      requestId: 'abc',
      lines: [
        { type: 'last2' as const, digits: '45', place: null, stakeMinor: 500n },
        { type: 'place' as const, digits: '7', place: 2, stakeMinor: 1_000n },
      ],
    }
    expect(formatTicketLeaf(ticket)).toBe('five-ticket-1\n20261121-0743\n7f3a\nabc\nlast2:45:500\nplace2:7:1000')
  })

  it('the message of a random block', () => {
    expect(formatResultMessage('20261121-0743', 'e3b0', 3)).toBe('20261121-0743|e3b0|3')
  })

  it('T21 the published constants of the proof', () => {
    expect([SEED_BYTES, MAX_BLOCKS, REJECTED_FROM, LEAF_PREFIX, NODE_PREFIX]).toEqual([32, 16, 250, 0, 1])
  })
})

test.each([
  [[0, 1, 19, 249, 240, 5], 5, '01990'],
  [[250, 251, 252, 253, 254, 255, 3], 5, '3'],
  [[1, 2, 3], 2, '12'],
  [[1, 2, 3], 0, ''],
  [[], 5, ''],
])('T21 of the bytes %j, %i digits are "%s"', (bytes, wanted, digits) => {
  expect(readDigits(Uint8Array.from(bytes), wanted)).toBe(digits)
})

test.each([
  ['20261121-0743', 5],
  ['FIVEDAY-20261121-0001', 5],
  ['SEA4D-20261121-0150', 23 * 4],
  ['VN27-20261121-0150', 107],
])('DEC-35, LOTT-06 the result of the draw %s has %i digits', (drawId, digits) => {
  expect(countResultDigits(drawId)).toBe(digits)
})

test.each([
  [[], []],
  [['a'], [['a', null]]],
  [['a', 'b'], [['a', 'b']]],
  [
    ['a', 'b', 'c'],
    [
      ['a', 'b'],
      ['c', null],
    ],
  ],
])('DEC-35 the pairs of the level %j', (level, pairs) => {
  expect(listPairs(level)).toEqual(pairs)
})

test('T21 leaves are ordered by hash, and the given list stays as it is', () => {
  const leaves = ['c', 'a', 'b']
  expect(sortLeaves(leaves)).toEqual(['a', 'b', 'c'])
  expect(leaves).toEqual(['c', 'a', 'b'])
})

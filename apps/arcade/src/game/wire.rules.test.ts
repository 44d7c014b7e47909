import { expect, test } from 'vitest'
import type { Line } from './game.rules.ts'
import { BET_TYPES } from './kind.constants.ts'
import { isBetType, readLines, writeLines } from './wire.rules.ts'

const lines: Line[] = [
  { type: 'place', digits: '7', place: 2, stakeMinor: 500n },
  { type: 'last2', digits: '05', place: null, stakeMinor: 9_007_199_254_740_993n },
]
const wire = [
  { type: 'place', digits: '7', place: 2, stake: '500' },
  { type: 'last2', digits: '05', place: null, stake: '9007199254740993' },
]

test('DEC-35 lines keep every field and exact stakes on the wire', () => {
  expect(writeLines(lines)).toEqual(wire)
  expect(readLines(wire)).toEqual(lines)
  expect([writeLines([]), readLines([])]).toEqual([[], []])
})

test.each(['', 'Five', 'constructor', 'five '])('DEC-35 "%s" is no bet type', (type) => {
  expect(isBetType(type)).toBe(false)
  expect(() => readLines([{ type, digits: '7', place: null, stake: '500' }])).toThrow(
    new RangeError(`unknown bet type ${type}`),
  )
})

test.each(BET_TYPES)('DEC-35 %s is a bet type', (type) => expect(isBetType(type)).toBe(true))

import { expect, test } from 'vitest'
import { formatOutcome } from './round-format.ts'

test.each([
  [{ mines: [3, 17, 24] }, '3 · 17 · 24'],
  [{ path: [0, 1, 1] }, '0 · 1 · 1'],
  [{ roll: 9179 }, '9179'],
])('the outcome %j is written %s', (outcome, text) => expect(formatOutcome(outcome)).toBe(text))

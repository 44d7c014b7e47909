import { expect, test } from 'vitest'
import { isEarlierRequest } from './earlier-request.rules.ts'

test.each([
  [0, false],
  [59_000, false],
  [61_000, true],
  [3_600_000, true],
  // A clock that is behind the platform's.
  [-120_000, false],
])('T20 an answer whose request is %i ms old: of an earlier one %s', (ageMs, isEarlier) => {
  const createdAt = '2026-11-23T12:00:00.000Z'
  expect(isEarlierRequest({ createdAt }, Date.parse(createdAt) + ageMs)).toBe(isEarlier)
})

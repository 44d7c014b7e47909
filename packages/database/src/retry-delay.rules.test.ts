import { expect, test } from 'vitest'
import { computeRetryDelayMs } from './retry-delay.rules.ts'

const bounds = { firstMs: 1_000, maxMs: 300_000 }

test.each([
  [-1, 1_000],
  [0, 1_000],
  [1, 1_000],
  [2, 2_000],
  [3, 4_000],
  [9, 256_000],
  [10, 300_000],
  [1_000, 300_000],
])('T37 after %i failed attempts the next one follows in %i ms', (attempts, delayMs) => {
  expect(computeRetryDelayMs(attempts, bounds)).toBe(delayMs)
})

test.each([
  [0, 800],
  [0.25, 900],
  [0.5, 1_000],
  [1, 1_200],
])('chance %d spreads the delay of one second to %i ms', (chance, delayMs) => {
  expect(computeRetryDelayMs(1, bounds, chance)).toBe(delayMs)
})

test.each([
  [0, 240_000],
  [1, 360_000],
])('chance %d also spreads the maximum delay, to %i ms', (chance, delayMs) => {
  expect(computeRetryDelayMs(50, bounds, chance)).toBe(delayMs)
})

test('a delay is a whole number of milliseconds and stops doubling after 30 steps', () => {
  expect(computeRetryDelayMs(1, { firstMs: 7, maxMs: 7 }, 0.3)).toBe(6)
  const unbounded = { firstMs: 1, maxMs: Number.POSITIVE_INFINITY }
  expect(computeRetryDelayMs(31, unbounded)).toBe(2 ** 30)
  expect(computeRetryDelayMs(32, unbounded)).toBe(2 ** 30)
})

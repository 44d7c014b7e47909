import { describe, expect, test } from 'vitest'
import { planNextAttempt } from './outbox.rules.ts'

const now = new Date('2026-01-10T12:00:00Z')
const inSeconds = (seconds: number) => new Date(now.getTime() + seconds * 1_000)
const failed = { attempts: 1, retryAfterMs: undefined, endsAt: undefined, now, chance: 0.5 }
const queue = { retry: { firstMs: 1_000, maxMs: 10_000 }, maxAttempts: 8 }

describe('the delay of a further attempt', () => {
  test.each([
    [1, 1_000],
    [2, 2_000],
    [4, 8_000],
    [7, 10_000],
    [8, null],
    [9, null],
  ])('after %i attempts is %s ms', (attempts, delayMs) => {
    expect(planNextAttempt({ ...failed, attempts }, queue)).toBe(delayMs)
  })

  test('never ends without a number of attempts', () => {
    expect(planNextAttempt({ ...failed, attempts: 1_000 }, { retry: queue.retry })).toBe(10_000)
  })

  test.each([
    [0, 800],
    [1, 1_200],
  ])('is spread by chance: %f gives %i ms', (chance, delayMs) => {
    expect(planNextAttempt({ ...failed, chance }, queue)).toBe(delayMs)
  })

  test.each([
    [500, 1_000],
    [60_000, 60_000],
  ])('is not shorter than the %i ms that the other side asks for: %i ms', (retryAfterMs, delayMs) => {
    expect(planNextAttempt({ ...failed, retryAfterMs }, queue)).toBe(delayMs)
  })

  test.each([
    [1.001, undefined, 1_000],
    [1, undefined, null],
    [-1, undefined, null],
    [30, 40_000, null],
  ])('of a row of use for %f s, after %s ms, is %s ms', (seconds, retryAfterMs, delayMs) => {
    expect(planNextAttempt({ ...failed, retryAfterMs, endsAt: inSeconds(seconds) }, queue)).toBe(delayMs)
  })
})

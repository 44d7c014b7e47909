import { describe, expect, test } from 'vitest'
import {
  countFailure,
  countSuccess,
  decideGuess,
  findWaitSeconds,
  type GuessState,
  guessLimits,
} from './guess.rules.ts'

const now = new Date('2026-03-01T12:00:00Z')
const after = (ms: number) => new Date(now.getTime() + ms)
const HOUR_MS = 3_600_000
const state = (changes: Partial<GuessState> = {}): GuessState => ({
  streak: 1,
  periodCount: 1,
  periodAt: now,
  lastAt: now,
  ...changes,
})

describe('T12 what a further try of a name needs', () => {
  test.each<[string, Partial<GuessState> | undefined, number, string]>([
    ['no failure', undefined, 0, 'open'],
    ['4 in a row', { streak: 4 }, 0, 'open'],
    ['5 in a row', { streak: 5 }, 0, 'captcha'],
    ['8 in a row', { streak: 8 }, 9_999, 'wait'],
    ['8 in a row, 10 s later', { streak: 8 }, 10_000, 'captcha'],
    ['11 in a row', { streak: 11 }, 119_999, 'wait'],
    ['11 in a row, 2 min later', { streak: 11 }, 120_000, 'captcha'],
    ['60 in a row', { streak: 60 }, 899_999, 'wait'],
    ['60 in a row, 15 min later', { streak: 60 }, 900_000, 'captcha'],
    ['60 in a row, a day later', { streak: 60 }, 24 * HOUR_MS, 'open'],
    ['none in a row, by a clock that is ahead', { streak: 0 }, -1_000, 'open'],
    ['8 in a row, by a clock that is ahead', { streak: 8 }, -1_000, 'captcha'],
    ['79 of the day', { streak: 0, periodCount: 79 }, HOUR_MS, 'open'],
    ['80 of the day', { streak: 0, periodCount: 80 }, HOUR_MS, 'wait'],
    ['80 of the day, the next day', { streak: 0, periodCount: 80 }, 24 * HOUR_MS, 'open'],
  ])('%s', (_what, given, ms, expected) => {
    expect(decideGuess(guessLimits.name, given && state(given), after(ms))).toBe(expected)
  })
})

test.each<[string, Partial<GuessState> | undefined, number, number]>([
  ['no failure', undefined, 0, 0],
  ['7 in a row', { streak: 7 }, 0, 0],
  ['9 in a row', { streak: 9 }, 0, 30],
  ['9 in a row, 10.4 s later', { streak: 9 }, 10_400, 20],
  ['9 in a row, 30 s later', { streak: 9 }, 30_000, 0],
  ['80 of the day', { streak: 0, periodCount: 80 }, HOUR_MS, 23 * 3_600],
  ['80 of the day, all of them in a row', { streak: 80, periodCount: 80 }, 24 * HOUR_MS - 500, 1],
])('T12 ERR-15 the time until the next try, %s', (_what, given, ms, expected) => {
  expect(findWaitSeconds(guessLimits.name, given && state(given), after(ms))).toBe(expected)
})

test.each<[number, number, string]>([
  [29, 0, 'open'],
  [30, 0, 'captcha'],
  [100_000, 0, 'captcha'],
  [100_000, HOUR_MS, 'open'],
])('T12 a network with %d failures, %d ms after the last: %s', (streak, ms, expected) => {
  expect(decideGuess(guessLimits.network, state({ streak, periodCount: streak }), after(ms))).toBe(expected)
})

test.each<[number, number, string]>([
  [9, 0, 'open'],
  [10, 0, 'captcha'],
  [100_000, 0, 'captcha'],
  [100_000, HOUR_MS, 'open'],
])('T12 a network with %d new accounts, %d ms later: %s', (periodCount, ms, expected) => {
  const given = state({ streak: periodCount, periodCount })
  expect(decideGuess(guessLimits.registration, given, after(ms))).toBe(expected)
})

describe('T12 counting', () => {
  test('a failure adds to the streak and to its day', () => {
    expect(countFailure(guessLimits.name, undefined, now)).toEqual(state())
    const next = countFailure(guessLimits.name, state({ streak: 5, periodCount: 40 }), after(HOUR_MS))
    expect(next).toEqual(state({ streak: 6, periodCount: 41, lastAt: after(HOUR_MS) }))
  })

  test('a new day begins a new count, and the streak goes on', () => {
    const late = state({ streak: 5, periodCount: 40, lastAt: after(23 * HOUR_MS) })
    const next = countFailure(guessLimits.name, late, after(24 * HOUR_MS))
    expect(next).toMatchObject({ streak: 6, periodCount: 1, periodAt: after(24 * HOUR_MS) })
  })

  test('a success ends the streak and gives nobody new tries', () => {
    expect(countSuccess(state({ streak: 7, periodCount: 70 }))).toMatchObject({ streak: 0, periodCount: 69 })
    expect(countSuccess(state({ periodCount: 0 })).periodCount).toBe(0)
  })
})

test.each([
  ['all the time', false],
  ['and the member logs in every minute', true],
])('T12 whoever tries one name from any number of addresses %s has at most 100 tries a day', (_what, isMemberIn) => {
  const tries = { name: 0, device: 0 }
  for (const kind of ['name', 'device'] as const) {
    let known: GuessState | undefined
    for (let second = 0; second < 86_400; second += 1) {
      if (decideGuess(guessLimits[kind], known, after(second * 1_000)) === 'wait') continue
      known = countFailure(guessLimits[kind], known, after(second * 1_000))
      tries[kind] += 1
      if (isMemberIn && second % 60 === 0) known = countSuccess({ ...known, periodCount: known.periodCount + 1 })
    }
  }
  expect(tries.name).toBeGreaterThan(20)
  expect(tries.name + tries.device).toBeLessThanOrEqual(100)
})

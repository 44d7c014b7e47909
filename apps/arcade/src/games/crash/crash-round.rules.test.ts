import { describe, expect, it } from 'vitest'
import { isFlightInterrupted, planRound, type RoundStep, type RoundTimes } from './crash-round.rules.ts'

const timing = { pauseMs: 3_000, startLimitMs: 30_000 }
const betting: RoundTimes = { state: 'betting', startsAtMs: 10_000, startedAtMs: null, crashMs: null, endedAtMs: null }
const running: RoundTimes = { ...betting, state: 'running', startedAtMs: 10_000, crashMs: 5_000 }
const ended: RoundTimes = { ...running, state: 'crashed', endedAtMs: 15_000 }
const dead: RoundTimes = { ...betting, state: 'void', endedAtMs: 50_000 }
const wait = (ms: number): RoundStep => ({ kind: 'wait', ms })

describe('the next step follows from the row and the clock, after a kill too', () => {
  it.each<[string, RoundTimes | null, number, boolean, RoundStep]>([
    ['nothing yet, nobody there', null, 0, false, { kind: 'sleep' }],
    ['nothing yet, players there', null, 0, true, { kind: 'open' }],
    ['bets are taken', betting, 4_000, true, wait(6_000)],
    ['bets are taken although everybody has left', betting, 4_000, false, wait(6_000)],
    ['the start is due', betting, 10_000, true, { kind: 'start' }],
    ['the start is late', betting, 39_999, false, { kind: 'start' }],
    ['the start is too late: stakes are returned', betting, 40_001, true, { kind: 'void' }],
    ['it flies', running, 14_000, true, wait(1_000)],
    ['the crash is due', running, 15_000, true, { kind: 'crash' }],
    ['the crash is overdue after a kill', running, 99_000, false, { kind: 'crash' }],
    ['a pause', ended, 16_000, true, wait(2_000)],
    ['the pause is over', ended, 18_000, true, { kind: 'open' }],
    ['the pause is over, nobody there', ended, 18_000, false, { kind: 'sleep' }],
    ['a void round ends in a pause too', dead, 51_000, true, wait(2_000)],
    ['an end recorded by a clock that was ahead', ended, 1_000, true, { kind: 'open' }],
  ])('%s', (_, round, nowMs, isWanted, step) => {
    expect(planRound(round, nowMs, isWanted, timing)).toEqual(step)
  })
})

describe('a flight without a running game', () => {
  it.each<[string, RoundTimes | null, number, number, boolean]>([
    ['is interrupted by a long silence', running, 14_900, 5_001, true],
    ['is interrupted also when the silence outlasted it', running, 60_000, 50_000, true],
    ['is not by a short silence', running, 14_900, 5_000, false],
    ['is not by a silence that began after the crash', running, 30_000, 14_000, false],
    ['does not exist while bets are taken', betting, 30_000, 25_000, false],
    ['does not exist after the crash', ended, 30_000, 25_000, false],
    ['does not exist without a round', null, 30_000, 25_000, false],
  ])('%s', (_, round, nowMs, silentMs, isInterrupted) => {
    expect(isFlightInterrupted(round, nowMs, silentMs, 5_000)).toBe(isInterrupted)
  })
})

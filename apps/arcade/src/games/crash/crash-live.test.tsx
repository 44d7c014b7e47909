import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { followCrash, readCrash, storeOwnBet } from './crash-live.tsx'
import { EMPTY_TABLE } from './crash-table.rules.ts'
import type { CrashBetWire, CrashChangeWire, RoundWire } from './crash-wire.rules.ts'

const round = (roundId: number, phase: RoundWire['phase']): RoundWire => ({
  ...{ roundId, phase, commitment: 'c', startsAt: '2026-11-24T00:00:00.000Z' },
  ...{ startedAt: null, crash: null, isInterrupted: false },
})
const bet = (roundId: number): CrashBetWire => ({
  ...{ betId: `b${roundId}`, roundId, slot: 1, currency: 'PHP', stake: '500', auto: null, state: 'placed' },
  ...{ reason: null, cashedOut: null, win: null, crash: null, createdAt: '2026-11-24T00:00:00.000Z' },
})
const full = (roundId: number, phase: RoundWire['phase'], mine: CrashBetWire[] = []): CrashChangeWire => ({
  ...{ isFull: true, now: '2026-11-24T00:00:00.000Z', round: round(roundId, phase), bets: [], mine },
})

class Stream {
  static readonly CLOSED = 2
  static readonly OPEN = 1
  static newest: Stream | undefined
  readyState = Stream.OPEN
  onmessage: ((event: { data: string }) => void) | null = null
  onerror: (() => void) | null = null
  constructor() {
    Stream.newest = this
  }
  close() {
    this.readyState = Stream.CLOSED
  }
}
const send = (change: CrashChangeWire) => Stream.newest?.onmessage?.({ data: JSON.stringify(change) })

/** Answers to the requests for the state so far, in their order. */
let answers: ((change: CrashChangeWire | null) => void)[] = []
let leave: () => void
/** Seconds of these requests, by the page's clock. */
let askedAtSeconds: number[] = []

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }))
  vi.stubGlobal('EventSource', Stream)
  answers = []
  askedAtSeconds = []
  vi.stubGlobal('fetch', () => {
    askedAtSeconds.push(Math.round(performance.now() / 1_000))
    return new Promise<Response>((resolve) => {
      answers.push((value) => {
        const errorCode = value === null ? 'internal' : null
        resolve(Response.json({ success: value !== null, value, message: null, errorCode }))
      })
    })
  })
  leave = followCrash('ana')
})
afterEach(() => {
  leave()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function setHidden(hidden: boolean) {
  Object.assign(document, { hidden })
  document.dispatchEvent(new Event('visibilitychange'))
}

const settle = () => vi.advanceTimersByTimeAsync(10)
const shown = () => {
  const { table, isLive, problem } = readCrash()
  return [table.round?.phase, table.mine.map(({ betId }) => betId), isLive, problem]
}

it('a state that was asked for before a stream event does not replace it', async () => {
  expect(readCrash().table).toEqual(EMPTY_TABLE)
  expect(answers).toHaveLength(1)
  send(full(1, 'betting', [bet(1)]))
  expect(shown()).toEqual(['betting', ['b1'], true, null])
  answers[0]?.(full(1, 'betting'))
  await settle()
  expect(shown(), 'the answer is from before the bet').toEqual(['betting', ['b1'], true, null])
})

it('the cash-out stays: a state of the betting phase is older than the flight of the stream', async () => {
  send(full(2, 'running', [bet(2)]))
  answers[0]?.(full(2, 'betting'))
  await settle()
  expect(shown()).toEqual(['running', ['b2'], true, null])
})

it('a failed request for the state says nothing of a stream whose event came meanwhile', async () => {
  send(full(3, 'running', [bet(3)]))
  answers[0]?.(null)
  await settle()
  expect(shown()).toEqual(['running', ['b3'], true, null])
})

it('without a stream event the state counts', async () => {
  answers[0]?.(full(4, 'running', [bet(4)]))
  await settle()
  expect(shown()).toEqual(['running', ['b4'], true, null])
})

it('T2 another player sees nothing of the one before', async () => {
  send(full(9, 'running', [bet(9)]))
  leave()
  leave = followCrash('ben')
  expect(readCrash()).toMatchObject({ playerId: 'ben', table: EMPTY_TABLE, isLoaded: false })
  storeOwnBet('ana', bet(9))
  expect(readCrash().table.mine).toEqual([])
})

it('what a page knew before it was hidden is not live when it is shown again, until something comes', async () => {
  send(full(5, 'running', [bet(5)]))
  setHidden(true)
  expect(shown()).toEqual(['running', ['b5'], false, null])
  answers[0]?.(full(5, 'running', [bet(5)]))
  await settle()
  expect(shown(), 'an answer that a hidden page gets').toEqual(['running', ['b5'], false, null])
  setHidden(false)
  expect(shown()).toEqual(['running', ['b5'], false, null])
  send(full(5, 'running', [bet(5)]))
  expect(shown()).toEqual(['running', ['b5'], true, null])
})

it('an answer that was asked for before the device slept is not live', async () => {
  vi.setSystemTime(Date.now() + 60_000)
  answers[0]?.(full(5, 'running'))
  await settle()
  expect(shown()).toEqual(['running', [], false, null])
})

it('a state is live for seven seconds without another sign: the server sends one every five', async () => {
  send(full(6, 'running'))
  await vi.advanceTimersByTimeAsync(6_500)
  expect(shown()).toEqual(['running', [], true, null])
  await vi.advanceTimersByTimeAsync(1_600)
  expect(shown()).toEqual(['running', [], false, null])
})

it('nothing is live once nobody follows the game', () => {
  send(full(6, 'running'))
  leave()
  expect(shown()).toEqual(['running', [], false, null])
})

it('a refused stream leaves the polled state live', async () => {
  answers[0]?.(full(7, 'running'))
  await settle()
  Stream.newest?.close()
  Stream.newest?.onerror?.()
  expect(shown()).toEqual(['running', [], true, null])
})

it('T36 after failures the state is asked for less and less often, after an answer every second again', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0)
  const pass = async (seconds: number, answer: CrashChangeWire | null) => {
    const before = askedAtSeconds.length
    for (let second = 0; second < seconds; second += 1) {
      for (const give of answers.splice(0)) give(answer)
      await vi.advanceTimersByTimeAsync(1_000)
    }
    const times = askedAtSeconds.slice(before - 1)
    return times.slice(1).map((time, index) => time - (times[index] ?? 0))
  }
  expect(await pass(25, null)).toEqual([1, 2, 4, 4, 4, 4, 4])
  const gaps = await pass(9, full(8, 'betting'))
  expect(gaps.slice(-5)).toEqual([1, 1, 1, 1, 1])
})

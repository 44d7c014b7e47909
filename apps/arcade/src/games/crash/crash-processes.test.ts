import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { until } from '../../testing/arcade-harness.ts'
import { type Crash, openCrash } from './testing/crash-harness.ts'

/** Half of it is the least time in which a test places its bets. */
const SALE_MS = 3_000
/** Longer than a slow machine keeps a process waiting. */
const START_LIMIT_MS = 1_500
const INTERRUPTION_MS = 2_500

let crash: Crash
beforeAll(async () => {
  crash = await openCrash({ bettingMs: SALE_MS, interruptionMs: INTERRUPTION_MS, startLimitMs: START_LIMIT_MS })
})
afterAll(() => crash?.close())

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

describe('a stop of the game', () => {
  it('before the start, for long: the round is void and every stake is returned', async () => {
    const member = await crash.join()
    const roundId = await crash.waitForBets(member)
    const { betId } = (await crash.bet(member, roundId)).body.value
    await crash.stopApps()
    await wait(SALE_MS + START_LIMIT_MS + 100)
    await crash.restart()
    const end = await crash.waitForEnd(member, betId)
    expect([end.state, end.reason, member.player.balance]).toEqual(['void', 'round_void', 100_000n])
    const late = await crash.cancel(member, betId)
    expect([late.status, late.body.value.reason], 'it is not said to be in play').toEqual([200, 'round_void'])
  })

  it('in the flight, for long: what was reached is paid, what had no result is returned', async () => {
    crash.setPoint(130)
    const member = await crash.join()
    const roundId = await crash.waitForBets(member)
    const auto = (await crash.bet(member, roundId, { auto: 110 })).body.value.betId
    const open = (await crash.bet(member, roundId, { slot: 2 })).body.value.betId
    await crash.waitForRunning(member, roundId)
    await crash.stopApps()
    await wait(INTERRUPTION_MS + 100)
    await crash.restart()
    const [paid, returned] = [await crash.waitForEnd(member, auto), await crash.waitForEnd(member, open)]
    expect([paid.state, paid.win]).toEqual(['settled', '1100'])
    expect([returned.state, returned.reason]).toEqual(['void', 'round_interrupted'])
    expect((await crash.cancel(member, open)).body.value.reason).toBe('round_interrupted')
    expect(member.player.balance).toBe(100_100n)
    expect((await crash.readRecord(roundId)).body.value.isInterrupted).toBe(true)
  })

  it('T21 in the flight, gracefully: received cash-outs count, and the silence begins with the stop', async () => {
    crash.setPoint(140)
    const stopping = new AbortController()
    await crash.restart(stopping.signal)
    const member = await crash.join()
    const stream = await crash.openStream(member)
    const roundId = await crash.waitForBets(member)
    const received = (await crash.bet(member, roundId)).body.value.betId
    const open = (await crash.bet(member, roundId, { slot: 2 })).body.value.betId
    await crash.waitForRunning(member, roundId)
    stopping.abort()
    await stream.ended
    await expect(crash.openStream(member)).rejects.toThrow('503')
    const cashed = await until(async () => {
      const { status, body } = await crash.cashOut(member, received)
      return status === 200 ? body.value : null
    })
    // A drain that takes long: the process is there, but no player reaches it.
    await wait(INTERRUPTION_MS + 100)
    await crash.restart()
    const [paid, returned] = [await crash.waitForEnd(member, received), await crash.waitForEnd(member, open)]
    expect([paid.state, paid.cashedOut, paid.win]).toEqual(['settled', cashed.cashedOut, cashed.win])
    expect([returned.state, returned.reason]).toEqual(['void', 'round_interrupted'])
    expect(member.player.balance).toBe(99_000n + BigInt(cashed.win ?? 0))
  })

  it('after a cash-out: it is paid at the multiplier of its receipt', async () => {
    crash.setPoint(150)
    const member = await crash.join()
    const roundId = await crash.waitForBets(member)
    const { betId } = (await crash.bet(member, roundId)).body.value
    await crash.waitForRunning(member, roundId)
    crash.platform.behave = (path) => (path.endsWith('credit') ? 'fail' : 'answer')
    const cashed = await until(async () => {
      const { status, body } = await crash.cashOut(member, betId)
      return status === 200 ? body.value : null
    })
    await crash.stopApps()
    crash.platform.behave = () => 'answer'
    await crash.restart()
    const end = await crash.waitForEnd(member, betId)
    expect([end.state, end.cashedOut, end.win]).toEqual(['settled', cashed.cashedOut, cashed.win])
    expect(member.player.balance).toBe(99_000n + BigInt(cashed.win ?? 0))
  })
})

describe('T36 two processes', () => {
  it('T21 one of them stops: the other takes the flight over, and its bets are not returned', async ({ skip }) => {
    // The embedded database has one process.
    if (crash.database.kind === 'embedded') skip()
    crash.setPoint(200)
    const stopping = new AbortController()
    await crash.restart(stopping.signal)
    const second = await crash.startApp({ games: { crash: { pauseMs: 200, interruptionMs: 3_000 } } })
    const member = await crash.join()
    const roundId = await crash.waitForBets(member)
    const won = (await crash.bet(member, roundId)).body.value.betId
    const lost = (await crash.bet(member, roundId, { slot: 2 })).body.value.betId
    await crash.waitForRunning(member, roundId)
    stopping.abort()
    // Early below 1.01×.
    await until(async () => (await crash.cashOut(member, won, second)).status === 200)
    const ends = [await crash.waitForEnd(member, won), await crash.waitForEnd(member, lost)]
    expect(ends.map(({ state, cashedOut }) => [state, cashedOut !== null])).toEqual([
      ['settled', true],
      ['settled', false],
    ])
    expect((await crash.readRecord(roundId)).body.value.isInterrupted).toBe(false)
    await crash.restart()
  })

  it('play one round: bets and cash-outs at both, each settled once', async ({ skip }) => {
    // The embedded database has one process.
    if (crash.database.kind === 'embedded') skip()
    crash.setPoint(130)
    const second = await crash.startApp({})
    const [one, two] = [await crash.join(), await crash.join()]
    const roundId = await crash.waitForBets(one)
    const [first, other] = await Promise.all([
      crash.bet(one, roundId),
      until(async () => {
        const placed = await crash.bet(two, roundId, {}, second)
        return placed.status === 200 ? placed : null
      }),
    ])
    await crash.waitForRunning(one, roundId)
    const state = await crash.readState(two, second)
    expect([state.round?.roundId, state.players]).toEqual([roundId, 2])
    const cashOuts = await until(async () => {
      const both = await Promise.all([
        crash.cashOut(one, first.body.value.betId, second),
        crash.cashOut(one, first.body.value.betId),
        crash.cashOut(two, other.body.value.betId),
      ])
      return both.every(({ status }) => status === 200) ? both : null
    })
    const [win, sameWin, otherWin] = cashOuts.map(({ body }) => body.value.win)
    expect(win).toBe(sameWin)
    await crash.waitForEnd(one, first.body.value.betId)
    await crash.waitForEnd(two, other.body.value.betId)
    expect([one.player.balance, two.player.balance]).toEqual([
      99_000n + BigInt(win ?? 0),
      99_000n + BigInt(otherWin ?? 0),
    ])
    const credits = crash.platform.calls.filter(
      ({ path, body }) => path.endsWith('credit') && body.roundId === first.body.value.betId,
    )
    expect(credits).toHaveLength(1)
  })
})

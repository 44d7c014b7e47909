import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { until } from '../../testing/arcade-harness.ts'
import { type Crash, openCrash } from '../../testing/crash-harness.ts'

const SALE_MS = 1_000
const START_LIMIT_MS = 300
/** Longer than the interval between two signs of life. */
const INTERRUPTION_MS = 1_000

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
  })

  it('in the flight, for long: what was reached is paid, what had no result is returned', async () => {
    crash.setPoint(130)
    const member = await crash.join()
    const roundId = await crash.waitForBets(member)
    const auto = (await crash.bet(member, roundId, { auto: 110 })).body.value.betId
    const open = (await crash.bet(member, roundId, { slot: 2 })).body.value.betId
    await crash.waitForPhase(member, roundId, 'running')
    await crash.stopApps()
    await wait(INTERRUPTION_MS + 100)
    await crash.restart()
    const [paid, returned] = [await crash.waitForEnd(member, auto), await crash.waitForEnd(member, open)]
    expect([paid.state, paid.win]).toEqual(['settled', '1100'])
    expect([returned.state, returned.reason]).toEqual(['void', 'round_interrupted'])
    expect(member.player.balance).toBe(100_100n)
    expect((await crash.readRecord(roundId)).body.value.isInterrupted).toBe(true)
  })

  it('after a cash-out: it is paid at the multiplier of its receipt', async () => {
    crash.setPoint(150)
    const member = await crash.join()
    const roundId = await crash.waitForBets(member)
    const { betId } = (await crash.bet(member, roundId)).body.value
    await crash.waitForPhase(member, roundId, 'running')
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
    await crash.waitForPhase(one, roundId, 'running')
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

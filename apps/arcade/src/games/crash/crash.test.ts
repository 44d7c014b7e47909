import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { until } from '../../testing/arcade-harness.ts'
import { computeMultiplier } from './crash.rules.ts'
import { type Crash, openCrash } from './testing/crash-harness.ts'

/** Time for three bets one after another on a slow machine. */
const SALE_MS = 3_500

/** The tests share the rounds: each has players of its own. */
let crash: Crash
beforeAll(async () => {
  crash = await openCrash({ bettingMs: SALE_MS }, SALE_MS + 1_000)
  crash.setPoint(110)
})
afterAll(() => crash?.close())

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** A player whose bet is cashed out by two calls at once, with a second bet in the round; null if the round has passed. */
async function cashOutTwice() {
  const member = await crash.join()
  const roundId = await crash.waitForBets(member)
  const { betId } = (await crash.bet(member, roundId)).body.value
  const late = (await crash.bet(member, roundId, { slot: 2 })).body.value.betId
  expect((await crash.cashOut(member, betId)).body.errorCode).toBe('cash_out_early')
  const answers = await until(async () => {
    const both = await Promise.all([crash.cashOut(member, betId), crash.cashOut(member, betId)])
    return both.every(({ body }) => body.errorCode === 'cash_out_early') ? null : both
  })
  const multipliers = answers.map(({ body }) => body.value?.cashedOut).filter((one) => one !== undefined)
  return multipliers.length === 0 ? null : { member, betId, late, roundId, multipliers }
}

describe.concurrent('a round of Crash', () => {
  describe('a bet', () => {
    it('holds its stake, flies, and is cashed out at the multiplier of its receipt', async () => {
      const member = await crash.join()
      const roundId = await crash.waitForBets(member)
      const { status, body } = await crash.bet(member, roundId)
      expect([status, body.value.state, body.value.balance]).toEqual([200, 'placed', '99000'])
      const running = await crash.waitForRunning(member, roundId)
      expect(running.crash).toBeNull()
      const early = Date.parse(running.startedAt ?? '')
      await wait(Math.max(0, early + 400 - Date.now()))
      const cashed = await crash.cashOut(member, body.value.betId)
      expect(cashed.status).toBe(200)
      const multiplier = cashed.body.value.cashedOut ?? 0
      expect(multiplier).toBeGreaterThanOrEqual(computeMultiplier(300))
      expect(multiplier).toBeLessThan(110)
      expect(cashed.body.value.win).toBe(String(10 * multiplier))
      const ended = await crash.waitForEnd(member, body.value.betId)
      expect([ended.state, ended.win]).toEqual(['settled', String(10 * multiplier)])
      expect(member.player.balance).toBe(99_000n + BigInt(10 * multiplier))
      expect(crash.platform.rounds.get(body.value.betId)?.state).toBe('closed')
    })

    it('is cashed out automatically although its player has left, and lost above the crash point', async () => {
      const [won, lost] = [await crash.join(), await crash.join()]
      const roundId = await crash.waitForBets(won)
      const one = await crash.bet(won, roundId, { auto: 110 })
      const two = await crash.bet(lost, roundId, { auto: 111 })
      const [end, loss] = [
        await crash.waitForEnd(won, one.body.value.betId),
        await crash.waitForEnd(lost, two.body.value.betId),
      ]
      expect([end.cashedOut, end.win, won.player.balance]).toEqual([110, '1100', 100_100n])
      expect([loss.cashedOut, loss.win, lost.player.balance]).toEqual([null, '0', 99_000n])
      expect(crash.platform.rounds.get(loss.betId)?.state).toBe('closed')
    })

    it('of two at once is decided alone; a third has no place', async () => {
      const member = await crash.join()
      const roundId = await crash.waitForBets(member)
      const [one, two, three] = [
        await crash.bet(member, roundId, { slot: 1, auto: 105 }),
        await crash.bet(member, roundId, { slot: 2, stake: '2000' }),
        await crash.bet(member, roundId, { slot: 2 }),
      ]
      expect([one.status, two.status, three.status, three.body.errorCode]).toEqual([200, 200, 409, 'stake_refused'])
      await crash.waitForEnd(member, one.body.value.betId)
      await crash.waitForEnd(member, two.body.value.betId)
      expect(member.player.balance).toBe(100_000n - 3_000n + 1_050n)
      const { bets } = (await crash.listBets(member)).body.value
      expect(bets.map(({ slot, win, crash: point }) => [slot, win, point])).toEqual([
        [2, '0', 110],
        [1, '1050', 110],
      ])
    })

    it('is taken back before the start, once, by its player alone; its stake returns and its place is free', async () => {
      const [member, other] = [await crash.join(), await crash.join()]
      const roundId = await crash.waitForBets(member)
      const requestId = randomUUID()
      const { betId } = (await crash.bet(member, roundId, { requestId })).body.value
      const answers = await Promise.all([member, member, other].map((player) => crash.cancel(player, betId)))
      expect(answers.map(({ body }) => body.value?.reason ?? body.errorCode)).toEqual([
        ...['cancelled', 'cancelled', 'not_found'],
      ])
      const repeated = await crash.bet(member, roundId, { requestId })
      expect([repeated.status, repeated.body.value.betId, repeated.body.value.reason]).toEqual([
        200,
        betId,
        'cancelled',
      ])
      const again = await crash.bet(member, roundId)
      expect(again.status, 'the place is free').toBe(200)
      const ended = await crash.waitForEnd(member, betId)
      expect([ended.state, ended.win]).toEqual(['void', null])
      await crash.waitForRunning(member, roundId)
      const late = await crash.cancel(member, again.body.value.betId)
      expect([late.status, late.body.errorCode]).toEqual([409, 'step_refused'])
      await crash.waitForEnd(member, again.body.value.betId)
      expect(member.player.balance).toBe(99_000n)
    })

    it('sent twice is placed once, and with other content refused', async () => {
      const member = await crash.join()
      const roundId = await crash.waitForBets(member)
      const requestId = randomUUID()
      const [one, two] = await Promise.all([
        crash.bet(member, roundId, { requestId }),
        crash.bet(member, roundId, { requestId }),
      ])
      expect(one.body.value.betId).toBe(two.body.value.betId)
      expect((await crash.bet(member, roundId, { requestId, stake: '2000' })).body.errorCode).toBe('request_conflict')
      await crash.waitForEnd(member, one.body.value.betId)
      expect(member.player.balance).toBe(99_000n)
    })

    it('T22 of a screen in another currency is refused: play money of an old tab stakes no real money', async () => {
      const member = await crash.join()
      const roundId = await crash.waitForBets(member)
      const { status, body } = await crash.bet(member, roundId, { currency: 'FUN' })
      expect([status, body.errorCode, body.message]).toEqual([409, 'request_conflict', 'currency'])
      expect(member.player.balance).toBe(100_000n)
    })

    it('T2 of a page of another player stakes nothing, and the platform is not asked', async () => {
      const [former, member] = [await crash.join(), await crash.join()]
      const roundId = await crash.waitForBets(member)
      const { status, body } = await crash.bet(member, roundId, { playerId: former.player.playerId })
      expect([status, body.errorCode, body.message]).toEqual([409, 'request_conflict', 'playerId'])
      const debits = crash.platform.calls.filter(({ path, body: { playerId } }) => {
        return path.endsWith('/debit') && [member, former].some(({ player }) => player.playerId === playerId)
      })
      expect([debits, member.player.balance, former.player.balance]).toEqual([[], 100_000n, 100_000n])
    })

    it('is refused without money, with a blocked member, and with stakes outside of the bounds', async () => {
      const [poor, blocked] = [await crash.join(500n), await crash.join()]
      blocked.player.isBlocked = true
      const roundId = await crash.waitForBets(poor)
      expect((await crash.bet(poor, roundId)).body.errorCode).toBe('insufficient_funds')
      expect((await crash.bet(blocked, roundId)).body.errorCode).toBe('player_blocked')
      // A refused bet leaves its place.
      blocked.player.isBlocked = false
      expect((await crash.bet(blocked, roundId)).status).toBe(200)
      for (const stake of ['400', '1001', '500100']) {
        const { status, body } = await crash.bet(blocked, roundId, { stake })
        expect([status, body.errorCode, body.message]).toEqual([409, 'stake_refused', 'stake'])
      }
      for (const wrong of [
        { auto: 100 },
        { auto: 100_001 },
        { slot: 3 },
        { stake: '-1' },
        { roundId: 0 },
        { extra: 1 },
        { currency: undefined },
      ])
        expect((await crash.bet(blocked, roundId, wrong)).body.errorCode).toBe('invalid_input')
    })

    it('after the start is refused; one whose debit was too slow is rolled back', async () => {
      const member = await crash.join()
      const roundId = await crash.waitForBets(member)
      crash.platform.behaviours.set(member.player, (path) =>
        path.endsWith('debit') ? { answerAfterMs: SALE_MS + 100 } : 'answer',
      )
      const late = await crash.bet(member, roundId)
      expect([late.status, late.body.errorCode]).toEqual([409, 'round_closed'])
      expect((await crash.bet(member, roundId, { slot: 2 })).body.errorCode).toBe('round_closed')
      await until(async () => member.player.balance === 100_000n)
      const [entry] = (await crash.listBets(member)).body.value.bets
      expect([entry?.reason, entry?.cashedOut, entry?.win]).toEqual(['round_started', null, null])
    })

    it('with an unknown outcome of its debit is placed by the same call, or returned after the start', async () => {
      const [first, second] = [await crash.join(), await crash.join()]
      const roundId = await crash.waitForBets(first)
      let lost = 0
      crash.platform.behaviours.set(second.player, (path) => (path.endsWith('debit') ? 'lose-answer' : 'answer'))
      crash.platform.behaviours.set(first.player, (path) => {
        if (!path.endsWith('debit')) return 'answer'
        lost += 1
        return lost === 1 ? 'lose-answer' : 'answer'
      })
      const [one, two] = await Promise.all([crash.bet(first, roundId, { auto: 105 }), crash.bet(second, roundId)])
      expect([one.status, one.body.value.state]).toEqual([202, 'reserving'])
      expect(two.status).toBe(202)
      const [end, returned] = [
        await crash.waitForEnd(first, one.body.value.betId),
        await crash.waitForEnd(second, two.body.value.betId),
      ]
      // The repeated call may come after the start.
      expect(end.state === 'settled' ? first.player.balance : first.player.balance - 50n).toBe(
        end.state === 'settled' ? 100_050n : 99_950n,
      )
      expect([returned.state, second.player.balance]).toEqual(['void', 100_000n])
    })

    it('whose win has an unknown outcome is paid once', async () => {
      const member = await crash.join()
      const roundId = await crash.waitForBets(member)
      let credits = 0
      crash.platform.behaviours.set(member.player, (path) => {
        if (!path.endsWith('credit')) return 'answer'
        credits += 1
        return credits === 1 ? 'lose-answer' : credits === 2 ? 'lose-call' : 'answer'
      })
      const { body } = await crash.bet(member, roundId, { auto: 105 })
      await crash.waitForEnd(member, body.value.betId)
      expect([credits, member.player.balance]).toEqual([3, 100_050n])
    })

    it('T9 needs a live session here and at the platform', async () => {
      const member = await crash.join()
      const roundId = await crash.waitForBets(member)
      expect((await crash.bet({ ...member, cookie: 'none' }, roundId)).status).toBe(401)
      crash.platform.endSessions(member.player)
      expect((await crash.bet(member, roundId)).body.errorCode).toBe('session_over')
      expect((await crash.bet(member, roundId)).body.errorCode).toBe('session_missing')
      expect(member.player.balance).toBe(100_000n)
    })
  })

  describe('a cash-out', () => {
    it('is decided by the order of receipt: twice, racing, and after the crash', async () => {
      // On a busy machine a whole round may pass between two calls; then the next one counts.
      const { member, betId, late, roundId, multipliers } = await until(cashOutTwice)
      expect(new Set(multipliers).size).toBe(1)
      const other = await crash.join()
      expect((await crash.cashOut(other, betId)).status).toBe(404)
      await crash.waitForCrash(member, roundId)
      expect((await crash.cashOut(member, late)).body.errorCode).toBe('cash_out_late')
      const again = await crash.cashOut(member, betId)
      expect([again.status, again.body.value.cashedOut]).toEqual([200, multipliers[0]])
      await crash.waitForEnd(member, betId)
      await crash.waitForEnd(member, late)
      expect(member.player.balance).toBe(98_000n + BigInt(10 * (multipliers[0] ?? 0)))
    })

    it('after the automatic one gets its answer', async () => {
      const member = await crash.join()
      const roundId = await crash.waitForBets(member)
      const { betId } = (await crash.bet(member, roundId, { auto: 102 })).body.value
      await crash.waitForCrash(member, roundId)
      const { status, body } = await crash.cashOut(member, betId)
      expect([status, body.value.cashedOut, body.value.win]).toEqual([200, 102, '1020'])
    })

    it('needs a session, an id and a bet', async () => {
      const member = await crash.join()
      expect((await crash.cashOut({ ...member, cookie: 'none' }, randomUUID())).status).toBe(401)
      expect((await crash.cashOut(member, 'x')).body.errorCode).toBe('invalid_input')
      expect((await crash.cashOut(member, randomUUID())).body.errorCode).toBe('not_found')
    })
  })
})

import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { until } from '../../testing/arcade-harness.ts'
import { computeReachedMs } from './crash.rules.ts'
import { computeRoundPoint } from './crash-fairness.rules.ts'
import { type Crash, type CrashPlayer, openCrash } from './testing/crash-harness.ts'

const POINT = 103
let crash: Crash
beforeAll(async () => {
  crash = await openCrash({ bettingMs: 2_500 })
  crash.setPoint(POINT)
})
afterAll(() => crash?.close())

describe('the stream', () => {
  it('T28 shows the bets of the same merchant and currency, masked, and no outcome before the crash', async () => {
    const [member, mate, lotus, dollar] = [
      await crash.join(),
      await crash.join(),
      await crash.join(100_000n, { merchant: 'lotus' }),
      await crash.join(100_000n, { currency: 'USD' }),
    ]
    const stream = await crash.openStream(member)
    const roundId = await crash.waitForBets(member)
    for (const one of [member, mate, lotus, dollar]) await crash.bet(one, roundId, { auto: 102 })
    const crashed = await until(async () =>
      stream.changes.find(({ round }) => round?.roundId === roundId && round.phase === 'crashed'),
    )
    expect(crashed.round?.crash).toBe(POINT)
    const own = stream.changes.filter(({ now }) => Date.parse(now) <= Date.parse(crashed.now))
    expect(Math.max(...own.map(({ players = 0 }) => players))).toBe(4)
    const names = own.flatMap(({ bets = [] }) => bets)
    expect(new Set(names.map(({ betId }) => betId)).size).toBe(2)
    expect(new Set(names.map(({ name }) => name))).toEqual(new Set(['d***o']))
    const mine = own.flatMap((change) => change.mine ?? [])
    expect(new Set(mine.map(({ slot, roundId: id }) => `${id}/${slot}`))).toEqual(new Set([`${roundId}/1`]))
    const record = await until(async () => {
      const { status, body } = await crash.readRecord(roundId)
      return status === 200 ? body.value : null
    })
    for (const change of own.slice(0, own.indexOf(crashed))) {
      const text = JSON.stringify(change)
      expect(text).not.toContain(record.seed)
      if (change.round?.roundId === roundId) expect(change.round.crash).toBeNull()
    }
    // Not before the crash by the clock of the server.
    const crashAtMs = Date.parse(record.startedAt) + computeReachedMs(POINT)
    expect(Date.parse(crashed.now)).toBeGreaterThanOrEqual(crashAtMs)
    expect(Date.parse(record.crashedAt)).toBe(crashAtMs)
    stream.leave()
  })

  it('sends at most five events a second, and after a break only what has changed', async () => {
    const member = await crash.join()
    const others = await Promise.all(Array.from({ length: 6 }, () => crash.join()))
    const stream = await crash.openStream(member)
    const roundId = await crash.waitForBets(member)
    const startedAt = performance.now()
    await Promise.all(others.map((other) => crash.bet(other, roundId)))
    await crash.waitForRunning(member, roundId)
    const seconds = (performance.now() - startedAt) / 1_000
    expect(stream.changes.length).toBeLessThanOrEqual(5 * seconds + 4)
    const lastId = stream.readLastId()
    stream.leave()
    const resumed = await crash.openStream(member, lastId)
    const fresh = await crash.openStream(member, 'other.5')
    await until(async () => resumed.changes[0] && fresh.changes[0])
    expect([resumed.changes[0]?.isFull, resumed.changes[0]?.history]).toEqual([false, undefined])
    expect(fresh.changes[0]?.isFull).toBe(true)
    expect(fresh.changes[0]?.bets?.length).toBeGreaterThanOrEqual(5)
    resumed.leave()
    fresh.leave()
  })

  it('is not opened by HEAD', async () => {
    const { cookie } = await crash.join()
    const head = await fetch(`${crash.readUrl()}/api/games/crash/stream`, { method: 'HEAD', headers: { cookie } })
    expect(head.status).toBe(404)
  })

  it('T9 needs a session', async () => {
    await expect(crash.openStream({ ...(await crash.join()), cookie: 'none' })).rejects.toThrow('401')
  })
})

describe('T36 the live state', () => {
  /** Statuses of this many calls, a few at a time. */
  async function repeat(count: number, ask: () => Promise<number>): Promise<number[]> {
    const statuses: number[] = []
    while (statuses.length < count) {
      statuses.push(...(await Promise.all(Array.from({ length: Math.min(50, count - statuses.length) }, ask))))
    }
    return statuses
  }

  /** Number of each status: calls at the same time arrive in any order. */
  function countStatuses(statuses: number[]): Record<number, number> {
    const counts: Record<number, number> = {}
    for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1
    return counts
  }

  it.each(['state', 'stream'])('of /%s is not counted to the calls of the address', async (name) => {
    const cookie = `five=${'a'.repeat(43)}`
    const answer = await crash.call(crash.readUrl(), `/api/games/crash/${name}`, { cookie })
    expect([answer.status, answer.headers.get('x-ratelimit-limit')]).toEqual([401, '6000'])
  })

  it('is read 600 times a minute by one player, and all the same by another', async () => {
    const [eager, other] = [await crash.join(), await crash.join()]
    const ask = async ({ cookie }: CrashPlayer) =>
      (await crash.call(crash.readUrl(), '/api/games/crash/state', { cookie })).status
    const statuses = await repeat(601, () => ask(eager))
    expect(countStatuses(statuses)).toEqual({ 200: 600, 429: 1 })
    expect(await ask(other)).toBe(200)
  })

  it('is streamed 120 times a minute to one player, and all the same to another', async () => {
    const [eager, other] = [await crash.join(), await crash.join()]
    const open = (player: CrashPlayer) =>
      crash.openStream(player).then(
        (stream) => {
          stream.leave()
          return 200
        },
        (error: Error) => Number(/\d+$/.exec(error.message)?.[0]),
      )
    const statuses = await repeat(121, () => open(eager))
    expect(countStatuses(statuses)).toEqual({ 200: 120, 429: 1 })
    expect(await open(other)).toBe(200)
  })
})

describe('T21 the record of a round', () => {
  it('commits before and reveals after, along the chain, with the random numbers of the first bets', async () => {
    const member = await crash.join()
    const roundId = await crash.waitForBets(member)
    const { round } = await crash.readState(member)
    expect((await crash.readRecord(roundId)).status).toBe(404)
    await Promise.all([crash.bet(member, roundId, { slot: 1 }), crash.bet(member, roundId, { slot: 2 })])
    const next = await crash.waitForBets(member, roundId)
    const record = (await crash.readRecord(roundId)).body.value
    expect(record.commitment).toBe(round?.commitment)
    expect(createHash('sha256').update(Buffer.from(record.seed, 'hex')).digest('hex')).toBe(record.commitment)
    expect(record.entropy).toHaveLength(2)
    // The next commitment is this seed.
    const state = await crash.readState(member)
    expect([state.round?.roundId, state.round?.commitment]).toEqual([next, record.seed])
    expect(state.history?.[0]).toEqual({ roundId, crash: POINT })
    // The tests decide the point; the rule is another.
    expect(computeRoundPoint(Buffer.from(record.seed, 'hex'), roundId, record.entropy)).toBeGreaterThanOrEqual(100)
  })

  it('is public, and a missing one is not found', async () => {
    expect((await crash.readRecord(999_999)).status).toBe(404)
    const { body } = await crash.call<{ results: object[] }>(crash.readUrl(), '/api/games/crash/results')
    expect(body.value.results.length).toBeGreaterThan(0)
  })
})

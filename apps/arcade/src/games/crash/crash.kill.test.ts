import { randomInt, randomUUID } from 'node:crypto'
import { readTestDatabaseKind } from '@foyer/database/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createArcadeChild } from '../../testing/arcade-child.ts'
import { publicUrl, until } from '../../testing/arcade-harness.ts'
import type { CrashBetPageWire, CrashBetWire, CrashChangeWire } from './crash-wire.rules.ts'

const KILLS = 3
const START = 10_000_000n
const STAKE = 1_000n
const AUTO = 103
/** From a placed bet to the end of its round. */
const ROUND_MS = 1_900
/** From the start of a flight to the cash-outs by hand; the limit of calls leaves no room for early ones. */
const CASH_OUT_AFTER_MS = 200

const arcade = createArcadeChild()
const { platform } = arcade

beforeAll(async () => {
  await arcade.open()
  platform.gameCode = 'CRASH'
})
afterAll(() => arcade.close())

interface Answer<Value> {
  value: Value | null
  errorCode: string | null
}

async function call<Value>(cookie: string, path: string, body?: unknown): Promise<Answer<Value>> {
  const response = await fetch(`${arcade.url}/api/games/crash/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { cookie, origin: publicUrl, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
    signal: AbortSignal.timeout(5_000),
  })
  return (await response.json()) as Answer<Value> // the arcade's envelope
}

async function logIn(playerId: string): Promise<string> {
  const token = randomUUID()
  platform.addLaunchToken(token, platform.addPlayer(playerId, START))
  const response = await fetch(`${arcade.url}/play?token=${token}`, { redirect: 'manual' })
  return response.headers.get('set-cookie')?.split(';')[0] ?? ''
}

/** Cash-outs that a player was told of: their multiplier by bet. */
const promised = new Map<string, number>()
/** Bets whose cash-out was answered as too late. */
const missed = new Set<string>()

let placed = 0

/** One bet with an automatic cash-out and one that is cashed out by hand in each round, until told to stop. */
async function playOn(playerId: string, cookie: string, isOver: () => boolean): Promise<void> {
  let playedRound = 0
  const open = new Set<string>()
  while (!isOver()) {
    await play().catch(() => undefined) // killed during the call
    await new Promise((resolve) => setTimeout(resolve, 30))
  }

  async function play(): Promise<void> {
    const round = (await call<CrashChangeWire>(cookie, 'state')).value?.round
    if (round?.phase === 'betting' && round.roundId > playedRound) {
      playedRound = round.roundId
      const bet = { playerId, currency: 'PHP', roundId: round.roundId, stake: String(STAKE) }
      await call(cookie, 'bets', { ...bet, requestId: randomUUID(), slot: 1, auto: AUTO })
      const { value } = await call<CrashBetWire>(cookie, 'bets', {
        ...{ ...bet, requestId: randomUUID(), slot: 2, auto: null },
      })
      if (value) open.add(value.betId)
      placed += 1
    }
    if (round?.phase === 'betting') return
    await new Promise((resolve) => setTimeout(resolve, CASH_OUT_AFTER_MS))
    for (const betId of open) {
      const { value, errorCode } = await call<CrashBetWire>(cookie, `bets/${betId}/cash-out`, {})
      if (typeof value?.cashedOut === 'number') promised.set(betId, value.cashedOut)
      if (errorCode === 'cash_out_late') missed.add(betId)
      if (errorCode !== 'cash_out_early') open.delete(betId)
    }
  }
}

async function listAll(cookie: string): Promise<CrashBetWire[]> {
  const found: CrashBetWire[] = []
  let before: string | null = ''
  while (before !== null) {
    const page: CrashBetPageWire | null = (await call<CrashBetPageWire>(cookie, `bets${before && `?before=${before}`}`))
      .value
    if (!page) throw new Error('the list is refused')
    found.push(...page.bets)
    before = page.before
  }
  return found
}

/** Multiplier by the rules: the promised cash-out, else the automatic one if the round reached it; null for a loss. */
function decide({ betId, auto, crash }: CrashBetWire): number | null {
  return promised.get(betId) ?? (auto !== null && auto <= (crash ?? 0) ? auto : null)
}

describe.skipIf(readTestDatabaseKind() !== 'embedded')('T21 Crash is killed between bet, cash-out and end', () => {
  it('afterwards each bet is settled once, at the multiplier of its receipt, and each balance is its bets', async () => {
    await arcade.start()
    const players = ['a', 'b', 'c']
    const cookies = await Promise.all(players.map(logIn))
    for (let kills = 0; kills < KILLS; kills += 1) {
      let isOver = false
      const playing = cookies.map((cookie, index) => playOn(players[index] ?? '', cookie, () => isOver))
      const before = placed
      await until(async () => placed > before)
      // After a whole round, then in any phase of one.
      await new Promise((resolve) => setTimeout(resolve, kills === 0 ? ROUND_MS : randomInt(ROUND_MS)))
      await arcade.kill()
      isOver = true
      await Promise.all(playing)
      await arcade.start()
    }
    let count = 0
    for (const [index, cookie] of cookies.entries()) {
      const bets = await until(async () => {
        const all = await listAll(cookie)
        // A bet may be paid while its round still runs, with a crash that nobody may know yet.
        const isOver = ({ state, crash }: CrashBetWire) =>
          state === 'settled' ? crash !== null : ['void', 'refused'].includes(state)
        return all.every(isOver) && all
      })
      count += bets.length
      const settled = bets.filter(({ state }) => state === 'settled')
      // The hand may have been quicker than its answer: a cash-out without an answer is a win too.
      for (const bet of settled) {
        const isTold = bet.auto !== null || promised.has(bet.betId) || missed.has(bet.betId)
        if (isTold) expect([bet.betId, bet.cashedOut]).toEqual([bet.betId, decide(bet)])
        expect(bet.win).toBe(String((STAKE * BigInt(bet.cashedOut ?? 0)) / 100n))
      }
      for (const bet of bets.filter(({ state }) => state === 'void')) expect(promised.has(bet.betId)).toBe(false)
      for (const { betId, state } of bets) {
        const ends = [...platform.movements.entries()].filter(
          ([id, { status }]) => id.startsWith(betId) && !id.endsWith('-debit') && status === 200,
        )
        expect([betId, ends.length]).toEqual([betId, state === 'refused' ? 0 : 1])
      }
      const net = settled.reduce((sum, { win }) => sum + BigInt(win ?? '0') - STAKE, 0n)
      expect(platform.players.get(`aurora/${players[index]}`)?.balance).toBe(START + net)
    }
    expect([count > 10, promised.size > 0]).toEqual([true, true])
  })
})

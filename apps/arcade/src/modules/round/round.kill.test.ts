import { randomUUID } from 'node:crypto'
import { openKillRandom, readTestDatabaseKind } from '@foyer/database/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RoundPageWire, RoundWire, SeedPairWire } from '../../game/round-wire.rules.ts'
import { createArcadeChild } from '../../testing/arcade-child.ts'
import { publicUrl, until } from '../../testing/arcade-harness.ts'

const KILLS = 1
const random = openKillRandom()
const START = 10_000_000n
const arcade = createArcadeChild()
const { platform } = arcade

beforeAll(() => arcade.open())
afterAll(() => arcade.close())

async function call<Value>(cookie: string, path: string, body?: unknown): Promise<Value> {
  const response = await fetch(`${arcade.url}/api/games/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { cookie, origin: publicUrl, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
    signal: AbortSignal.timeout(5_000),
  })
  return ((await response.json()) as { value: Value }).value // the arcade's envelope
}

async function logIn(gameCode: string, playerId: string): Promise<string> {
  const token = randomUUID()
  platform.gameCode = gameCode
  platform.addLaunchToken(token, platform.players.get(`aurora/${playerId}`) ?? platform.addPlayer(playerId, START))
  const response = await fetch(`${arcade.url}/play?token=${token}`, { redirect: 'manual' })
  const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? ''
  const { nextCommitment, current } = await call<SeedPairWire>(cookie, `${gameCode.toLowerCase()}/seeds`)
  if (!current) await call(cookie, `${gameCode.toLowerCase()}/seeds`, { clientSeed: 'seed', nextCommitment })
  return cookie
}

/** Plays as fast as responses arrive, until told to stop. */
async function playOn(
  cookie: string,
  play: (cookie: string) => Promise<unknown>,
  isOver: () => boolean,
): Promise<void> {
  while (!isOver()) {
    await play(cookie).catch(() => undefined) // killed during the call
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

const stake = { currency: 'PHP', stake: '1000' }

function playDice(cookie: string): Promise<unknown> {
  return call(cookie, 'dice/rounds', {
    ...stake,
    requestId: randomUUID(),
    playerId: 'a',
    bet: { side: 'under', target: 5_000 },
  })
}

async function playMines(cookie: string): Promise<void> {
  const open = await call<RoundWire | null>(cookie, 'mines/rounds/open')
  const round =
    open ??
    (await call<RoundWire | null>(cookie, 'mines/rounds', {
      ...{ ...stake, requestId: randomUUID(), playerId: 'b', bet: { mines: 5 } },
    }))
  if (round?.state !== 'open') return
  const { roundId, steps } = round
  const step = steps.length >= 2 ? 'cash' : random.pick(0, 25)
  await call(cookie, `mines/rounds/${roundId}/steps`, { number: steps.length, step })
}

async function listAll(cookie: string, game: string): Promise<RoundWire[]> {
  const found: RoundWire[] = []
  let before: string | null = ''
  while (before !== null) {
    const page: RoundPageWire = await call(cookie, `${game}/rounds${before && `?before=${before}`}`)
    found.push(...page.rounds)
    before = page.before
  }
  return found
}

describe.skipIf(readTestDatabaseKind() !== 'embedded')('T21 the arcade is killed during rounds', () => {
  it('afterwards every round is decided once, and each balance is its rounds', async () => {
    await arcade.start()
    const dice = await logIn('DICE', 'a')
    const mines = await logIn('MINES', 'b')
    for (let kills = 0; kills < KILLS; kills += 1) {
      let isOver = false
      const players = [playOn(dice, playDice, () => isOver), playOn(mines, playMines, () => isOver)]
      await new Promise((resolve) => setTimeout(resolve, random.pick(700, 1_100)))
      await arcade.kill()
      isOver = true
      await Promise.all(players)
      await arcade.start()
    }
    for (const [game, cookie, playerId] of [
      ['dice', dice, 'a'],
      ['mines', mines, 'b'],
    ] as const) {
      const open = await until(async () => {
        const round = await call<RoundWire | null>(cookie, `${game}/rounds/open`)
        return round?.state === 'reserving' ? null : { round }
      })
      const rounds = await until(async () => {
        const all = await listAll(cookie, game)
        return all.every(({ state }) => state === 'settled' || state === 'void') && all
      })
      expect(rounds.length).toBeGreaterThan(0)
      const held = open.round ? BigInt(open.round.stake) : 0n
      const net = rounds
        .filter(({ state }) => state === 'settled')
        .reduce((sum, { stake: paid, win }) => sum + BigInt(win ?? '0') - BigInt(paid), 0n)
      expect([game, platform.players.get(`aurora/${playerId}`)?.balance]).toEqual([game, START + net - held])
    }
  })
})

import { randomUUID } from 'node:crypto'
import { killCount, openKillRandom, readTestDatabaseKind } from '@foyer/database/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { settleLines } from '../../game/game.rules.ts'
import {
  type NextWire,
  type RecordWire,
  readLines,
  type TicketPageWire,
  type TicketWire,
} from '../../game/wire.rules.ts'
import { createArcadeChild } from '../../testing/arcade-child.ts'
import { publicUrl, until } from '../../testing/arcade-harness.ts'
import { computeResult, toSeedKey } from '../fairness/index.ts'

const START = 10_000_000n
const random = openKillRandom()
const behaveAtRandom = () =>
  (['answer', 'answer', 'answer', 'lose-answer', 'lose-call'] as const)[random.pick(0, 5)] ?? 'answer'
const arcade = createArcadeChild()
const { platform } = arcade
const cookies = new Map<string, string>()
const acknowledged = new Set<string>()

beforeAll(() => arcade.open())
afterAll(() => arcade.close())

async function call<Value>(path: string, cookie: string, body?: unknown): Promise<{ status: number; value: Value }> {
  const response = await fetch(arcade.url + path, {
    method: body ? 'POST' : 'GET',
    headers: { cookie, origin: publicUrl, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
    signal: AbortSignal.timeout(5_000),
  })
  const { value, errorCode } = (await response.json()) as { value: Value; errorCode: string | null } // the arcade's envelope
  if (response.status >= 400 && !body) throw new Error(`${path} answered ${response.status} ${errorCode}`)
  return { status: response.status, value }
}

/** Bets as fast as responses arrive, until told to stop; records those answered "placed". */
async function bet(playerId: string, cookie: string, isOver: () => boolean): Promise<void> {
  const lines = [...'0123456789'].map((digits) => ({ type: 'any', digits, place: null, stake: '500' }))
  while (!isOver()) {
    try {
      const next = await call<NextWire>('/api/draws/next', cookie)
      const drawId = next.value.draw?.drawId
      const { status, value } = await call<TicketWire>('/api/tickets', cookie, {
        requestId: randomUUID(),
        playerId,
        currency: 'PHP',
        drawId,
        lines,
      })
      if (status === 200) acknowledged.add(value.ticketId)
    } catch {
      // The process was killed during the call.
    }
    await new Promise((resolve) => setTimeout(resolve, 60))
  }
}

async function listAll(kind: string, cookie: string): Promise<TicketWire[]> {
  const found: TicketWire[] = []
  let before: string | null = ''
  while (before !== null) {
    const page: { value: TicketPageWire } = await call(
      `/api/tickets?kind=${kind}${before && `&before=${before}`}`,
      cookie,
    )
    found.push(...page.value.tickets)
    before = page.value.before
  }
  return found
}

/** The killed process has its own embedded database. */
describe.runIf(readTestDatabaseKind() === 'embedded')('DEC-35 killed at any moment', () => {
  it(`loses nothing and does nothing twice over ${killCount} kills`, async () => {
    platform.behave = behaveAtRandom
    const players = ['a', 'b', 'c'].map((id) => platform.addPlayer(id, START))
    for (let round = 0; round <= killCount; round += 1) {
      await arcade.start()
      if (round === 0) {
        for (const player of players) {
          const token = randomUUID()
          platform.behave = () => 'answer'
          platform.addLaunchToken(token, player)
          const response = await fetch(`${arcade.url}/play?token=${token}`, { redirect: 'manual' })
          cookies.set(player.playerId, response.headers.get('set-cookie')?.split(';')[0] ?? '')
        }
        platform.behave = behaveAtRandom
      }
      if (round === killCount) break
      let isOver = false
      const bets = [...cookies].map(([playerId, cookie]) => bet(playerId, cookie, () => isOver))
      // Some stakes of each run reach the platform, however slow the machine is.
      await until(async () => platform.rounds.size > round + 1)
      await new Promise((resolve) => setTimeout(resolve, random.pick(400, 1_800)))
      await arcade.kill()
      isOver = true
      await Promise.all(bets)
    }

    platform.behave = () => 'answer'
    for (const player of players) {
      const cookie = cookies.get(player.playerId) ?? ''
      // The retry delay of repeatedly failed calls is up to half a minute.
      await until(async () => (await listAll('open', cookie)).length === 0)
      const tickets = await listAll('settled', cookie)
      let balance = START
      for (const ticket of tickets) {
        const round = platform.rounds.get(ticket.ticketId)
        if (ticket.state !== 'settled') {
          expect(ticket.state).toBe('void')
          expect(round?.state).toBe('cancelled')
          expect(acknowledged.has(ticket.ticketId)).toBe(false)
          continue
        }
        const record = (await call<RecordWire>(`/api/draws/${ticket.drawId}/record`, cookie)).value
        const digits = computeResult(toSeedKey(Buffer.from(record.seed, 'hex')), record.drawId, record.ticketRoot)
        const win = settleLines(readLines(ticket.lines), digits).totalMinor
        expect(win).toBeGreaterThan(0n)
        expect(ticket.win).toBe(String(win))
        expect(round?.state).toBe('closed')
        balance += win - BigInt(ticket.stake)
      }
      expect(player.balance).toBe(balance)
      for (const { ticketId } of tickets) acknowledged.delete(ticketId)
    }
    // Every acknowledged ticket exists.
    expect([...acknowledged]).toEqual([])
    expect([...platform.rounds.values()].filter((round) => round.state === 'open')).toEqual([])
    expect(platform.rounds.size).toBeGreaterThan(killCount)
  })
})

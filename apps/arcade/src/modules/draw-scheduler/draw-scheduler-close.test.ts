import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TicketWire } from '../../game/wire.rules.ts'
import { type Arcade, oneLine, openArcade, until } from '../../testing/arcade-harness.ts'
import { readClock } from '../draw/index.ts'
import { computeRoot } from '../fairness/index.ts'

/** Number of closing draws, and of those that close at the same moment. */
const CLOSES = 50
const AT_ONCE = 2

/** Duration of a draw's sale, and of betting after it. */
const SALE_MS = 450
const AFTER_MS = 60

/**
 * Concurrent bets: as many as the last draws answered within this time, so that a slow machine has a smaller crowd
 * instead of bets that take longer than a sale.
 */
const ANSWER_MS = 100
const HANDS = { first: 16, least: 4, most: 64 }

/** Number of sessions, so that none reaches its limit of bets per minute on any machine. */
const PLAYERS = 2_000
const START = 1_000_000n

let arcade: Arcade
beforeAll(async () => {
  arcade = await openArcade({ plan: () => [], callTimeoutMs: 10_000 })
})
afterAll(() => arcade.close())

interface Bet {
  drawId: string
  /** By the database's clock. */
  sentAtMs: number
  answeredAtMs: number
  /** Response to the player: the ticket's state or the reason of the refusal. */
  reported: string
  ticketId: string | undefined
}

interface SettledTicket extends Record<string, unknown> {
  id: string
  drawId: string
  state: string
  leaf: string
  stake: string
  isLate: boolean
}

const nameDraw = (index: number) => `20990101-${String(index + 1).padStart(4, '0')}`
const sum = (amounts: bigint[]) => amounts.reduce((total, amount) => total + amount, 0n)

/** Creates sessions directly, because launches are limited to sixty per address and minute. @returns their cookies */
async function seatPlayers(): Promise<string[]> {
  for (let index = 0; index < PLAYERS; index += 1) {
    arcade.platform.addPlayer(`crowd-${index}`, START)
    arcade.platform.sessions.set(`crowd-${index}`, `aurora/crowd-${index}`)
  }
  await arcade.database.transaction(
    (tx) =>
      tx.execute(sql`
        INSERT INTO arcade.session (token_hash, merchant, player_id, platform_session_id, username, merchant_name, currency,
          currency_symbol, currency_position, language, play_mode, back_url, expires_at)
        SELECT sha256(convert_to('crowd-session-' || n, 'UTF8')), 'aurora', 'crowd-' || n, 'crowd-' || n, 'cr***d',
          'Aurora', 'PHP', '₱', 'before', 'EN', 'real', 'https://merchant.example/m/home', clock_timestamp() + interval '10 minutes'
        FROM generate_series(0, ${PLAYERS - 1}::int) AS n`),
    { isOperator: true },
  )
  return Array.from({ length: PLAYERS }, (_, index) => `five=crowd-session-${index}`)
}

async function listSettled(): Promise<SettledTicket[]> {
  const { rows } = await arcade.database.transaction(
    (tx) =>
      tx.execute<SettledTicket>(sql`
        SELECT t.id, t.draw_id AS "drawId", t.state, t.leaf, t.stake::text,
          coalesce(t.placed_at >= d.closes_at, false) AS "isLate"
        FROM arcade.ticket t JOIN arcade.draw d ON d.id = t.draw_id`),
    { isOperator: true },
  )
  return rows
}

const listDraws = async () => {
  const { rows } = await arcade.database.statement((tx) =>
    tx.execute<{ id: string; state: string; count: number | null; root: string | null }>(
      sql`SELECT id, state, ticket_count AS count, ticket_root AS root FROM arcade.draw`,
    ),
  )
  return rows
}

describe('T21 the close', () => {
  it(`of a crowd's bets across ${CLOSES} closes none is accepted at or after its close, and each answer is true`, {
    timeout: 120_000,
  }, async () => {
    const url = await arcade.startApp()
    const cookies = await seatPlayers()
    const aheadMs = (await arcade.database.statement(readClock)).getTime() - Date.now()
    const closeOf = new Map<string, number>()
    const bets: Bet[] = []
    let count = 0

    async function bet(drawId: string): Promise<void> {
      count += 1
      const sentAtMs = Date.now() + aheadMs
      const player = count % PLAYERS
      const playerId = `crowd-${player}`
      const body = { requestId: randomUUID(), playerId, currency: 'PHP', drawId, lines: [oneLine] }
      // A crowd uses many addresses, each with its own limit.
      const headers = { 'x-forwarded-for': `10.0.${player >> 8}.${player & 255}` }
      const answer = await arcade.call<TicketWire | null>(url, '/api/tickets', {
        cookie: cookies[player] ?? '',
        body,
        headers,
      })
      const reported = answer.body.success ? String(answer.body.value?.state) : String(answer.body.errorCode)
      bets.push({
        drawId,
        sentAtMs,
        answeredAtMs: Date.now() + aheadMs,
        reported,
        ticketId: answer.body.value?.ticketId,
      })
    }

    /** Draws that close at the same moment, with a crowd that bets on them until then. */
    async function close(first: number, hands: number): Promise<void> {
      const ids = Array.from({ length: AT_ONCE }, (_, index) => nameDraw(first + index))
      const closesAtMs = Date.now() + SALE_MS
      for (const id of ids) {
        // None is drawn here, so that the stakes stay held.
        const { closesAt } = await arcade.openDraw(id, closesAtMs - Date.now(), 3_600_000)
        closeOf.set(id, closesAt.getTime())
      }
      const crowd = Array.from({ length: hands }, async (_, hand) => {
        for (let turn = hand; Date.now() < closesAtMs + AFTER_MS; turn += 1) await bet(ids[turn % AT_ONCE] ?? '')
        await bet(ids[hand % AT_ONCE] ?? '')
      })
      await Promise.all(crowd)
    }

    const beganAtMs = performance.now()
    let hands = HANDS.first
    for (let first = 0; first < CLOSES; first += AT_ONCE) {
      const [startedAt, known] = [performance.now(), bets.length]
      await close(first, hands)
      const answered = ((bets.length - known) * ANSWER_MS) / (performance.now() - startedAt)
      hands = Math.min(Math.max(Math.round(answered), HANDS.least), HANDS.most)
    }
    const perSecond = Math.round((bets.length * 1_000) / (performance.now() - beganAtMs))
    const tickets = await until(async () => {
      const found = await listSettled()
      const isQuiet = found.every(({ state }) => state !== 'reserving' && state !== 'voiding')
      return isQuiet && (await listDraws()).every(({ state }) => state === 'closed') && found
    })

    const countReported = (reported: string) => bets.filter((one) => one.reported === reported).length
    const crossed = [...closeOf].filter(([id, atMs]) =>
      bets.some((one) => one.drawId === id && one.sentAtMs < atMs && one.answeredAtMs >= atMs),
    )
    console.info(
      `${perSecond} bets a second, ${countReported('placed')} placed, ${countReported('draw_closed')} too late, ` +
        `${crossed.length} of ${CLOSES} closes met bets under way`,
    )
    // A bet with a late unknown stake is reported as such; the next poll places or returns it.
    const received = new Set(bets.map(({ reported }) => reported))
    expect([...received].filter((reported) => !['placed', 'draw_closed', 'reserving'].includes(reported))).toEqual([])
    expect(closeOf.size).toBe(CLOSES)
    expect(crossed.length).toBeGreaterThan(CLOSES / 2)
    expect(countReported('placed')).toBeGreaterThan(0)
    expect(countReported('draw_closed')).toBeGreaterThanOrEqual(CLOSES)

    const sentLate = bets.filter(({ drawId, sentAtMs }) => sentAtMs > (closeOf.get(drawId) ?? 0))
    expect(sentLate.length).toBeGreaterThanOrEqual(CLOSES)
    expect(sentLate.filter(({ reported }) => reported !== 'draw_closed')).toEqual([])

    const placed = tickets.filter(({ state }) => state === 'placed')
    expect(placed.filter(({ isLate }) => isLate)).toEqual([])
    expect(tickets.filter(({ state }) => state !== 'placed' && state !== 'void')).toEqual([])
    const listReported = (reported: string) =>
      bets.filter((one) => one.reported === reported).map(({ ticketId }) => ticketId ?? '')
    const settled = new Map(tickets.map((ticket) => [ticket.id, ticket.state]))
    expect(listReported('placed').filter((id) => settled.get(id) !== 'placed')).toEqual([])
    const reportedOpen = new Set([...listReported('placed'), ...listReported('reserving')])
    expect(placed.filter(({ id }) => !reportedOpen.has(id))).toEqual([])

    for (const { id, count: ticketCount, root } of await listDraws()) {
      const leaves = placed.filter(({ drawId }) => drawId === id).map(({ leaf }) => leaf)
      expect([id, ticketCount, root]).toEqual([id, leaves.length, computeRoot(leaves)])
    }

    const { rounds, players } = arcade.platform
    const heldIds = [...rounds].filter(([, round]) => round.state === 'open').map(([id]) => id)
    expect(heldIds.toSorted()).toEqual(placed.map(({ id }) => id).toSorted())
    const taken = sum([...players.values()].map(({ balance }) => START - balance))
    expect(taken).toBe(sum(placed.map(({ stake }) => BigInt(stake))))
    await arcade.stopApps()
  })

  it('the database itself refuses a ticket that is placed at the close', async () => {
    await arcade.openDraw('20990102-0001', -1_000, 60_000)
    const late = arcade.database.transaction(
      (tx) =>
        tx.execute(sql`
          INSERT INTO arcade.ticket (id, merchant, player_id, platform_session_id, request_id, lottery, draw_id,
            closes_at, lines, currency, stake, highest_win, leaf, state, placed_at)
          SELECT gen_random_uuid(), 'aurora', 'x', 'x', gen_random_uuid(), lottery, id, closes_at, '[]', 'PHP', 500, 500,
            repeat('0', 64), 'placed', closes_at FROM arcade.draw WHERE id = '20990102-0001'`),
      { isOperator: true },
    )
    await expect(late).rejects.toMatchObject({ code: '23514' })
  })
})

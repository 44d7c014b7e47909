import { createHash, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Arcade, openArcade, until } from '../../testing/arcade-harness.ts'
import { readClock } from '../draw/index.ts'
import { computeRoot } from '../fairness/index.ts'
import { recordStake } from '../wager/index.ts'
import { findTicket, insertTicket, type TicketRow } from './ticket.store.ts'
import { ticketWagers } from './ticket-wagers.service.ts'

const CLOSES = 8
/** Draws that close at the same moment. */
const AT_ONCE = 2
/** Bets whose stakes are confirmed before, around and after a close; those around it at one per millisecond. */
const CROWD = { before: 10, around: 40, after: 10 }
const CROWD_SIZE = CROWD.before + CROWD.around + CROWD.after
/** Lead of the first confirmation around the close, in ms. */
const LEAD_MS = 20

let arcade: Arcade
beforeAll(async () => {
  arcade = await openArcade({ plan: () => [] })
})
afterAll(() => arcade.close())

/** Tickets with pending stakes while their draw is on sale. */
function reserveCrowd(draws: readonly { id: string; closesAt: Date }[]): Promise<TicketRow[]> {
  const player = { merchant: 'aurora', playerId: 'crowd', platformSessionId: 'crowd', currency: 'PHP' }
  return arcade.database.transaction(
    async (tx) => {
      const tickets: TicketRow[] = []
      for (const { id: drawId, closesAt } of Array.from({ length: CROWD_SIZE / AT_ONCE }, () => draws).flat()) {
        const id = randomUUID()
        const leaf = createHash('sha256').update(id).digest('hex')
        const bet = {
          ...player,
          id,
          requestId: id,
          lottery: 'FIVE' as const,
          drawId,
          closesAt,
          lines: [],
          stake: 500n,
          highestWin: 500n,
          leaf,
        }
        await insertTicket(tx, bet, 600_000)
        const ticket = await findTicket(tx, player, id)
        if (ticket) tickets.push(ticket)
      }
      return tickets
    },
    { isOperator: true },
  )
}

describe('T21 the close', () => {
  it(`of bets around ${CLOSES} closes none is accepted at or after its close`, async () => {
    await arcade.startApp()
    const aheadMs = (await arcade.database.statement(readClock)).getTime() - Date.now()
    const confirm = (ticket: TicketRow) =>
      recordStake(arcade, ticketWagers, { row: ticket, outcome: { kind: 'done', value: undefined }, isFirst: true })
    const reported: TicketRow[] = []
    let opened = 0
    let complete = 0
    /** Duration of the sale; doubled while the machine does not place the bets before the close within it. */
    let saleMs = 500

    while (complete < CLOSES) {
      const names = Array.from({ length: AT_ONCE }, (_, index) => `20990101-${String(opened + index).padStart(4, '0')}`)
      opened += AT_ONCE
      // No two draws fall at the same moment.
      const open = await Promise.all(names.map((id, index) => arcade.openDraw(id, saleMs, 3_600_000 + index)))
      const closesAtMs = Math.max(...open.map(({ closesAt }) => closesAt.getTime())) - aheadMs
      const crowd = await reserveCrowd(open)
      const before = await Promise.all(crowd.slice(0, CROWD.before).map(confirm))
      await sleep(Math.max(0, closesAtMs - LEAD_MS - Date.now()))
      const around: Promise<TicketRow>[] = []
      for (const ticket of crowd.slice(CROWD.before, CROWD.before + CROWD.around)) {
        around.push(confirm(ticket))
        await sleep(1)
      }
      await sleep(Math.max(0, closesAtMs + 1 - Date.now()))
      const after = await Promise.all(crowd.slice(CROWD.before + CROWD.around).map(confirm))
      reported.push(...before, ...(await Promise.all(around)), ...after)
      expect(after.filter(({ state }) => state === 'placed')).toEqual([])
      if (before.every(({ state }) => state === 'placed')) complete += AT_ONCE
      else saleMs *= 2
    }

    const draws = await until(async () => {
      const { rows } = await arcade.database.statement((tx) =>
        tx.execute<{ id: string; count: number | null; root: string | null }>(
          sql`SELECT id, ticket_count AS count, ticket_root AS root FROM arcade.draw ORDER BY id`,
        ),
      )
      return rows.every(({ root }) => root !== null) && rows
    })
    const { rows: placed } = await arcade.database.transaction(
      (tx) =>
        tx.execute<{ id: string; drawId: string; leaf: string; isLate: boolean }>(sql`
          SELECT t.id, t.draw_id AS "drawId", t.leaf, t.placed_at >= d.closes_at AS "isLate"
          FROM arcade.ticket t JOIN arcade.draw d ON d.id = t.draw_id WHERE t.placed_at IS NOT NULL`),
      { isOperator: true },
    )
    expect(draws).toHaveLength(opened)
    expect(placed.filter(({ isLate }) => isLate)).toEqual([])
    for (const { id, count, root } of draws) {
      const leaves = placed.filter(({ drawId }) => drawId === id).map(({ leaf }) => leaf)
      expect([id, count, root]).toEqual([id, leaves.length, computeRoot(leaves)])
    }

    const countReported = (state: TicketRow['state']) => reported.filter((ticket) => ticket.state === state).length
    expect(reported).toHaveLength((opened / AT_ONCE) * CROWD_SIZE)
    expect(countReported('placed')).toBe(placed.length)
    expect(countReported('placed') + countReported('voiding') + countReported('void')).toBe(reported.length)
  })
})

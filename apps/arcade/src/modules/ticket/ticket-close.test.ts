import { createHash, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Arcade, openArcade, until } from '../../testing/arcade-harness.ts'
import { readClock } from '../draw/index.ts'
import { computeRoot } from '../fairness/index.ts'
import { findTicket, insertTicket, type TicketRow } from './ticket.store.ts'
import { recordDebit, type TicketDependencies } from './ticket-placement.service.ts'

const CLOSES = 8
/** Draws that close at the same moment. */
const AT_ONCE = 2
/** Bets whose stakes are confirmed around a close, and their rate per second where the machine allows it. */
const CROWD = 60
const PER_SECOND = 1_000
/** Bounds of the lead of the first confirmation before the close, in ms. */
const BEFORE_MS = { least: 20, most: 10_240 }

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
      for (const { id: drawId, closesAt } of Array.from({ length: CROWD / AT_ONCE }, () => draws).flat()) {
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
    const unasked = () => Promise.reject(new Error('the stakes are held already'))
    const dependencies: TicketDependencies = {
      database: arcade.database,
      platform: { debit: unasked, credit: unasked, rollback: unasked },
    }
    const reported: TicketRow[] = []
    const rates: number[] = []
    /** Duration of the sale; extended when the crowd takes longer to reserve. */
    let leadMs = 400
    /** Doubled after a close at which no bet was placed, halved after one at which none was late. */
    let beforeMs = 40

    for (let first = 1; first <= CLOSES; first += AT_ONCE) {
      const names = Array.from({ length: AT_ONCE }, (_, index) => `20990101-${String(first + index).padStart(4, '0')}`)
      const openedAtMs = Date.now()
      // No two draws fall at the same moment.
      const open = await Promise.all(names.map((id, index) => arcade.openDraw(id, leadMs, 3_600_000 + index)))
      const crowd = await reserveCrowd(open)
      const reservedMs = Date.now() - openedAtMs
      await sleep(Math.max(0, leadMs - beforeMs - reservedMs - aheadMs))
      const beganAtMs = performance.now()
      const answers: Promise<TicketRow>[] = []
      let betMs = 0
      while (answers.length < crowd.length) {
        await sleep(1)
        betMs = performance.now() - beganAtMs
        for (const ticket of crowd.slice(answers.length, Math.ceil((betMs * PER_SECOND) / 1_000)))
          answers.push(recordDebit(dependencies, ticket, { kind: 'done', value: undefined }, true))
      }
      rates.push((answers.length * 1_000) / betMs)
      const answered = await Promise.all(answers)
      reported.push(...answered)
      const placedCount = answered.filter(({ state }) => state === 'placed').length
      if (placedCount === 0) beforeMs = Math.min(beforeMs * 2, BEFORE_MS.most)
      if (placedCount === answered.length) beforeMs = Math.max(beforeMs / 2, BEFORE_MS.least)
      leadMs = Math.max(400, 1.2 * reservedMs + beforeMs)
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
    expect(draws).toHaveLength(CLOSES)
    expect(placed.filter(({ isLate }) => isLate)).toEqual([])
    for (const { id, count, root } of draws) {
      const leaves = placed.filter(({ drawId }) => drawId === id).map(({ leaf }) => leaf)
      expect([id, count, root]).toEqual([id, leaves.length, computeRoot(leaves)])
    }

    const countReported = (state: TicketRow['state']) => reported.filter((ticket) => ticket.state === state).length
    console.info(
      `${Math.round(Math.min(...rates))} to ${Math.round(Math.max(...rates))} bets a second, ` +
        `${countReported('placed')} placed, ${countReported('voiding')} too late`,
    )
    expect(reported).toHaveLength((CLOSES / AT_ONCE) * CROWD)
    expect(countReported('placed')).toBe(placed.length)
    expect(countReported('placed') + countReported('voiding') + countReported('void')).toBe(reported.length)
    expect(countReported('placed')).toBeGreaterThan(0)
    expect(countReported('voiding')).toBeGreaterThan(0)
  })
})

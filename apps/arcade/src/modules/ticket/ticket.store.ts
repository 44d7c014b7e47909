import { inMs, type Tx } from '@foyer/database'
import { and, asc, desc, eq, getTableColumns, inArray, isNotNull, lt, or, sql } from 'drizzle-orm'
import { clockMs } from '../../db/time.ts'
import type { LotteryCode } from '../../game/lottery.constants.ts'
import { ticketTable } from './ticket.table.ts'

export type TicketRow = typeof ticketTable.$inferSelect
export type TicketState = TicketRow['state']
type NewTicket = Pick<
  TicketRow,
  | 'id'
  | 'merchant'
  | 'playerId'
  | 'platformSessionId'
  | 'requestId'
  | 'lottery'
  | 'drawId'
  | 'closesAt'
  | 'lines'
  | 'currency'
  | 'stake'
  | 'highestWin'
  | 'leaf'
> &
  Partial<Pick<TicketRow, 'seriesId' | 'seriesNumber' | 'seriesCount' | 'stopsOnWin'>>

const clock = sql`clock_timestamp()`

/** Inserts a ticket before any money call; undefined when the player's request id exists. */
export async function insertTicket(tx: Tx, ticket: NewTicket, firstClaimMs: number): Promise<TicketRow | undefined> {
  const [row] = await tx
    .insert(ticketTable)
    .values({ ...ticket, createdAt: clockMs, dueAt: inMs(firstClaimMs) })
    .onConflictDoNothing({ target: [ticketTable.merchant, ticketTable.playerId, ticketTable.requestId] })
    .returning()
  return row
}

export async function findTicketByRequest(
  tx: Tx,
  player: { merchant: string; playerId: string },
  requestId: string,
): Promise<TicketRow | null> {
  const [row] = await tx
    .select()
    .from(ticketTable)
    .where(
      and(
        eq(ticketTable.merchant, player.merchant),
        eq(ticketTable.playerId, player.playerId),
        eq(ticketTable.requestId, requestId),
      ),
    )
  return row ?? null
}

export async function findTicket(
  tx: Tx,
  player: { merchant: string; playerId: string },
  id: string,
): Promise<TicketRow | null> {
  const [row] = await tx
    .select()
    .from(ticketTable)
    .where(
      and(eq(ticketTable.id, id), eq(ticketTable.merchant, player.merchant), eq(ticketTable.playerId, player.playerId)),
    )
  return row ?? null
}

/** A player's tickets of a lottery or a draw in one currency, the newest first, optionally before the ticket `before`. */
export async function listTickets(
  tx: Tx,
  player: { merchant: string; playerId: string; currency: string },
  options: {
    lottery: LotteryCode
    states: readonly TicketState[]
    /** Null for all draws. */
    drawId: string | null
    before: { createdAt: Date; id: string } | null
    limit: number
  },
): Promise<TicketRow[]> {
  const { before, drawId } = options
  return tx
    .select()
    .from(ticketTable)
    .where(
      and(
        eq(ticketTable.merchant, player.merchant),
        eq(ticketTable.playerId, player.playerId),
        eq(ticketTable.currency, player.currency),
        eq(ticketTable.lottery, options.lottery),
        inArray(ticketTable.state, [...options.states]),
        drawId === null ? undefined : eq(ticketTable.drawId, drawId),
        before === null
          ? undefined
          : or(
              lt(ticketTable.createdAt, before.createdAt),
              and(eq(ticketTable.createdAt, before.createdAt), lt(ticketTable.id, before.id)),
            ),
      ),
    )
    .orderBy(desc(ticketTable.createdAt), desc(ticketTable.id))
    .limit(options.limit)
}

const isReserving = (id: string) => and(eq(ticketTable.id, id), eq(ticketTable.state, 'reserving'))

/**
 * Accepts a reserved ticket before the close, by a single read of the database's clock. The draw must be locked, shared
 * or exclusively. Undefined when the ticket is no longer reserving or the draw is closed.
 */
export async function markPlaced(tx: Tx, id: string): Promise<TicketRow | undefined> {
  const [row] = await tx
    .update(ticketTable)
    .set({ state: 'placed', placedAt: sql`now_is.at`, dueAt: null })
    .from(sql`(SELECT clock_timestamp() AS at OFFSET 0) AS now_is`)
    .where(and(isReserving(id), sql`now_is.at < ${ticketTable.closesAt}`))
    .returning(getTableColumns(ticketTable))
  return row
}

/** Refuses a ticket for which no call was made. Undefined when one was, or the ticket is no longer reserving. */
export async function markRefusedUnasked(tx: Tx, id: string, reason: string): Promise<TicketRow | undefined> {
  const [row] = await tx
    .update(ticketTable)
    .set({ state: 'refused', reason, endedAt: clock, dueAt: null })
    .where(and(isReserving(id), eq(ticketTable.attempts, 0)))
    .returning()
  return row
}

/** A placed ticket of a series leaves its draw, whose sales are open; its stake is returned after the delay. */
export async function markCancelled(
  tx: Tx,
  id: string,
  reason: string,
  delayMs: number,
): Promise<TicketRow | undefined> {
  const [row] = await tx
    .update(ticketTable)
    .set({ state: 'voiding', reason, attempts: 0, dueAt: inMs(delayMs) })
    .where(and(eq(ticketTable.id, id), eq(ticketTable.state, 'placed'), isNotNull(ticketTable.seriesId)))
    .returning()
  return row
}

/** A series' tickets in their order. */
export async function listSeries(tx: Tx, seriesId: string): Promise<TicketRow[]> {
  return tx.select().from(ticketTable).where(eq(ticketTable.seriesId, seriesId)).orderBy(asc(ticketTable.seriesNumber))
}

/** A series' tickets that wait for their draw or their stake, in the order of the draws. */
export async function listOpenSeriesTickets(tx: Tx, seriesId: string): Promise<Pick<TicketRow, 'id' | 'drawId'>[]> {
  return tx
    .select({ id: ticketTable.id, drawId: ticketTable.drawId })
    .from(ticketTable)
    .where(and(eq(ticketTable.seriesId, seriesId), inArray(ticketTable.state, ['reserving', 'placed'])))
    .orderBy(asc(ticketTable.seriesNumber))
}

/** At the close: returns every ticket of the draw that is still reserving. */
export async function voidReserving(tx: Tx, drawId: string, reason: string): Promise<number> {
  const rows = await tx
    .update(ticketTable)
    .set({ state: 'voiding', reason, attempts: 0, dueAt: clock })
    .where(and(eq(ticketTable.drawId, drawId), eq(ticketTable.state, 'reserving')))
    .returning({ id: ticketTable.id })
  return rows.length
}

/** Leaves of the tickets that take part in a draw. */
export async function listLeaves(tx: Tx, drawId: string): Promise<string[]> {
  const rows = await tx
    .select({ leaf: ticketTable.leaf })
    .from(ticketTable)
    .where(and(eq(ticketTable.drawId, drawId), inArray(ticketTable.state, ['placed', 'settling', 'settled'])))
  return rows.map((row) => row.leaf)
}

/** At most `limit` of those leaves in the tree's order, from `firstLeaf` on. */
export async function listLeavesFrom(tx: Tx, drawId: string, firstLeaf: string, limit: number): Promise<string[]> {
  const leaf = sql`${ticketTable.leaf} COLLATE "C"`
  const rows = await tx
    .select({ leaf: ticketTable.leaf })
    .from(ticketTable)
    .where(
      and(
        eq(ticketTable.drawId, drawId),
        inArray(ticketTable.state, ['placed', 'settling', 'settled']),
        sql`${leaf} >= ${firstLeaf}`,
      ),
    )
    .orderBy(asc(leaf))
    .limit(limit)
  return rows.map((row) => row.leaf)
}

export async function hasTickets(tx: Tx, drawId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: ticketTable.id })
    .from(ticketTable)
    .where(and(eq(ticketTable.drawId, drawId), inArray(ticketTable.state, ['reserving', 'placed'])))
    .limit(1)
  return rows.length > 0
}

/** Placed tickets without a computed result; the lock excludes other workers. */
export async function listPlaced(
  tx: Tx,
  drawId: string,
  limit: number,
): Promise<Pick<TicketRow, 'id' | 'lines' | 'seriesId' | 'stopsOnWin'>[]> {
  const { id, lines, seriesId, stopsOnWin } = ticketTable
  return tx
    .select({ id, lines, seriesId, stopsOnWin })
    .from(ticketTable)
    .where(and(eq(ticketTable.drawId, drawId), eq(ticketTable.state, 'placed')))
    .orderBy(asc(ticketTable.id))
    .limit(limit)
    .for('update', { skipLocked: true })
}

/**
 * Records each ticket's win, zero included, before any payment: payments are due this many milliseconds after the draw.
 */
export async function markSettling(
  tx: Tx,
  wins: readonly { id: string; win: bigint }[],
  payAfterMs: number,
): Promise<void> {
  const rows = JSON.stringify(wins.map(({ id, win }) => ({ id, win: String(win) })))
  await tx
    .update(ticketTable)
    .set({
      state: 'settling',
      win: sql`w.win`,
      attempts: 0,
      dueAt: sql`(SELECT r.drawn_at + ${payAfterMs} * interval '1 millisecond' FROM arcade.draw_result r
        WHERE r.draw_id = ${ticketTable.drawId})`,
    })
    .from(sql`jsonb_to_recordset(${rows}::jsonb) AS w(id uuid, win bigint)`)
    .where(and(sql`${ticketTable.id} = w.id`, eq(ticketTable.state, 'placed')))
}

/** Draws with a result and unsettled tickets. */
export async function listUnsettledDraws(tx: Tx, limit: number): Promise<{ drawId: string; digits: string }[]> {
  const { rows } = await tx.execute<{ drawId: string; digits: string }>(sql`
    SELECT r.draw_id AS "drawId", r.digits FROM arcade.draw_result r
    WHERE r.draw_id IN (SELECT DISTINCT t.draw_id FROM arcade.ticket t WHERE t.state = 'placed')
    ORDER BY r.draw_id LIMIT ${limit}`)
  return rows
}

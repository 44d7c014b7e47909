import type { Tx } from '@foyer/database'
import { and, asc, desc, eq, gt, inArray, lt, or, sql } from 'drizzle-orm'
import { computeSalesHorizonMs, type PlannedDraw } from '../../game/draw.rules.ts'
import type { LotteryCode } from '../../game/lottery.constants.ts'
import { drawResultTable, drawSeedTable, drawTable, salesTable } from './draw.table.ts'

export type DrawRow = typeof drawTable.$inferSelect
export type DrawResult = typeof drawResultTable.$inferSelect

/** More than any lottery has on sale at a time. */
const SALES_LIMIT = 50

/** The database's running clock, also within a transaction: the decisive one (T21). */
const clock = sql<Date>`clock_timestamp()`.mapWith(drawTable.drawsAt)

export async function readClock(tx: Tx): Promise<Date> {
  const [row] = await tx.select({ now: clock }).from(sql`(SELECT) AS nothing`)
  if (!row) throw new Error('the database has no clock')
  return row.now
}

/** Reopens skipped draws with a future time, as after a clock that was ahead. @returns their ids */
export async function reopenSkipped(tx: Tx, ids: string[]): Promise<string[]> {
  const rows = await tx
    .update(drawTable)
    .set({ state: 'open' })
    .where(
      and(inArray(drawTable.id, ids), eq(drawTable.state, 'skipped'), gt(drawTable.closesAt, sql`clock_timestamp()`)),
    )
    .returning({ id: drawTable.id })
  return rows.map((row) => row.id)
}

export async function listDrawIds(tx: Tx, ids: string[]): Promise<string[]> {
  const rows = await tx.select({ id: drawTable.id }).from(drawTable).where(inArray(drawTable.id, ids))
  return rows.map((row) => row.id)
}

/**
 * Opens a draw for sale: its commitment becomes public, its seed is stored separately. False when another process was
 * first.
 */
export async function insertDraw(tx: Tx, draw: PlannedDraw, commitment: string, seed: Buffer): Promise<boolean> {
  const rows = await tx
    .insert(drawTable)
    .values({ ...draw, commitment })
    .onConflictDoNothing()
    .returning({ id: drawTable.id })
  if (rows.length === 0) return false
  await tx.insert(drawSeedTable).values({ drawId: draw.id, seed })
  return true
}

/** The seed of the last opened draw, to detect a repeating source. */
export async function findLastSeed(tx: Tx): Promise<Buffer | null> {
  const [row] = await tx
    .select({ seed: drawSeedTable.seed })
    .from(drawSeedTable)
    .innerJoin(drawTable, eq(drawTable.id, drawSeedTable.drawId))
    .orderBy(desc(drawTable.drawsAt))
    .limit(1)
  return row?.seed ?? null
}

export async function setSales(tx: Tx, isOpen: boolean, reason: string | null): Promise<void> {
  await tx
    .update(salesTable)
    .set({ isOpen, reason, changedAt: sql`clock_timestamp()` })
    .where(sql`${salesTable.isOpen} <> ${isOpen}`)
}

/** Whether sales are open at all, and the first draw on sale of a lottery; one too far ahead is not on sale yet. */
export async function findNextDraw(
  tx: Tx,
  lottery: LotteryCode,
): Promise<{ isSelling: boolean; draw: DrawRow | null }> {
  const [draw] = await listDrawsOnSale(tx, lottery, 1)
  const [sales] = await tx.select({ isOpen: salesTable.isOpen }).from(salesTable)
  return { isSelling: sales?.isOpen ?? false, draw: draw ?? null }
}

/** The draws of a lottery on sale, the next one first. */
async function listDrawsOnSale(tx: Tx, lottery: LotteryCode, limit: number): Promise<DrawRow[]> {
  const rows = await tx
    .select({ draw: drawTable, now: clock })
    .from(drawTable)
    .where(
      and(eq(drawTable.lottery, lottery), eq(drawTable.state, 'open'), gt(drawTable.closesAt, sql`clock_timestamp()`)),
    )
    .orderBy(asc(drawTable.drawsAt))
    .limit(limit)
  return rows.flatMap(({ draw, now }) => (isWithinHorizon(draw, now) ? draw : []))
}

function isWithinHorizon({ id, closesAt }: Pick<DrawRow, 'id' | 'closesAt'>, now: Date): boolean {
  return closesAt.getTime() - now.getTime() <= computeSalesHorizonMs(id)
}

/** Ids of at most `limit` draws of a lottery on sale, from a draw on, in their order. */
export async function listDrawIdsFrom(tx: Tx, lottery: LotteryCode, firstId: string, limit: number): Promise<string[]> {
  const ids = (await listDrawsOnSale(tx, lottery, SALES_LIMIT)).map(({ id }) => id)
  const at = ids.indexOf(firstId)
  return at < 0 ? [] : ids.slice(at, at + limit)
}

/** Draws with a due step, the oldest first. */
export async function listDueDraws(tx: Tx, limit: number): Promise<DrawRow[]> {
  return tx
    .select()
    .from(drawTable)
    .where(
      or(
        and(eq(drawTable.state, 'open'), sql`${drawTable.closesAt} <= clock_timestamp()`),
        and(eq(drawTable.state, 'closed'), sql`${drawTable.drawsAt} <= clock_timestamp()`),
      ),
    )
    .orderBy(asc(drawTable.drawsAt))
    .limit(limit)
}

/** Milliseconds until the next step of any draw, a close or a draw; negative when overdue. */
export async function findNextStepMs(tx: Tx): Promise<number | null> {
  const step = sql`CASE ${drawTable.state} WHEN 'open' THEN ${drawTable.closesAt} ELSE ${drawTable.drawsAt} END`
  const [row] = await tx
    .select({ waitMs: sql<number | null>`(extract(epoch FROM min(${step}) - clock_timestamp()) * 1000)::float8` })
    .from(drawTable)
    .where(inArray(drawTable.state, ['open', 'closed']))
  return row?.waitMs ?? null
}

/** Locks a draw against ticket sales and other steps. */
export async function lockDraw(tx: Tx, id: string): Promise<DrawRow | null> {
  const [row] = await tx.select().from(drawTable).where(eq(drawTable.id, id)).for('update')
  return row ?? null
}

/**
 * Locks a draw against its close during the sale of a ticket, and returns whether it is still on sale by the database's
 * clock after the lock was acquired. A shared lock.
 */
export async function holdDraw(
  tx: Tx,
  id: string,
): Promise<(Pick<DrawRow, 'lottery' | 'closesAt' | 'drawsAt'> & { isOpen: boolean; isSelling: boolean }) | null> {
  const { lottery, closesAt, drawsAt, state } = drawTable
  const [row] = await tx
    .select({ lottery, closesAt, drawsAt, state })
    .from(drawTable)
    .where(eq(drawTable.id, id))
    .for('share')
  if (!row) return null
  const [sales] = await tx.select({ isOpen: salesTable.isOpen, now: clock }).from(salesTable)
  const now = sales?.now ?? row.closesAt
  return {
    lottery: row.lottery,
    closesAt: row.closesAt,
    drawsAt: row.drawsAt,
    isOpen: row.state === 'open' && row.closesAt > now && isWithinHorizon({ id, closesAt: row.closesAt }, now),
    isSelling: sales?.isOpen ?? false,
  }
}

export async function markClosed(tx: Tx, id: string, ticketRoot: string, ticketCount: number): Promise<void> {
  await tx
    .update(drawTable)
    .set({ state: 'closed', ticketRoot, ticketCount, closedAt: sql`clock_timestamp()` })
    .where(eq(drawTable.id, id))
}

export async function markSkipped(tx: Tx, id: string): Promise<void> {
  await tx.update(drawTable).set({ state: 'skipped' }).where(eq(drawTable.id, id))
}

export async function findSeed(tx: Tx, drawId: string): Promise<Buffer | null> {
  const [row] = await tx
    .select({ seed: drawSeedTable.seed })
    .from(drawSeedTable)
    .where(eq(drawSeedTable.drawId, drawId))
  return row?.seed ?? null
}

/** Stores the result and reveals the seed; the database refuses a second one and any change. */
export async function insertResult(tx: Tx, drawId: string, digits: string, seed: Buffer): Promise<void> {
  await tx
    .insert(drawResultTable)
    .values({ drawId, digits, seed: seed.toString('hex'), drawnAt: sql`clock_timestamp()` })
  await tx.update(drawTable).set({ state: 'drawn' }).where(eq(drawTable.id, drawId))
}

export interface DrawView {
  draw: DrawRow
  result: DrawResult | null
}

export async function findDraw(tx: Tx, id: string): Promise<DrawView | null> {
  const [row] = await tx
    .select({ draw: drawTable, result: drawResultTable })
    .from(drawTable)
    .leftJoin(drawResultTable, eq(drawResultTable.drawId, drawTable.id))
    .where(eq(drawTable.id, id))
  return row ?? null
}

/** Drawn draws of a lottery, the newest first, optionally older than the draw `before`. */
export async function listDrawn(
  tx: Tx,
  lottery: LotteryCode,
  limit: number,
  before: string | null,
): Promise<DrawView[]> {
  const earlier = sql`(SELECT b.draws_at FROM arcade.draw b WHERE b.id = ${before})`
  return tx
    .select({ draw: drawTable, result: drawResultTable })
    .from(drawTable)
    .innerJoin(drawResultTable, eq(drawResultTable.drawId, drawTable.id))
    .where(and(eq(drawTable.lottery, lottery), before === null ? undefined : lt(drawTable.drawsAt, earlier)))
    .orderBy(desc(drawTable.drawsAt))
    .limit(limit)
}

/** Results of several draws, without undrawn ones. */
export async function listResults(tx: Tx, drawIds: string[]): Promise<DrawResult[]> {
  return tx.select().from(drawResultTable).where(inArray(drawResultTable.drawId, drawIds))
}

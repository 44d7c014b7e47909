import { randomBytes } from 'node:crypto'
import type { Database, DatabaseLogger, Tx } from '@foyer/database'
import { REVEAL_MS } from '../../game/draw.constants.ts'
import { isMissed, type PlannedDraw, planDraws, type Timetable } from '../../game/draw.rules.ts'
import { settleLines } from '../../game/game.rules.ts'
import { readLines } from '../../game/wire.rules.ts'
import {
  type DrawRow,
  findLastSeed,
  findSeed,
  insertBlocks,
  insertDraw,
  insertResult,
  listDrawIds,
  listDueDraws,
  lockDraw,
  markClosed,
  markSkipped,
  readClock,
  reopenSkipped,
  setSales,
} from '../draw/index.ts'
import {
  computeCommitment,
  computeResult,
  computeRoot,
  generateSeed,
  isCommittedSeed,
  RandomFailure,
  type RandomSource,
  splitBlocks,
  toSeedKey,
} from '../fairness/index.ts'
import {
  cancelSeries,
  DRAW_CLOSED,
  hasTickets,
  listLeaves,
  listPlaced,
  listUnsettledDraws,
  markSettling,
  SERIES_WON,
  SETTLE_BATCH,
  voidReserving,
} from '../ticket/index.ts'

/** Maximum draws per batch. */
const DUE_BATCH = 50

export interface DrawDependencies {
  database: Database
  logger: DatabaseLogger
  /** Replaced by tests with a failing source. */
  random?: RandomSource
  /** Schedules other than the usual ones. */
  timetable?: Timetable
  /** Replaced by tests with another timetable. */
  plan?: (now: Date, timetable?: Timetable) => PlannedDraw[]
  /** Receives the clock at each poll. */
  watchClock?: (now: Date) => void
  /** Delay of payments after the draw; tests need no wait for balls. */
  revealMs?: number
}

const everywhere = { isOperator: true }

/**
 * Opens the draws of the timetable, each with a fresh seed; one skipped while the clock was ahead keeps its own
 * unpublished seed. A failing source of randomness stops all sales until it works again (T21).
 */
export async function openDraws(dependencies: DrawDependencies): Promise<void> {
  const { database, logger, random = randomBytes, timetable, plan = planDraws } = dependencies
  const now = await database.statement(readClock)
  dependencies.watchClock?.(now)
  const wanted = plan(now, timetable)
  const reopened = await database.statement((tx) =>
    reopenSkipped(
      tx,
      wanted.map((draw) => draw.id),
    ),
  )
  if (reopened.length > 0) logger.warn({ draws: reopened }, 'skipped draws are in the future again and were reopened')
  const known = new Set(
    await database.statement((tx) =>
      listDrawIds(
        tx,
        wanted.map((draw) => draw.id),
      ),
    ),
  )
  const missing = wanted.filter((draw) => !known.has(draw.id))
  try {
    for (const draw of missing) {
      const seed = generateSeed(random, await database.statement(findLastSeed))
      await database.transaction((tx) => insertDraw(tx, draw, computeCommitment(seed), seed))
    }
    if (missing.length > 0) await database.statement((tx) => setSales(tx, true, null))
  } catch (error) {
    if (!(error instanceof RandomFailure)) throw error
    logger.error({ error: error.message }, 'sales stopped: random source failed')
    await database.statement((tx) => setSales(tx, false, 'random_failure'))
  }
}

/** Advances every due draw by one step: closes it, skips it, draws it. Safe to run at any time. */
export async function advanceDraws(dependencies: DrawDependencies): Promise<void> {
  const { database } = dependencies
  const now = await database.statement(readClock)
  for (const { id } of await database.statement((tx) => listDueDraws(tx, DUE_BATCH))) {
    try {
      await database.transaction((tx) => advanceDraw(tx, dependencies, id, now), everywhere)
    } catch (error) {
      // The other draws continue; this one is overdue and retried.
      dependencies.logger.error({ draw: id, error: String(error) }, 'draw could not be advanced')
    }
  }
}

async function advanceDraw(tx: Tx, dependencies: DrawDependencies, id: string, now: Date): Promise<void> {
  const draw = await lockDraw(tx, id)
  if (draw?.state === 'open') await closeDraw(tx, dependencies, draw, now)
  else if (draw?.state === 'closed') await holdResult(tx, dependencies, draw)
}

/** Fixes the set of tickets. From here on no ticket is added, and the result is determined although unknown. */
async function closeDraw(tx: Tx, dependencies: DrawDependencies, draw: DrawRow, now: Date): Promise<void> {
  if (isMissed(draw.drawsAt, now) && !(await hasTickets(tx, draw.id))) return markSkipped(tx, draw.id)
  const voided = await voidReserving(tx, draw.id, DRAW_CLOSED)
  const leaves = await listLeaves(tx, draw.id)
  await markClosed(tx, draw.id, computeRoot(leaves), leaves.length)
  await insertBlocks(tx, draw.id, splitBlocks(leaves))
  if (voided > 0) dependencies.logger.warn({ draw: draw.id, voided }, 'stakes with an unknown outcome are rolled back')
}

async function holdResult(tx: Tx, dependencies: DrawDependencies, draw: DrawRow): Promise<void> {
  const seed = await findSeed(tx, draw.id)
  if (!seed || draw.ticketRoot === null || !isCommittedSeed(seed, draw.commitment)) {
    dependencies.logger.error({ draw: draw.id }, 'draw cannot be held: its seed does not match the commitment')
    return
  }
  const digits = computeResult(toSeedKey(seed), draw.id, draw.ticketRoot)
  await insertResult(tx, draw.id, digits, seed)
  dependencies.logger.info({ draw: draw.id, digits, tickets: draw.ticketCount }, 'drawn')
}

/** Computes the wins of tickets of drawn draws and makes them due for payment. Ends when none is left. */
export async function settleDraws(dependencies: DrawDependencies, isStopping: () => boolean): Promise<void> {
  const { database, revealMs = REVEAL_MS } = dependencies
  const draws = await database.statement((tx) => listUnsettledDraws(tx, DUE_BATCH), everywhere)
  for (const { drawId, digits } of draws) {
    let settled = SETTLE_BATCH
    while (settled === SETTLE_BATCH && !isStopping()) {
      settled = await database.transaction((tx) => settleBatch(tx, drawId, digits, revealMs), everywhere)
    }
  }
}

async function settleBatch(tx: Tx, drawId: string, digits: string, revealMs: number): Promise<number> {
  const tickets = await listPlaced(tx, drawId, SETTLE_BATCH)
  const wins = tickets.map((ticket) => ({ ...ticket, win: settleLines(readLines(ticket.lines), digits).totalMinor }))
  if (wins.length > 0) await markSettling(tx, wins, revealMs)
  // In the same transaction: a win and the end of its series are one fact. In one order, as every series is locked.
  const stopped = wins.flatMap(({ seriesId, stopsOnWin, win }) => (stopsOnWin && win > 0n && seriesId ? seriesId : []))
  for (const seriesId of stopped.toSorted()) await cancelSeries(tx, seriesId, SERIES_WON, revealMs)
  return tickets.length
}

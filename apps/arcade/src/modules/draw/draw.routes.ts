import type { Database } from '@foyer/database'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { isDrawId, type Timetable } from '../../game/draw.rules.ts'
import { getLottery, isLotteryCode, MAIN_LOTTERY } from '../../game/lottery.constants.ts'
import type { DrawWire, NextWire, RecordWire } from '../../game/wire.rules.ts'
import { ArcadeError } from '../../http/arcade-error.ts'
import { parseInput, sendValue } from '../../http/envelope.ts'
import { type DrawView, findDraw, findNextDraw, listDrawn, readClock } from './draw.store.ts'

/** Maximum hashes in a record; larger sets are verified by each ticket's own path. */
const LEAVES_LIMIT = 20_000
/** Records of one address per minute: each reads all leaves of a draw, needed once only. */
const RECORDS_PER_MINUTE = 120

const drawId = z.string().refine(isDrawId)
/** The lottery of a call; without it the main one. */
const game = z.string().max(40).refine(isLotteryCode).default(MAIN_LOTTERY)
const nextQuery = z.object({ game })
const page = z.object({ game, limit: z.coerce.number().int().min(1).max(100).default(20), before: drawId.optional() })

export interface DrawRouteDependencies {
  database: Database
  timetable: Timetable
  /** The leaves of a draw, from the tickets' module. */
  listLeaves: (drawId: string) => Promise<string[]>
}

/** The public feed: no session, cacheable, identical for all callers. */
export function addDrawRoutes(app: FastifyInstance, { database, timetable, listLeaves }: DrawRouteDependencies): void {
  app.get('/draws/next', async (request, reply) => {
    const { game: lottery } = parseInput(nextQuery, request.query)
    const { next, now } = await database.transaction(
      async (tx) => ({ next: await findNextDraw(tx, lottery), now: await readClock(tx) }),
      { isReadOnly: true },
    )
    const value: NextWire = {
      serverTime: now.toISOString(),
      isSelling: next.isSelling,
      schedule: timetable[lottery] ?? getLottery(lottery).schedule,
      draw: next.draw ? toDrawWire({ draw: next.draw, result: null }) : null,
    }
    return sendValue(reply.header('cache-control', 'public, max-age=1'), value)
  })

  app.get('/draws/recent', async (request, reply) => {
    const { game: lottery, limit, before } = parseInput(page, request.query)
    const draws = await database.statement((tx) => listDrawn(tx, lottery, limit, before ?? null))
    return sendValue(reply.header('cache-control', 'public, max-age=1'), { draws: draws.map(toDrawWire) })
  })

  app.get<{ Params: { id: string } }>('/draws/:id', async (request, reply) => {
    const view = await readDraw(database, request.params.id)
    const isFinal = view.draw.state === 'drawn'
    return sendValue(
      reply.header('cache-control', isFinal ? 'public, max-age=3600' : 'public, max-age=1'),
      toDrawWire(view),
    )
  })

  const recordLimit = { rateLimit: { max: RECORDS_PER_MINUTE, timeWindow: 60_000 } }
  app.get<{ Params: { id: string } }>('/draws/:id/record', { config: recordLimit }, async (request, reply) => {
    const { draw, result } = await readDraw(database, request.params.id)
    if (!result || draw.ticketRoot === null) throw new ArcadeError('not_found')
    const hasAll = (draw.ticketCount ?? 0) <= LEAVES_LIMIT
    const record: RecordWire = {
      drawId: draw.id,
      commitment: draw.commitment,
      ticketRoot: draw.ticketRoot,
      ticketCount: draw.ticketCount ?? 0,
      leaves: hasAll ? (await listLeaves(draw.id)).sort() : null,
      seed: result.seed,
      digits: result.digits,
    }
    return sendValue(reply.header('cache-control', 'public, max-age=3600'), record)
  })
}

async function readDraw(database: Database, id: string): Promise<DrawView> {
  parseInput(drawId, id)
  const view = await database.statement((tx) => findDraw(tx, id))
  if (!view) throw new ArcadeError('not_found')
  return view
}

function toDrawWire({ draw, result }: DrawView): DrawWire {
  return {
    drawId: draw.id,
    state: draw.state,
    closesAt: draw.closesAt.toISOString(),
    drawsAt: draw.drawsAt.toISOString(),
    commitment: draw.commitment,
    ticketRoot: draw.ticketRoot,
    ticketCount: draw.ticketCount,
    digits: result?.digits ?? null,
    seed: result?.seed ?? null,
    drawnAt: result?.drawnAt.toISOString() ?? null,
  }
}

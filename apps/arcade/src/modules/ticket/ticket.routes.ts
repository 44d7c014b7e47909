import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { isDrawId } from '../../game/draw.rules.ts'
import { formatTicketLeaf } from '../../game/fairness.rules.ts'
import { MAX_LINES_PER_TICKET } from '../../game/game.constants.ts'
import { getLottery, isLotteryCode, LOTTERY_CODES, MAIN_LOTTERY } from '../../game/lottery.constants.ts'
import {
  isBetType,
  type NewTicketWire,
  readLines,
  type SeriesPageWire,
  type TicketPageWire,
  type TicketProofWire,
} from '../../game/wire.rules.ts'
import { ArcadeError } from '../../http/arcade-error.ts'
import { parseInput, sendValue } from '../../http/envelope.ts'
import { readCursor } from '../../http/list-cursor.ts'
import { createLimit, getPlayer, requireShownPlayer } from '../session/index.ts'
import type { WagerDependencies } from '../wager/index.ts'
import { nameRefusal } from '../wallet/index.ts'
import { BETS_PER_MINUTE, DRAW_TICKETS_PER_PAGE, SERIES_PER_MINUTE, TICKETS_PER_PAGE } from './ticket.constants.ts'
import { findTicket, listSeries, listTickets, type TicketRow, type TicketState } from './ticket.store.ts'
import { toTicketWire, viewTickets } from './ticket.view.ts'
import { placeTicket } from './ticket-placement.service.ts'
import { readProof } from './ticket-proof.service.ts'
import { cancelSeries, SERIES_CANCELLED } from './ticket-series.service.ts'
import { TICKET_REFUSALS } from './ticket-wagers.service.ts'

const line = z.strictObject({
  type: z.string().max(20).refine(isBetType),
  digits: z.string().regex(/^([0-9]{1,5}|big|small|odd|even)$/),
  place: z.number().int().min(1).max(5).nullable(),
  stake: z.string().regex(/^[1-9]\d{0,15}$/),
})

const MAX_DRAWS = Math.max(...LOTTERY_CODES.flatMap((code) => getLottery(code).runs))

const newTicket = z.strictObject({
  requestId: z.uuid(),
  /** The player of the screen: a session of another one must not place its ticket. */
  playerId: z.string().max(200).optional(),
  /** The currency of the screen: a session of another one must not place its ticket. */
  currency: z.string().max(8),
  drawId: z.string().refine(isDrawId),
  lines: z.array(line).min(1).max(MAX_LINES_PER_TICKET),
  /** Draws from `drawId` on, one ticket each. */
  drawCount: z.number().int().min(1).max(MAX_DRAWS).default(1),
  stopsOnWin: z.boolean().default(false),
})

const listQuery = z.object({
  game: z.string().max(40).refine(isLotteryCode).default(MAIN_LOTTERY),
  kind: z.enum(['open', 'settled', 'all']).default('open'),
  draw: z.string().refine(isDrawId).optional(),
  before: z.string().max(80).optional(),
})

const OPEN = ['reserving', 'placed', 'voiding', 'settling'] as const
const SETTLED = ['settled', 'refused', 'void'] as const
const KINDS: Record<'open' | 'settled' | 'all', readonly TicketState[]> = {
  open: OPEN,
  settled: SETTLED,
  all: [...OPEN, ...SETTLED],
}

/** The player's ticket calls; behind `requirePlayer`. */
export function addTicketRoutes(app: FastifyInstance, dependencies: WagerDependencies & { wake: () => void }): void {
  const { database } = dependencies
  const limitBets = createLimit(app, 'bets', BETS_PER_MINUTE)
  const limitSeries = createLimit(app, 'series', SERIES_PER_MINUTE)

  app.post('/tickets', async (request, reply) => {
    await limitBets(request)
    const { lines, playerId: shownPlayerId, ...input } = parseInput(newTicket, request.body)
    requireShownPlayer(request, shownPlayerId)
    const { merchant, playerId, platformSessionId, currency } = getPlayer(request)
    const player = { merchant, playerId, platformSessionId, currency }
    if (input.drawCount > 1) await limitSeries(request)
    const { ticket, balance } = await placeTicket(dependencies, player, { ...input, lines: readLines(lines) })
    if (ticket.state === 'reserving' || ticket.state === 'voiding') dependencies.wake()
    const isOver = ticket.state === 'refused' || ticket.state === 'voiding' || ticket.state === 'void'
    if (isOver) throw new ArcadeError(nameRefusal(ticket.reason, TICKET_REFUSALS))
    const value: NewTicketWire = { ...toTicketWire(ticket, null), balance }
    return sendValue(reply, value, ticket.state === 'reserving' ? 202 : 200)
  })

  app.get('/tickets', async (request, reply) => {
    const { game: lottery, kind, draw, before } = parseInput(listQuery, request.query)
    const perPage = draw === undefined ? TICKETS_PER_PAGE : DRAW_TICKETS_PER_PAGE
    const player = getPlayer(request)
    const rows = await database.statement(
      (tx) =>
        listTickets(tx, player, {
          lottery,
          states: KINDS[kind],
          drawId: draw ?? null,
          before: readCursor(before),
          limit: perPage + 1,
        }),
      { merchant: player.merchant },
    )
    const shown = rows.slice(0, perPage)
    const last = shown.at(-1)
    const value: TicketPageWire = {
      tickets: await viewTickets(database, shown),
      before: rows.length > perPage && last ? `${last.createdAt.getTime()}_${last.id}` : null,
    }
    return sendValue(reply, value)
  })

  app.get<{ Params: { id: string } }>('/tickets/:id', async (request, reply) => {
    const [ticket] = await viewTickets(database, [await readTicket(request)])
    if (!ticket) throw new ArcadeError('not_found')
    return sendValue(reply, ticket)
  })

  app.get<{ Params: { id: string } }>('/tickets/:id/proof', async (request, reply) => {
    const ticket = await readTicket(request)
    const path = await readProof(database, ticket)
    if (!path) throw new ArcadeError('not_found')
    const leafText = formatTicketLeaf({ ...ticket, ticketId: ticket.id, lines: readLines(ticket.lines) })
    return sendValue(reply, { drawId: ticket.drawId, leafText, path } satisfies TicketProofWire)
  })

  app.get<{ Params: { id: string } }>('/tickets/:id/series', async (request, reply) => {
    const { seriesId, merchant } = await readTicket(request)
    if (seriesId === null) throw new ArcadeError('not_found')
    const rows = await database.statement((tx) => listSeries(tx, seriesId), { merchant })
    return sendValue(reply, { tickets: await viewTickets(database, rows) } satisfies SeriesPageWire)
  })

  app.post<{ Params: { id: string } }>('/tickets/:id/series/cancel', async (request, reply) => {
    parseInput(z.strictObject({}), request.body)
    const { seriesId, merchant } = await readTicket(request)
    if (seriesId === null) throw new ArcadeError('not_found')
    const count = await database.transaction((tx) => cancelSeries(tx, seriesId, SERIES_CANCELLED, 0), { merchant })
    dependencies.wake()
    return sendValue(reply, { count })
  })

  async function readTicket(request: FastifyRequest<{ Params: { id: string } }>): Promise<TicketRow> {
    const id = parseInput(z.uuid(), request.params.id)
    const player = getPlayer(request)
    const ticket = await database.statement((tx) => findTicket(tx, player, id), { merchant: player.merchant })
    if (!ticket) throw new ArcadeError('not_found')
    return ticket
  }
}

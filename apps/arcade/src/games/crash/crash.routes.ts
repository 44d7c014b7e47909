import { EventStream } from '@foyer/http/event-stream'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { ArcadeError } from '../../http/arcade-error.ts'
import { parseInput, sendValue } from '../../http/envelope.ts'
import { readCursor } from '../../http/list-cursor.ts'
import { createLimit, getPlayer, liveCall, requireShownPlayer, stakedCall } from '../../modules/session/index.ts'
import type { WagerDependencies } from '../../modules/wager/index.ts'
import { nameRefusal } from '../../modules/wallet/index.ts'
import { MAX_MULTIPLIER, MIN_CASH_OUT } from './crash.constants.ts'
import { toBetWire } from './crash.view.ts'
import { findBet, listBets } from './crash-bet.store.ts'
import { cashOut } from './crash-cash-out.service.ts'
import type { CrashFeed } from './crash-feed.ts'
import { cancelBet, placeBet } from './crash-placement.service.ts'
import { findRecord, listPoints, listResults } from './crash-round.store.ts'
import { BET_REFUSALS, CANCELLED } from './crash-wagers.service.ts'
import type { CrashBetPageWire, CrashRecordWire, HistoryEntryWire, NewCrashBetWire } from './crash-wire.rules.ts'

/** Calls of one player per minute (T36: fails closed): two bets and cash-outs of a round every few seconds. */
const CALLS_PER_MINUTE = 120
/** Requests of one player for the state per minute: several pages that poll every second. */
const STATES_PER_MINUTE = 600
/** Streams opened by one player per minute: a browser returns within a second to a stream that its network cuts. */
const STREAMS_PER_MINUTE = 120
const BETS_PER_PAGE = 20
const ROUNDS_PER_PAGE = 50
/** Life of one stream: after it the reader returns with a session that is checked anew. */
const STREAM_LIFE_MS = 5 * 60_000
/** Open streams of one process, and of one player; the oldest ends. */
const MAX_STREAMS = 10_000
const MAX_PLAYER_STREAMS = 4

const newBet = z.strictObject({
  requestId: z.uuid(),
  /** The player of the screen: a session of another one must not place its bet. */
  playerId: z.string().max(200).optional(),
  /** The currency of the screen: a session of another one must not place its bet. */
  currency: z.string().max(8),
  roundId: z.number().int().min(1).max(2_147_483_647),
  slot: z.literal([1, 2]),
  stake: z.string().regex(/^[1-9]\d{0,15}$/),
  auto: z.number().int().min(MIN_CASH_OUT).max(MAX_MULTIPLIER).nullable(),
})
const roundsQuery = z.object({ before: z.coerce.number().int().min(1).max(2_147_483_647).optional() })
const betsQuery = z.object({ before: z.string().max(80).optional() })
const roundId = z.coerce.number().int().min(1).max(2_147_483_647)

export interface CrashRouteDependencies extends WagerDependencies {
  feed: CrashFeed
  wakeBets: () => void
  /** Streams end, and no other is opened. */
  stopping: AbortSignal
}

/** Crash points of the past and their records: public, without a session. */
export function addCrashHistoryRoutes(app: FastifyInstance, { database }: Pick<CrashRouteDependencies, 'database'>) {
  app.get('/results', async (request, reply) => {
    const { before } = parseInput(roundsQuery, request.query)
    const rows = await database.statement((tx) => listResults(tx, ROUNDS_PER_PAGE, before ?? null))
    const results: HistoryEntryWire[] = rows.map((row) => ({ roundId: row.roundId, crash: row.crashHundredths }))
    return sendValue(reply, { results })
  })

  app.get<{ Params: { id: string } }>('/results/:id/record', async (request, reply) => {
    const id = parseInput(roundId, request.params.id)
    const found = await database.statement((tx) => findRecord(tx, id))
    if (!found?.round.startedAt) throw new ArcadeError('not_found')
    const { round, result, chain } = found
    const value: CrashRecordWire = {
      roundId: round.id,
      chainId: chain.id,
      chainIndex: round.chainIndex,
      chainLength: chain.length,
      terminal: chain.terminal,
      commitment: round.commitment,
      seed: result.seed,
      entropy: result.entropy,
      crash: result.crashHundredths,
      isInterrupted: round.isInterrupted,
      startedAt: found.round.startedAt.toISOString(),
      crashedAt: result.crashedAt.toISOString(),
    }
    return sendValue(reply, value)
  })
}

/** The player's calls of Crash; behind `requirePlayer`. */
export function addCrashRoutes(app: FastifyInstance, dependencies: CrashRouteDependencies): void {
  const { database, feed, wakeBets } = dependencies
  const limitCalls = createLimit(app, 'crash', CALLS_PER_MINUTE)
  const limitStates = createLimit(app, 'crash state', STATES_PER_MINUTE)

  app.get('/state', liveCall, async (request, reply) => {
    await limitStates(request)
    return sendValue(reply, await feed.read(getPlayer(request)))
  })

  app.post('/bets', async (request, reply) => {
    await limitCalls(request)
    const { stake, auto, playerId: shownPlayerId, ...input } = parseInput(newBet, request.body)
    requireShownPlayer(request, shownPlayerId)
    const { merchant, playerId, platformSessionId, username, currency } = getPlayer(request)
    const player = { merchant, playerId, platformSessionId, username, currency }
    const placing = { ...input, stakeMinor: BigInt(stake), autoHundredths: auto }
    const { bet, balance } = await placeBet(dependencies, player, placing)
    feed.wake()
    if (bet.state === 'reserving' || bet.state === 'voiding') wakeBets()
    const isOver = bet.state === 'refused' || bet.state === 'voiding' || bet.state === 'void'
    // A repetition after the player has taken the bet back gets the bet: nothing was refused.
    if (isOver && bet.reason !== CANCELLED) throw new ArcadeError(nameRefusal(bet.reason, BET_REFUSALS))
    const value: NewCrashBetWire = { ...toBetWire(bet), balance }
    return sendValue(reply, value, bet.state === 'reserving' ? 202 : 200)
  })

  app.post<{ Params: { id: string } }>('/bets/:id/cash-out', stakedCall, async (request, reply) => {
    await limitCalls(request)
    const id = parseInput(z.uuid(), request.params.id)
    const { bet, multiplier, winMinor } = await cashOut(dependencies, getPlayer(request), id)
    feed.wake()
    wakeBets()
    return sendValue(reply, { ...toBetWire(bet), cashedOut: multiplier, win: String(winMinor) })
  })

  app.post<{ Params: { id: string } }>('/bets/:id/cancel', stakedCall, async (request, reply) => {
    await limitCalls(request)
    const id = parseInput(z.uuid(), request.params.id)
    const bet = await cancelBet(dependencies, getPlayer(request), id)
    feed.wake()
    wakeBets()
    return sendValue(reply, toBetWire(bet))
  })

  app.get('/bets', async (request, reply) => {
    const { before } = parseInput(betsQuery, request.query)
    const player = getPlayer(request)
    const scope = { merchant: player.merchant }
    const options = { before: readCursor(before), limit: BETS_PER_PAGE + 1 }
    const rows = await database.statement((tx) => listBets(tx, player, options), scope)
    const shown = rows.slice(0, BETS_PER_PAGE)
    const last = shown.at(-1)
    const points = await database.statement((tx) => listPoints(tx, [...new Set(shown.map((row) => row.roundId))]))
    const value: CrashBetPageWire = {
      bets: shown.map((row) => toBetWire(row, points.get(row.roundId) ?? null)),
      before: rows.length > BETS_PER_PAGE && last ? `${last.createdAt.getTime()}_${last.id}` : null,
    }
    return sendValue(reply, value)
  })

  app.get<{ Params: { id: string } }>('/bets/:id', async (request, reply) => {
    const id = parseInput(z.uuid(), request.params.id)
    const player = getPlayer(request)
    const found = await database.statement((tx) => findBet(tx, player, id), { merchant: player.merchant })
    if (!found) throw new ArcadeError('not_found')
    const crash = found.roundState === 'crashed' ? found.crashHundredths : null
    return sendValue(reply, toBetWire(found.bet, crash))
  })

  addStreamRoute(app, dependencies)
}

/** The live state of the game; GET /state is the way for networks that keep no stream open. */
function addStreamRoute(
  app: FastifyInstance,
  { feed, stopping }: Pick<CrashRouteDependencies, 'feed' | 'stopping'>,
): void {
  const open = new Set<EventStream<never>>()
  const byPlayer = new Map<string, Set<EventStream<never>>>()
  const limitOpenings = createLimit(app, 'crash stream', STREAMS_PER_MINUTE)
  stopping.addEventListener('abort', () => {
    for (const stream of open) stream.end()
  })

  // The body of a stream is never read for HEAD, so nothing would end it.
  app.get('/stream', { ...liveCall, exposeHeadRoute: false }, async (request, reply) => {
    await limitOpenings(request)
    const player = getPlayer(request)
    if (open.size >= MAX_STREAMS || stopping.aborted) throw new ArcadeError('service_unavailable')
    const stream = new EventStream<never>({ lifeMs: STREAM_LIFE_MS, returnsSoon: true })
    open.add(stream)
    stream.onClose(() => open.delete(stream))
    limitStreams(byPlayer, JSON.stringify([player.merchant, player.playerId]), stream)
    const { merchant, playerId, currency } = player
    const lastEventId = request.headers['last-event-id']
    const last = typeof lastEventId === 'string' ? lastEventId : undefined
    const leave = await feed.subscribe({ merchant, playerId, currency }, last, (id, change) =>
      stream.sendPrepared(id, change),
    )
    stream.onClose(leave)
    if (stream.body.destroyed) leave()
    return reply
      .header('content-type', 'text/event-stream; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('x-accel-buffering', 'no')
      .send(stream.body)
  })
}

/** Ends the player's oldest stream beyond the limit. */
function limitStreams(
  byPlayer: Map<string, Set<EventStream<never>>>,
  player: string,
  stream: EventStream<never>,
): void {
  const streams = byPlayer.get(player) ?? new Set()
  byPlayer.set(player, streams)
  streams.add(stream)
  stream.onClose(() => {
    streams.delete(stream)
    if (streams.size === 0) byPlayer.delete(player)
  })
  const [oldest] = streams
  if (streams.size > MAX_PLAYER_STREAMS) oldest?.end()
}

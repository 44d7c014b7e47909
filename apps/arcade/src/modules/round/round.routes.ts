import type { Database } from '@foyer/database'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { type ArcadeGame, findGameByCode } from '../../game/arcade-game.rules.ts'
import type { InstantGame } from '../../game/instant-game.rules.ts'
import { isReturned, type RoundPageWire } from '../../game/round-wire.rules.ts'
import { ArcadeError } from '../../http/arcade-error.ts'
import { parseInput, sendValue } from '../../http/envelope.ts'
import { readCursor } from '../../http/list-cursor.ts'
import { findSeedPairById, readServerSeed } from '../seed-pair/index.ts'
import { createLimit, getPlayer, requireShownPlayer, stakedCall } from '../session/index.ts'
import type { WagerDependencies } from '../wager/index.ts'
import { nameRefusal } from '../wallet/index.ts'
import { ROUNDS_PER_MINUTE, ROUNDS_PER_PAGE, STEPS_PER_MINUTE } from './round.constants.ts'
import { findRound, findRoundInPlay, listRounds, type RoundRow } from './round.store.ts'
import { type RoundProofSeeds, toRoundProof, toRoundWire } from './round.view.ts'
import { placeRound } from './round-placement.service.ts'
import { takeStep } from './round-steps.service.ts'
import { buildRoundWagers } from './round-wagers.service.ts'

const newRound = z.strictObject({
  requestId: z.uuid(),
  /** The player of the screen: a session of another one must not play its bet. */
  playerId: z.string().max(200).optional(),
  /** The currency of the screen: a session of another one must not play its bet. */
  currency: z.string().max(8),
  stake: z.string().regex(/^[1-9]\d{0,15}$/),
  bet: z.unknown(),
})

const newStep = z.strictObject({ number: z.number().int().min(0).max(100), step: z.unknown() })

const listQuery = z.object({ before: z.string().max(80).optional() })

type GameRequest = FastifyRequest<{ Params: { game: string; id: string } }>

/** The player's calls in instant games; behind `requirePlayer`. */
export function addRoundRoutes(
  app: FastifyInstance,
  { games, wake, ...shared }: WagerDependencies & { games: readonly ArcadeGame[]; wake: () => void },
): void {
  const { database } = shared
  const dependencies = { ...shared, wagers: buildRoundWagers(games) }
  const limitRounds = createLimit(app, 'rounds', ROUNDS_PER_MINUTE)
  const limitSteps = createLimit(app, 'steps', STEPS_PER_MINUTE)

  /** The instant game of the player's session. */
  function getInstantGame(request: FastifyRequest): InstantGame {
    const instant = findGameByCode(games, getPlayer(request).gameCode)?.instant
    if (!instant) throw new ArcadeError('not_found')
    return instant
  }

  async function view(game: InstantGame, round: RoundRow, balance: string | null = null) {
    const pair = await database.statement((tx) => findSeedPairById(tx, round.seedPairId), { merchant: round.merchant })
    return toRoundWire(game, round, { commitment: pair?.commitment ?? '', balance })
  }

  app.post('/games/:game/rounds', async (request, reply) => {
    await limitRounds(request)
    const game = getInstantGame(request)
    const { requestId, playerId: shownPlayerId, currency, stake, bet } = parseInput(newRound, request.body)
    requireShownPlayer(request, shownPlayerId)
    const { merchant, playerId, platformSessionId, gameCode, currency: own } = getPlayer(request)
    if (currency !== own) throw new ArcadeError('request_conflict', 'currency')
    const player = { merchant, playerId, platformSessionId, gameCode, currency }
    const { round, balance } = await placeRound(dependencies, game, player, { requestId, stake: BigInt(stake), bet })
    if (round.state === 'reserving' || round.state === 'voiding') wake()
    if (isReturned(round.state)) throw new ArcadeError(nameRefusal(round.reason))
    return sendValue(reply, await view(game, round, balance), round.state === 'reserving' ? 202 : 200)
  })

  app.post('/games/:game/rounds/:id/steps', stakedCall, async (request: GameRequest, reply) => {
    await limitSteps(request)
    const game = getInstantGame(request)
    const { number, step } = parseInput(newStep, request.body)
    const roundId = parseInput(z.uuid(), request.params.id)
    const { round, balance } = await takeStep(dependencies, game, getPlayer(request), { roundId, number, step })
    if (round.state === 'settling') wake()
    return sendValue(reply, await view(game, round, balance))
  })

  app.get('/games/:game/rounds', async (request, reply) => {
    const { before } = parseInput(listQuery, request.query)
    const game = getInstantGame(request)
    const player = getPlayer(request)
    const rows = await database.statement(
      (tx) => listRounds(tx, player, { before: readCursor(before), limit: ROUNDS_PER_PAGE + 1 }),
      { merchant: player.merchant },
    )
    const shown = rows.slice(0, ROUNDS_PER_PAGE)
    const last = shown.at(-1)
    const value: RoundPageWire = {
      rounds: await Promise.all(shown.map((round) => view(game, round))),
      before: rows.length > ROUNDS_PER_PAGE && last ? `${last.createdAt.getTime()}_${last.id}` : null,
    }
    return sendValue(reply, value)
  })

  app.get('/games/:game/rounds/open', async (request, reply) => {
    const game = getInstantGame(request)
    const player = getPlayer(request)
    const { merchant, currency } = player
    const round = await database.statement((tx) => findRoundInPlay(tx, player, currency), { merchant })
    return sendValue(reply, round && (await view(game, round)))
  })

  app.get('/games/:game/rounds/:id', async (request: GameRequest, reply) => {
    return sendValue(reply, await view(getInstantGame(request), await readRound(request)))
  })

  app.get('/games/:game/rounds/:id/proof', async (request: GameRequest, reply) => {
    const round = await readRound(request)
    return sendValue(reply, toRoundProof(round, await readProofSeeds(database, round)))
  })

  async function readRound(request: GameRequest): Promise<RoundRow> {
    const id = parseInput(z.uuid(), request.params.id)
    const player = getPlayer(request)
    const round = await database.statement((tx) => findRound(tx, player, id), { merchant: player.merchant })
    if (!round) throw new ArcadeError('not_found')
    return round
  }
}

/** The seeds of a round's digits; the server's own seed once it is revealed. */
async function readProofSeeds(database: Database, { merchant, seedPairId }: RoundRow): Promise<RoundProofSeeds> {
  return database.transaction(
    async (tx) => {
      const found = await findSeedPairById(tx, seedPairId)
      if (!found?.clientSeed) throw new Error('the round has no seeds')
      const seed = found.state === 'revealed' ? await readServerSeed(tx, found.id) : null
      const { commitment, clientSeed } = found
      return { commitment, clientSeed, serverSeed: seed?.toString('hex') ?? null }
    },
    { merchant },
  )
}

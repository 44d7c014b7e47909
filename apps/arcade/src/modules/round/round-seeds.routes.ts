import type { Database } from '@foyer/database'
import { toLatinDigits } from '@foyer/money'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { SeedPairWire } from '../../game/round-wire.rules.ts'
import { ArcadeError } from '../../http/arcade-error.ts'
import { parseInput, sendValue } from '../../http/envelope.ts'
import { RandomFailure, type RandomSource } from '../fairness/index.ts'
import { lockSeedPair, readSeedPairs, replaceSeedPair } from '../seed-pair/index.ts'
import { createLimit, getPlayer } from '../session/index.ts'
import { SEED_CHANGES_PER_MINUTE } from './round.constants.ts'
import { hasUndecidedRound } from './round.store.ts'

const newSeed = z.strictObject({
  clientSeed: z
    .string()
    .overwrite(toLatinDigits)
    .regex(/^[!-~]{1,64}$/),
  /** The commitment that the player has seen for the next server seed. */
  nextCommitment: z.string().regex(/^[0-9a-f]{64}$/),
})

/** The player's seeds in an instant game; behind `requirePlayer`. */
export function addSeedRoutes(
  app: FastifyInstance,
  { database, random }: { database: Database; random: RandomSource | undefined },
): void {
  const limitChanges = createLimit(app, 'seeds', SEED_CHANGES_PER_MINUTE)

  app.get('/games/:game/seeds', async (request, reply) => {
    const player = getPlayer(request)
    const pairs = await database
      .transaction((tx) => readSeedPairs(tx, player, random), { merchant: player.merchant })
      .catch(refuseRandomFailure)
    return sendValue(reply, toSeedPairWire(pairs))
  })

  app.post('/games/:game/seeds', async (request, reply) => {
    await limitChanges(request)
    const { clientSeed, nextCommitment } = parseInput(newSeed, request.body)
    const player = getPlayer(request)
    const pairs = await database
      .transaction(
        async (tx) => {
          const active = await lockSeedPair(tx, player, 'active')
          const { next } = await readSeedPairs(tx, player, random)
          // A repeated request has the pair that it asked for.
          const isDone = active?.commitment === nextCommitment && active.clientSeed === clientSeed
          if (isDone) return { active, next }
          if (next.commitment !== nextCommitment) throw new ArcadeError('request_conflict')
          if (active && (await hasUndecidedRound(tx, active.id))) throw new ArcadeError('round_open')
          return replaceSeedPair(tx, player, clientSeed, random)
        },
        { merchant: player.merchant },
      )
      .catch(refuseRandomFailure)
    return sendValue(reply, toSeedPairWire(pairs))
  })
}

/** Without randomness there are no new seeds (T21). */
function refuseRandomFailure(error: unknown): never {
  throw error instanceof RandomFailure ? new ArcadeError('service_unavailable') : error
}

function toSeedPairWire({ active, next }: Awaited<ReturnType<typeof readSeedPairs>>): SeedPairWire {
  const current = active && {
    commitment: active.commitment,
    clientSeed: active.clientSeed ?? '',
    nextNonce: active.nextNonce,
  }
  return { current, nextCommitment: next.commitment }
}

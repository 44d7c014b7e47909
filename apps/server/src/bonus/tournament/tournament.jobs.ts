import type { Database } from '@foyer/database'
import type { FastifyBaseLogger } from 'fastify'
import type { MerchantDirectory } from '../../merchant/index.ts'
import type { ScheduledJob } from '../../repeat-job.ts'
import { runTournament } from './tournament.service.ts'
import { listRunning } from './tournament.store.ts'

/** Standings are as old as this. */
const TOURNAMENT_SECONDS = 15

interface TournamentJobDependencies {
  database: Database
  merchants: Pick<MerchantDirectory, 'list'>
  logger: Pick<FastifyBaseLogger, 'error'>
}

export function createTournamentJob(dependencies: TournamentJobDependencies): ScheduledJob {
  return {
    queue: 'tournament',
    everySeconds: TOURNAMENT_SECONDS,
    run: () => runTournaments(dependencies, new Date()),
  }
}

/** Counts and finishes the tournaments of all merchants; one that fails keeps no other waiting. */
export async function runTournaments(
  { database, merchants, logger }: TournamentJobDependencies,
  now: Date,
): Promise<void> {
  for (const merchant of await merchants.list()) {
    const { code } = merchant
    for (const offerId of await database.transaction((tx) => listRunning(tx, code), { merchant: code })) {
      try {
        await runTournament(database, merchant, offerId, now)
      } catch (error) {
        logger.error({ err: error, merchant: code, offerId }, 'count of a tournament failed')
      }
    }
  }
}

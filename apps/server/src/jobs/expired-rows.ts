import type { Database, Tx } from '@foyer/database'
import type { FastifyBaseLogger } from 'fastify'
import {
  deleteOldCaptchas,
  deleteOldChallenges,
  deleteOldGuesses,
  deleteOldHolds,
  deleteOldLoginAttempts,
  deleteOldLoginEvents,
  deleteOldProofs,
  deleteOldRememberCredentials,
  deleteOldSessions,
  deleteOldVerifications,
} from '../account/index.ts'
import { deleteOldDays, deleteOldLaunches, deleteOldRoundEnds, deleteOldTrials } from '../games/index.ts'
import {
  deleteOldConsents,
  deleteOldConversions,
  deleteOldDevices,
  deleteOldMessages,
  deleteOldNotifications,
  deleteOldPushes,
  deleteOldPushTokens,
  deleteOldTrackingCounts,
  deleteOldUnservedRegions,
} from '../outreach/index.ts'
import { deleteOldTimings } from '../platform/index.ts'

type Deletions = Readonly<Record<string, (tx: Tx) => Promise<unknown>>>

/** Rows past their retention, at all merchants. */
export const expiredRows: Deletions = {
  deleteOldSessions,
  deleteOldDevices,
  deleteOldRememberCredentials,
  deleteOldHolds,
  deleteOldMessages,
  deleteOldUnservedRegions,
  deleteOldNotifications,
  deleteOldPushes,
  deleteOldPushTokens,
  deleteOldConsents,
  deleteOldConversions,
  deleteOldTrackingCounts,
  deleteOldLoginAttempts,
  deleteOldVerifications,
  deleteOldCaptchas,
  deleteOldGuesses,
  deleteOldLoginEvents,
  deleteOldChallenges,
  deleteOldProofs,
  deleteOldTimings,
  deleteOldDays,
  deleteOldRoundEnds,
  deleteOldTrials,
  deleteOldLaunches,
}

/**
 * Runs each deletion in a transaction of its own: one that fails delays no other.
 * @throws AggregateError with all failures, at the end
 */
export async function deleteExpiredRows(
  { database, logger }: { database: Pick<Database, 'transaction'>; logger: Pick<FastifyBaseLogger, 'error'> },
  deletions: Deletions,
): Promise<void> {
  const failures: unknown[] = []
  for (const [deletion, run] of Object.entries(deletions)) {
    try {
      await database.transaction(run, { isOperator: true })
    } catch (error) {
      logger.error({ err: error, deletion }, 'deletion of expired rows failed')
      failures.push(error)
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} deletions of expired rows failed`)
}

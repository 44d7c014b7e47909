import type { Database, Tx } from '@foyer/database'
import type { FastifyBaseLogger } from 'fastify'
import { deleteOldCaptchas } from '../modules/captcha/index.ts'
import { deleteOldDevices } from '../modules/device/index.ts'
import { deleteOldLaunches, deleteOldTrials } from '../modules/game/index.ts'
import { deleteOldGuesses } from '../modules/guess/index.ts'
import { deleteOldProofs } from '../modules/identity/index.ts'
import { deleteOldLoginEvents } from '../modules/login-event/index.ts'
import { deleteOldMessages, deleteOldUnservedRegions } from '../modules/message/index.ts'
import { deleteOldNotifications } from '../modules/notification/index.ts'
import { deleteOldChallenges } from '../modules/passkey/index.ts'
import { deleteOldPushes, deleteOldPushTokens } from '../modules/push/index.ts'
import { deleteOldRememberCredentials } from '../modules/remember/index.ts'
import { deleteOldLoginAttempts } from '../modules/second-factor/index.ts'
import { deleteOldSessions } from '../modules/session/index.ts'
import { deleteOldTimings } from '../modules/system/index.ts'
import { deleteOldConsents, deleteOldConversions, deleteOldTrackingCounts } from '../modules/tracking/index.ts'
import { deleteOldDays, deleteOldRoundEnds } from '../modules/vendor/index.ts'
import { deleteOldVerifications } from '../modules/verification/index.ts'
import { deleteOldHolds } from '../modules/withdrawal-hold/index.ts'

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

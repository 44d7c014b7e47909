import { setTimeout as sleep } from 'node:timers/promises'
import { MIGRATION_LOCK_ATTEMPTS, MIGRATION_LOCK_RETRY } from './database.constants.ts'
import { MigrationError, readSqlState } from './errors.ts'
import { computeRetryDelayMs } from './retry-delay.rules.ts'
import type { DatabaseLogger } from './types.ts'

/** SQLSTATE of a lock that was not granted in time, and of a deadlock that was ended here. */
const LOCK_STATES = ['55P03', '40P01']

interface LockWaitOptions {
  schema: string
  logger: DatabaseLogger
  attempts?: number
  delay?: { firstMs: number; maxMs: number }
}

/**
 * Runs one transaction of a migration, again after a pause whenever another session's lock timed it out or closed a circle with its own: every statement
 * on a table queues behind a migration that waits for it.
 * @throws MigrationError after the last attempt
 */
export async function retryLockWaits<T>(
  run: () => Promise<T>,
  { schema, logger, attempts = MIGRATION_LOCK_ATTEMPTS, delay = MIGRATION_LOCK_RETRY }: LockWaitOptions,
): Promise<T> {
  const isLockWait = (error: unknown) => LOCK_STATES.some((state) => state === readSqlState(error))
  for (let attempt = 1; attempt < attempts; attempt++) {
    try {
      return await run()
    } catch (error) {
      if (!isLockWait(error)) throw error
      logger.warn({ schema, attempt }, 'migration waits for a lock of another session')
      await sleep(computeRetryDelayMs(attempt, delay, Math.random()))
    }
  }
  return run().catch((error) => {
    throw isLockWait(error) ? explainWait(schema, attempts, error) : error
  })
}

function explainWait(schema: string, attempts: number, cause: unknown): MigrationError {
  return new MigrationError(
    `The migrations of ${schema} waited ${attempts} times for a lock of another session, none was applied. ` +
      'End its transaction (the oldest xact_start in pg_stat_activity) and start again.',
    { cause },
  )
}

import type { Jobs, JobsOptions } from '@foyer/database'
import type { FastifyBaseLogger } from 'fastify'

/** Queue settings of `repeatJob`: finished jobs are deleted. */
export const repeatingQueue: JobsOptions['queues'][string] = {
  retryLimit: 0,
  expireInSeconds: 60,
  deleteAfterSeconds: 120,
}

/** A slow run that waits for an outside service does not block the next one. */
const RUNS_AT_ONCE = 2

/** Polling interval of a queue, in seconds: often enough for its schedule and cheap for an idle instance. */
function pollSeconds(everySeconds: number): number {
  return Math.min(Math.max(everySeconds / 4, 0.5), 15)
}

/**
 * Runs `run` about every `everySeconds`, in one of all processes per time slot: each run schedules the next one before
 * it starts; a schedule of one a minute (an hour for rare jobs) restarts a broken chain. Starts at once.
 */
export async function repeatJob(
  { boss }: Jobs,
  queue: string,
  everySeconds: number,
  run: () => Promise<unknown>,
  logger: FastifyBaseLogger,
): Promise<void> {
  const planNext = () => boss.sendDebounced(queue, {}, {}, everySeconds)
  const options = { pollingIntervalSeconds: pollSeconds(everySeconds), localConcurrency: RUNS_AT_ONCE }
  await planNext()
  await boss.work(queue, options, async () => {
    await planNext()
    await run().catch((error: unknown) => logger.error({ err: error, queue }, 'job failed'))
  })
  await boss.schedule(queue, everySeconds < 3_600 ? '* * * * *' : '0 * * * *')
}

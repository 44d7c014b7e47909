import type { Jobs, JobsOptions } from '@foyer/database'
import type { FastifyBaseLogger } from 'fastify'

/** What a queue of `repeatJob` must be made with: its jobs are worth nothing once they are over. */
export const repeatingQueue: JobsOptions['queues'][string] = {
  retryLimit: 0,
  expireInSeconds: 60,
  deleteAfterSeconds: 120,
}

/** A slow run, waiting for an outside service, does not keep the next one from beginning. */
const RUNS_AT_ONCE = 2

/** How often a queue is looked at, in seconds: often enough for its schedule, and no look costs an idle instance much. */
function pollSeconds(everySeconds: number): number {
  return Math.min(Math.max(everySeconds / 4, 0.5), 15)
}

/**
 * Does `run` about every so many seconds, in one of all processes at a time slot: each run plans the next one before it
 * begins, and a schedule of one a minute (an hour, for what is rare) begins the chain anew where it broke. Begins at
 * once.
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

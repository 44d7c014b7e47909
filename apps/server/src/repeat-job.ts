import type { Jobs, JobsOptions } from '@foyer/database'
import type { FastifyBaseLogger } from 'fastify'

/** Work that repeats. */
export interface ScheduledJob {
  /** Name of its queue; a renamed one leaves its former name in `retiredQueues`. */
  queue: string
  everySeconds: number
  /** An error is logged and ends no other run. */
  run(): Promise<unknown>
  /** Waits for work that runs have left behind. */
  end?(): Promise<unknown>
}

/** Least time after which a run counts as expired, in seconds. */
const LEAST_EXPIRY_SECONDS = 60

/** Queue settings of `repeatJob`: a run may take its interval, and finished jobs are deleted. */
export function describeQueue({ everySeconds }: ScheduledJob): JobsOptions['queues'][string] {
  return { retryLimit: 0, expireInSeconds: Math.max(everySeconds, LEAST_EXPIRY_SECONDS), deleteAfterSeconds: 120 }
}

/** A slow run that waits for an outside service does not block the next one. */
const RUNS_AT_ONCE = 2

/** Polling interval of a queue, in seconds: each poll finds the run of its slot, and an idle instance costs little. */
function pollSeconds(everySeconds: number): number {
  return Math.min(Math.max(everySeconds, 0.5), 60)
}

/**
 * Runs a job about every `everySeconds`, in one of all processes per time slot: each run schedules the next one before
 * it starts; a schedule of one a minute (an hour for rare jobs) restarts a broken chain. Starts at once.
 */
export async function repeatJob(
  { boss }: Jobs,
  { queue, everySeconds, run }: ScheduledJob,
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

import { createJobs, type Database, type Jobs } from '@foyer/database'
import type { FastifyBaseLogger } from 'fastify'
import { describeQueue, repeatJob, type ScheduledJob } from '../repeat-job.ts'
import { JOBS_SCHEMA } from './jobs.store.ts'

/** Former names of queues, deleted at each start with their schedules: no process works on them. */
const retiredQueues = ['encryption-tidy', 'ledger-tidy', 'session-tidy', 'timing-tidy', 'vendor-tidy']

/** Background jobs of the platform. Any number of processes may run them: each slot runs once. */
export async function startServerJobs(
  { database, logger }: { database: Database; logger: FastifyBaseLogger },
  list: readonly ScheduledJob[],
): Promise<Jobs> {
  const queues = Object.fromEntries(list.map((job) => [job.queue, describeQueue(job)]))
  const jobs = await createJobs(database, { schema: JOBS_SCHEMA, queues, logger })
  for (const queue of retiredQueues) await jobs.boss.deleteQueue(queue)
  for (const job of list) await repeatJob(jobs, job, logger)
  const stop = async () => {
    await jobs.stop()
    await Promise.all(list.map((job) => job.end?.()))
  }
  return { ...jobs, stop }
}

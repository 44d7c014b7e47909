import { setTimeout as sleep } from 'node:timers/promises'
import { createJobs, type Database, type Jobs } from '@foyer/database'
import type { FastifyBaseLogger } from 'fastify'
import { describeQueue, repeatJob, type ScheduledJob } from '../repeat-job.ts'
import { JOBS_SCHEMA } from './jobs.store.ts'

/** Former names of queues, deleted at each start with their schedules: no process works on them. */
const retiredQueues = ['encryption-tidy', 'ledger-tidy', 'session-tidy', 'timing-tidy', 'vendor-tidy']

/** Longest wait at a stop for work that runs have left behind, in milliseconds: its rows are due again after their lease. */
const WORK_STOP_LIMIT_MS = 8_000

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
    const ended = Promise.all(list.map((job) => job.end?.()))
    await Promise.race([ended, sleep(WORK_STOP_LIMIT_MS, undefined, { ref: false })])
  }
  return { ...jobs, stop }
}

import type { Database } from '@foyer/database'
import type { FastifyBaseLogger } from 'fastify'
import { Counter, type Registry as MetricsRegistry } from 'prom-client'
import type { Merchant, MerchantDirectory } from '../merchant/index.ts'
import type { ScheduledJob } from '../repeat-job.ts'
import { planNextAttempt } from './outbox.rules.ts'
import { claimDueRows, hasDueRows, type OutboxRow, recordRow } from './outbox.store.ts'
import type { OutboxOutcome, OutboxQueue } from './outbox.types.ts'

/** Rows of a queue that one process works on at once: they share connections to the database and to services. */
const ROWS_AT_ONCE = 200
/** Part of a lease that a claim may take: rows of a later answer are not started, and wait for the end of their lease. */
const CLAIM_SHARE = 0.25

/** Works on rows that are due (decision 098). */
export interface Outbox {
  /** Claims due rows of these merchants and works on them; resolves with their number when all are worked on. */
  run<Row extends OutboxRow>(queue: OutboxQueue<Row>, merchants: readonly Merchant[]): Promise<number>
  /**
   * The job that works on the queues' rows of all merchants that this instance serves. A run claims and does not wait
   * for the work, so a slow one delays neither another merchant nor the next run; `end` waits for it.
   */
  createJob<Row extends OutboxRow>(job: string, everySeconds: number, queues: readonly OutboxQueue<Row>[]): ScheduledJob
}

export interface OutboxDependencies {
  database: Pick<Database, 'statement' | 'transaction'>
  merchants: Pick<MerchantDirectory, 'list'>
  metrics: MetricsRegistry
  logger: Pick<FastifyBaseLogger, 'warn' | 'error'>
}

/** Claimed rows in work with their merchants; the promises never reject. */
type Working = Map<Promise<void>, string>

export function createOutbox({ database, merchants, metrics, logger }: OutboxDependencies): Outbox {
  const attempts = new Counter({
    name: 'foyer_outbox_attempts_total',
    help: 'Attempts to work on a due row by outcome',
    labelNames: ['queue', 'outcome'] as const,
    registers: [metrics],
  })

  async function work<Row extends OutboxRow>(queue: OutboxQueue<Row>, row: Row, merchant: Merchant): Promise<void> {
    const { name } = queue
    const about = { queue: name, merchant: row.merchant, attempt: row.attempts, ...queue.describe(row) }
    let failure: { err?: unknown } = {}
    const outcome = await queue.work(row, merchant).catch((err: unknown): OutboxOutcome => {
      failure = { err }
      return { outcome: 'later' }
    })
    const isFailed = typeof outcome === 'object'
    attempts.inc({ queue: name, outcome: isFailed ? 'failed' : outcome === 'refused' ? 'refused' : 'done' })
    if (outcome === 'recorded') return
    const next = isFailed ? planRetry(queue, row, outcome.retryAfterMs) : outcome
    if (isFailed) {
      const isLast = next === 'expired'
      const level = isLast || row.attempts >= queue.alarmAttempt ? 'error' : 'warn'
      logger[level]({ ...failure, ...about, isLast }, queue.failure)
    }
    await database.transaction((tx) => recordRow(tx, queue.rows, row, next), { merchant: row.merchant })
  }

  /** Claims rows and starts on them; returns their number. */
  async function start<Row extends OutboxRow>(
    queue: OutboxQueue<Row>,
    list: readonly Merchant[],
    working: Working,
  ): Promise<number> {
    const askedMs = performance.now()
    const { name, rows, leaseMs } = queue
    const shares = shareOut(queue.limit, list, working)
    const claim = { shares, total: Math.max(ROWS_AT_ONCE - working.size, 0), leaseMs }
    const claimed = await database.statement((tx) => claimDueRows(tx, rows, claim), { isOperator: true })
    const claimMs = Math.round(performance.now() - askedMs)
    if (claimMs > leaseMs * CLAIM_SHARE) {
      logger.warn({ queue: name, claimMs, rows: claimed.length }, 'claim of due rows took too long to start them')
      return 0
    }
    const byCode = new Map(list.map((merchant) => [merchant.code, merchant]))
    for (const row of claimed) {
      const merchant = byCode.get(row.merchant)
      if (!merchant) throw new Error(`a row of ${row.merchant} was claimed, which is not served`)
      const done: Promise<void> = work(queue, row, merchant)
        .catch((err: unknown) =>
          logger.error(
            { err, queue: name, merchant: row.merchant, ...queue.describe(row) },
            'outcome of a due row not stored',
          ),
        )
        .then(() => void working.delete(done))
      working.set(done, row.merchant)
    }
    return claimed.length
  }

  return {
    async run(queue, list) {
      const working: Working = new Map()
      const count = await start(queue, list, working)
      await Promise.all(working.keys())
      return count
    },
    createJob(job, everySeconds, queues) {
      const lanes = queues.map((queue) => ({ queue, working: new Map<Promise<void>, string>() }))
      /** An idle instance pays for one statement, however many merchants it serves. */
      const pass = async ({ queue, working }: (typeof lanes)[number]) => {
        const scope = { isOperator: true, isReadOnly: true }
        const hasDue = await database.statement((tx) => hasDueRows(tx, queue.rows), scope)
        if (hasDue) await start(queue, await merchants.list(), working)
      }
      return {
        queue: job,
        everySeconds,
        async run() {
          const passes = await Promise.allSettled(lanes.map(pass))
          const failures = passes.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
          if (failures.length > 0) throw new AggregateError(failures, `${failures.length} claims of due rows failed`)
        },
        end: () => Promise.all(lanes.flatMap(({ working }) => [...working.keys()])),
      }
    },
  }
}

/** Rows that each merchant may get, beside those in work. */
function shareOut(limit: number, list: readonly Merchant[], working: Working): Map<string, number> {
  const counts = new Map<string, number>()
  for (const code of working.values()) counts.set(code, (counts.get(code) ?? 0) + 1)
  return new Map(list.map(({ code }) => [code, Math.max(limit - (counts.get(code) ?? 0), 0)]))
}

function planRetry<Row extends OutboxRow>(queue: OutboxQueue<Row>, row: Row, retryAfterMs: number | undefined) {
  const { attempts } = row
  const endsAt = queue.findEnd?.(row)
  const failed = { attempts, retryAfterMs, endsAt, now: new Date(), chance: Math.random() }
  const delayMs = planNextAttempt(failed, queue)
  return delayMs === null ? 'expired' : { delayMs }
}

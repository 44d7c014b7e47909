import type { Database } from '@foyer/database'
import type { FastifyBaseLogger } from 'fastify'
import { Gauge, type Registry as MetricsRegistry } from 'prom-client'
import { countParkedWins } from '../games/index.ts'
import { countOpenIncidents, findOldestDepositSeconds, findOldestWithdrawalSeconds } from '../money/index.ts'
import { findOldestJobSeconds } from './jobs.store.ts'

/** Lifetime of figures, and timeout of a scrape, in milliseconds. */
const FIGURES_AGE_MS = 5_000
const FIGURES_WAIT_MS = 3_000

const scope = { isOperator: true, isReadOnly: true, statementTimeoutMs: 2_000 }

export interface FigureDependencies {
  database: Database
  metrics: MetricsRegistry
  logger: FastifyBaseLogger
  /** The queues of the jobs exist. */
  hasJobs: boolean
}

/** Alerting metrics from the database; each is read on scrape. */
export function registerFigures({ database, metrics, logger, hasJobs }: FigureDependencies): void {
  register('foyer_oldest_open_deposit_seconds', 'Age of the oldest deposit without an outcome', () =>
    database.statement(findOldestDepositSeconds, scope),
  )
  register('foyer_oldest_open_withdrawal_seconds', 'Age of the oldest withdrawal without an outcome', () =>
    database.statement(findOldestWithdrawalSeconds, scope),
  )
  register('foyer_parked_wins', 'Wins that wait because they are over their vendor’s limits', () =>
    database.statement(countParkedWins, scope),
  )
  register('foyer_open_incidents', 'Incidents that staff has not closed yet', () =>
    database.statement(countOpenIncidents, scope),
  )
  if (hasJobs)
    register('foyer_queue_lag_seconds', 'How long the oldest background job that is due has waited', () =>
      database.statement(findOldestJobSeconds, scope),
    )

  function register(name: string, help: string, read: () => Promise<number>): void {
    let readAtMs = Number.NEGATIVE_INFINITY
    const gauge: Gauge = new Gauge({
      name,
      help,
      registers: [metrics],
      async collect() {
        if (performance.now() - readAtMs < FIGURES_AGE_MS) return
        try {
          gauge.set(await waitShortly(read()))
          readAtMs = performance.now()
        } catch (error) {
          // No value is better than a stale one: `absent()` in the alert rules detects it.
          gauge.remove()
          logger.warn({ err: error, figure: name }, 'metric could not be read')
        }
      },
    })
  }
}

async function waitShortly<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('the database does not answer')), FIGURES_WAIT_MS)
  })
  try {
    return await Promise.race([work, limit])
  } finally {
    clearTimeout(timer)
  }
}

import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from '@foyer/database'
import type { FastifyBaseLogger } from 'fastify'
import { Histogram, type Registry as MetricsRegistry } from 'prom-client'
import { TIMES_WAIT_MS, timeBoundsMs } from './system.constants.ts'
import { boundOf, readBuildHash, readTimes } from './system-timing.rules.ts'
import { addTimings, type TimingCount } from './system-timing.store.ts'

export interface Timings {
  /** Counts the times of one report of this merchant's pages. */
  count(merchant: string, report: string): void
  /** Writes pending counts. */
  flush(): Promise<void>
}

/**
 * Times of page loads: metrics of this process, and counts in the database, written in batches every few seconds.
 * Pending and stored rows are bounded by merchants and lists of names, whatever the number of reports.
 */
export function createTimings(dependencies: {
  database: Database
  metrics: MetricsRegistry
  logger: FastifyBaseLogger
  config: { webDist?: string | undefined }
}): Timings {
  const { database, metrics, logger, config } = dependencies
  const builds = listBuilds(config.webDist)
  const seconds = new Histogram({
    name: 'foyer_page_load_seconds',
    help: 'Page loads as browsers report them, in seconds',
    labelNames: ['merchant', 'visit', 'measure', 'route', 'network', 'build'] as const,
    buckets: timeBoundsMs.map((bound) => bound / 1000),
    registers: [metrics],
  })
  let waiting = new Map<string, TimingCount>()
  let timer: NodeJS.Timeout | undefined

  function add(count: TimingCount): void {
    const { loads: _, ...place } = count
    const key = Object.values(place).join(' ')
    const known = waiting.get(key)
    waiting.set(key, { ...count, loads: count.loads + (known?.loads ?? 0) })
  }

  async function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    const counts = [...waiting.values()]
    waiting = new Map()
    for (const [merchant, rows] of Map.groupBy(counts, (count) => count.merchant)) {
      await database
        .transaction((tx) => addTimings(tx, rows), { merchant })
        .catch((error: unknown) => {
          logger.warn({ err: error, merchant }, 'page load times could not be stored')
          rows.forEach(add)
        })
    }
  }

  return {
    flush,
    count(merchant, report) {
      for (const { ms, ...labels } of readTimes(report, builds)) {
        seconds.observe({ merchant, ...labels }, ms / 1000)
        const { route, network, build, visit, measure } = labels
        add({ merchant, route, network, build, visit, measure, boundMs: boundOf(ms), loads: 1 })
      }
      if (waiting.size > 0) timer ??= setTimeout(flush, TIMES_WAIT_MS).unref()
    },
  }
}

/** Hashes of the builds whose files are served: the current one and, for open pages, the one before. */
function listBuilds(webDist: string | undefined): ReadonlySet<string> {
  if (webDist === undefined) return new Set()
  try {
    return new Set(readdirSync(join(webDist, 'client', 'assets')).flatMap((file) => readBuildHash(file) ?? []))
  } catch {
    return new Set() // no build: a server of calls alone
  }
}

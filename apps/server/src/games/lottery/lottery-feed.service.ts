import type { DrawProvider, DrawReport } from '../../providers/games/games.ts'
import { DRAW_FRESH_MS, DRAW_REFRESH_WAIT_MS, DRAW_STALE_MS, DRAW_STALE_ON_SALE_MS } from './lottery.constants.ts'

interface Poll {
  at: number
  report: DrawReport | undefined
}

/** The latest draws, with their age in milliseconds. */
export interface SeenDraws {
  report: DrawReport
  ageMs: number
}

/**
 * Creates the function that returns the draws: one poll of the vendor per second serves all callers, a failed one too.
 * During an outage the last successful one serves for ten more seconds, and for a minute while its draw is on sale; with
 * none to serve, a poll that fails is repeated once. Undefined without data.
 */
export function createDrawFeed(provider: Pick<DrawProvider, 'readDraws'>, now: () => number = Date.now) {
  let latest: Poll | undefined
  let good: (Poll & { report: DrawReport }) | undefined
  let pending: Promise<void> | undefined

  async function refresh(): Promise<void> {
    const report = (await provider.readDraws()) ?? (findServable() ? undefined : await provider.readDraws())
    latest = { at: now(), report }
    if (report) good = { at: latest.at, report }
    pending = undefined
  }

  function findServable(): SeenDraws | undefined {
    if (!good) return undefined
    const { at, report } = good
    const ageMs = now() - at
    const isOnSale = report.serverTime.getTime() + ageMs < report.closesAt.getTime()
    return ageMs < (isOnSale ? DRAW_STALE_ON_SALE_MS : DRAW_STALE_MS) ? { report, ageMs } : undefined
  }

  const isWithin = (found: Poll | undefined, ageMs: number) => found !== undefined && now() - found.at < ageMs

  return async function readDraws(): Promise<SeenDraws | undefined> {
    if (!isWithin(latest, DRAW_FRESH_MS)) {
      pending ??= refresh()
      await (findServable() ? Promise.race([pending, wait(DRAW_REFRESH_WAIT_MS)]) : pending)
    }
    return findServable()
  }
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms).unref()
  })
}

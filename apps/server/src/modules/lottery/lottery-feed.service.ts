import type { DrawProvider, DrawReport } from '../../providers/games/games.ts'
import { DRAW_FRESH_MS, DRAW_REFRESH_WAIT_MS, DRAW_STALE_MS } from './lottery.constants.ts'

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
 * Creates the function that returns the draws: one poll of the vendor per second serves all callers, a failed one too;
 * during an outage the last successful one serves for ten more seconds. Undefined without data.
 */
export function createDrawFeed(provider: DrawProvider, now: () => number = Date.now) {
  let latest: Poll | undefined
  let good: (Poll & { report: DrawReport }) | undefined
  let pending: Promise<void> | undefined

  async function refresh(): Promise<void> {
    const report = await provider.readDraws()
    latest = { at: now(), report }
    if (report) good = { at: latest.at, report }
    pending = undefined
  }

  const isWithin = (found: Poll | undefined, ageMs: number) => found !== undefined && now() - found.at < ageMs

  return async function readDraws(): Promise<SeenDraws | undefined> {
    if (!isWithin(latest, DRAW_FRESH_MS)) {
      pending ??= refresh()
      await (isWithin(good, DRAW_STALE_MS) ? Promise.race([pending, wait(DRAW_REFRESH_WAIT_MS)]) : pending)
    }
    return good && isWithin(good, DRAW_STALE_MS) ? { report: good.report, ageMs: now() - good.at } : undefined
  }
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms).unref()
  })
}

import type { DrawProvider, DrawReport } from '../../providers/games/games.ts'
import { DRAW_FRESH_MS, DRAW_REFRESH_WAIT_MS, DRAW_STALE_MS } from './lottery.constants.ts'

interface Poll {
  at: number
  report: DrawReport | undefined
}

/** The draws as last seen, with the age of that look in milliseconds. */
export interface SeenDraws {
  report: DrawReport
  ageMs: number
}

/**
 * Makes the function that gives the draws: one look a second at the vendor serves all callers, a failed one too, and
 * the last good one serves for ten more while the vendor is silent. Undefined when there is nothing to show.
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

import type { DrawProvider, DrawReading } from '../../providers/games/games.ts'
import { DRAW_FRESH_MS, DRAW_PATIENCE_MS, DRAW_STALE_MS } from './lottery.constants.ts'

interface Look {
  at: number
  reading: DrawReading | undefined
}

/** The draws as last seen, with the age of that look in milliseconds. */
export interface SeenDraws {
  reading: DrawReading
  ageMs: number
}

/**
 * Makes the function that gives the draws: one look a second at the vendor serves all callers, a failed one too, and
 * the last good one serves for ten more while the vendor is silent. Undefined when there is nothing to show.
 */
export function createDrawFeed(provider: DrawProvider, now: () => number = Date.now) {
  let latest: Look | undefined
  let good: (Look & { reading: DrawReading }) | undefined
  let pending: Promise<void> | undefined

  async function look(): Promise<void> {
    const reading = await provider.readDraws()
    latest = { at: now(), reading }
    if (reading) good = { at: latest.at, reading }
    pending = undefined
  }

  const isWithin = (found: Look | undefined, ageMs: number) => found !== undefined && now() - found.at < ageMs

  return async function readDraws(): Promise<SeenDraws | undefined> {
    if (!isWithin(latest, DRAW_FRESH_MS)) {
      pending ??= look()
      await (isWithin(good, DRAW_STALE_MS) ? Promise.race([pending, wait(DRAW_PATIENCE_MS)]) : pending)
    }
    return good && isWithin(good, DRAW_STALE_MS) ? { reading: good.reading, ageMs: now() - good.at } : undefined
  }
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms).unref()
  })
}

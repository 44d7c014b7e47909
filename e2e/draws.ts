import { expect, type Frame, type Page } from '@playwright/test'
import type { RunningInstance } from '../scripts/running-instance.ts'

/** Interval of the draws of Five: they fall when a journey lets their time pass. */
export const DRAW_SECONDS = '300'
const DRAW_MS = Number(DRAW_SECONDS) * 1_000
/** Time of sale to review and place a ticket on a slow machine. */
const LEAST_SALE_MS = 60_000
/** The result is due, and not long enough to be missed. */
const AFTER_MS = 500

type Clock = Pick<RunningInstance, 'readNow' | 'advance'>

/** Time until the next draw: they fall at the multiples of their interval. */
const readLeftMs = (clock: Clock) => DRAW_MS - (clock.readNow() % DRAW_MS)

/** The draw on sale is closed and falls, now. */
export async function passDraw(clock: Clock): Promise<void> {
  await clock.advance(readLeftMs(clock) + AFTER_MS)
}

/** The game asks for everything again, as when a member comes back to it: it learns of the time that has passed. */
export async function refetchAll(game: Page | Frame): Promise<void> {
  await game.evaluate("dispatchEvent(new Event('visibilitychange'))")
}

/** The game shows a draw that stays on sale long enough. */
export async function waitForOpenSales(game: Page | Frame, clock: Clock): Promise<void> {
  const isEnding = readLeftMs(clock) < LEAST_SALE_MS
  if (isEnding) {
    await passDraw(clock)
    await refetchAll(game)
  }
  const readSeconds = async () => {
    const [, minutes, seconds] = /(\d+):(\d\d)/.exec((await game.getByRole('timer').first().textContent()) ?? '') ?? []
    return Number(minutes) * 60 + Number(seconds)
  }
  // Less is what is left of the draw that has passed.
  await expect.poll(readSeconds).toBeGreaterThan(isEnding ? LEAST_SALE_MS / 1_000 : 0)
}

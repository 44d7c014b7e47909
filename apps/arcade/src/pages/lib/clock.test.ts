import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createServerClock } from './clock.ts'

let clock = createServerClock()
beforeEach(() => {
  vi.useFakeTimers()
  clock = createServerClock()
})
afterEach(() => void vi.useRealTimers())

const ahead = () => clock.now() - Date.now()

describe("DEC-35 the page counts on the server's clock", () => {
  const now = 1_000_000

  it('learns from the quickest answer, and from a slow one only when the clocks have parted', () => {
    clock.sync(now + 60_000, now - 200, now + 200)
    expect(Math.round(ahead() / 10) * 10).toBe(60_000 - 0)
    clock.sync(now + 61_000, now - 10, now + 10)
    expect(Math.round(ahead() / 10) * 10).toBe(61_000)
    clock.sync(now + 60_600, now - 500, now + 500)
    expect(Math.round(ahead() / 10) * 10).toBe(61_000)
    clock.sync(now + 90_000, now - 500, now + 500)
    expect(Math.round(ahead() / 10) * 10).toBe(89_500)
  })

  it.each([
    ['forward', -1_500],
    ['back', 1_500],
  ])('learns from the next answer that the phone’s clock was set %s a little', (_name, ms) => {
    clock.sync(now + 60_000, now - 10, now + 10)
    clock.sync(now + 60_000 + ms, now - 150, now + 150)
    const proven = 60_000 + ms - Math.sign(ms) * 150
    expect(Math.round(ahead() / 10) * 10).toBe(proven)
    clock.sync(now + 60_000 + ms + 100, now - 400, now + 400)
    expect(Math.round(ahead() / 10) * 10, 'a slower one tells nothing new').toBe(proven)
    clock.sync(now + 60_000 + ms, now - 100, now + 100)
    expect(Math.round(ahead() / 10) * 10, 'a quicker one is right').toBe(60_000 + ms)
  })

  it('is not led astray by an answer that took its time on the server', () => {
    clock.sync(now + 60_000, now - 5, now + 5)
    // The clock was set by 150 ms; this answer left the server 20 ms before it arrived.
    clock.sync(now + 60_130, now - 620, now + 20)
    expect(Math.abs(ahead() - 60_150)).toBeLessThan(200)
    clock.sync(now + 60_150, now - 5, now + 5)
    expect(Math.round(ahead() / 10) * 10).toBe(60_150)
  })
})

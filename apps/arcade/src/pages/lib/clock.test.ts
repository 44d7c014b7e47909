import { describe, expect, it } from 'vitest'
import { readServerNow, syncServerTime } from './clock.ts'

const ahead = () => readServerNow() - Date.now()

describe("DEC-35 the page counts on the server's clock", () => {
  it('learns from the quickest answer, and from a slow one only when the clocks have parted', () => {
    const now = 1_000_000
    syncServerTime(now + 60_000, now - 200, now + 200)
    expect(Math.round(ahead() / 10) * 10).toBe(60_000 - 0)
    syncServerTime(now + 61_000, now - 10, now + 10)
    expect(Math.round(ahead() / 10) * 10).toBe(61_000)
    syncServerTime(now + 60_200, now - 500, now + 500)
    expect(Math.round(ahead() / 10) * 10).toBe(61_000)
    syncServerTime(now + 90_000, now - 500, now + 500)
    expect(Math.round(ahead() / 10) * 10).toBe(90_000)
  })
})

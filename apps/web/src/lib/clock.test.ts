import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import { createClock, deviceTimeOf, formatDuration } from './clock.ts'

const dayMs = 86_400_000
const serverNow = Date.parse('2026-11-21T12:00:00.000Z')

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('the server’s clock on a device whose own is wrong', () => {
  test.each([
    ['right', 0],
    ['a day ahead', dayMs],
    ['a day behind', -dayMs],
    ['at the beginning of time', -serverNow],
  ])('DEC-35 a countdown of five minutes is one on a device whose clock is %s', (_, wrongByMs) => {
    vi.setSystemTime(serverNow + wrongByMs)
    const clock = createClock(new Date(serverNow).toISOString())
    const endsAt = serverNow + 300_000
    const left = () => formatDuration((endsAt - clock.now()) / 1000)
    expect(left()).toBe('5:00')
    vi.advanceTimersByTime(61_000)
    expect(left()).toBe('3:59')
    vi.advanceTimersByTime(300_000)
    expect(left()).toBe('0:00')
  })

  it('DEC-35 a document that was stored a day ago does not set it back', () => {
    vi.setSystemTime(serverNow + dayMs)
    expect(createClock(new Date(serverNow).toISOString(), serverNow).now()).toBe(serverNow + dayMs)
  })

  it('follows an answer after the device’s clock was set right', () => {
    vi.setSystemTime(serverNow + dayMs)
    const clock = createClock(new Date(serverNow).toISOString())
    vi.setSystemTime(serverNow + 1_000)
    clock.adjust(new Date(serverNow + 1_000).toISOString())
    expect(clock.now()).toBe(serverNow + 1_000)
  })

  it('knows when the page came although the device’s clock was set since', () => {
    vi.setSystemTime(serverNow)
    const beganMs = performance.now()
    vi.advanceTimersByTime(2_000)
    vi.setSystemTime(serverNow + dayMs)
    expect(deviceTimeOf(beganMs)).toBe(serverNow + dayMs - 2_000)
  })
})

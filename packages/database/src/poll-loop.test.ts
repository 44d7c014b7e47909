import diagnostics from 'node:diagnostics_channel'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { CLOCK_CHANNEL, createPollLoop } from './poll-loop.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** A loop whose work takes 100 ms and returns the given values; its count is that of started runs. */
function start(say: () => number | null, options: { maxDelayMs?: number; overdueDelayMs?: number } = {}) {
  const errors: unknown[] = []
  let count = 0
  const work = async () => {
    count += 1
    await new Promise((resolve) => setTimeout(resolve, 100))
    return say()
  }
  const loop = createPollLoop(work, { ...options, onError: (error) => errors.push(error) })
  return { loop, errors, readCount: () => count }
}

describe('DEC-35 a poll loop', () => {
  test('begins when it is woken, not before', async () => {
    const { loop, readCount } = start(() => null)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(readCount()).toBe(0)
    loop.wake()
    await vi.advanceTimersByTimeAsync(0)
    expect(readCount()).toBe(1)
  })

  test.each([
    [null, {}, 15_000],
    [60_000, {}, 15_000],
    [4_000, {}, 4_005],
    [0, {}, 1_000],
    [-5_000, {}, 1_000],
    [-1, { overdueDelayMs: 10 }, 10],
    [null, { maxDelayMs: 300 }, 300],
    [0, { maxDelayMs: 300 }, 300],
  ])('works again after %s ms until something is due with %j: %i ms', async (waitMs, options, delayMs) => {
    const { loop, readCount } = start(() => waitMs, options)
    loop.wake()
    await vi.advanceTimersByTimeAsync(100 + delayMs - 1)
    expect(readCount()).toBe(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(readCount()).toBe(2)
  })

  test('woken while it works it works once more, never twice at once', async () => {
    const { loop, readCount } = start(() => null)
    for (let count = 0; count < 5; count += 1) loop.wake()
    expect(readCount()).toBe(1)
    await vi.advanceTimersByTimeAsync(101)
    expect(readCount()).toBe(2)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(readCount()).toBe(2)
  })

  test('a jump of the clock wakes it between its first run and its end', async () => {
    const { loop, readCount } = start(() => null)
    const jump = () => diagnostics.channel(CLOCK_CHANNEL).publish(undefined)
    jump()
    expect(readCount()).toBe(0)
    loop.wake()
    await vi.advanceTimersByTimeAsync(101)
    jump()
    expect(readCount()).toBe(2)
    await vi.advanceTimersByTimeAsync(101)
    await loop.end()
    jump()
    expect(readCount()).toBe(2)
  })

  test('a failure is reported, and tried again after a second', async () => {
    const { loop, errors, readCount } = start(() => {
      throw new Error('no answer')
    })
    loop.wake()
    await vi.advanceTimersByTimeAsync(1_100)
    expect([errors.length, readCount()]).toEqual([1, 2])
  })

  test('its end waits for the work under way and lets no other begin', async () => {
    const { loop, readCount } = start(() => 0)
    loop.wake()
    loop.wake()
    let isEnded = false
    void loop.end().then(() => {
      isEnded = true
    })
    await vi.advanceTimersByTimeAsync(99)
    expect(isEnded).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(isEnded).toBe(true)
    loop.wake()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(readCount()).toBe(1)
  })
})

import { announcements, banners, createDeposit } from '@foyer/contract'
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import { openClient } from '../../../testing/fixture-wps.ts'
import type { MiddlewareContext, WpsRequest } from './middleware.ts'
import { createPathMatcher, evictOldest } from './path-pattern.ts'
import { createLimiter, createThrottle, decideCleanupMs } from './throttle.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const background = { alert: false }
const requestAnnouncements = ({ wps }: ReturnType<typeof openClient>, category: string, options: object = background) =>
  wps.call(announcements, { query: { category } }, options)

describe('HTTP-16 HTTP-29 CONF-34 CONST-15 CONST-16 background GETs', () => {
  it('of one path go 150 ms apart; none is refused', async () => {
    const client = openClient()
    const calls = ['a', 'b', 'c'].map((category) => requestAnnouncements(client, category))
    await vi.advanceTimersByTimeAsync(0)
    expect(client.sent).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(149)
    expect(client.sent).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(client.sent).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(150)
    expect(client.sent).toHaveLength(3)
    expect(await Promise.all(calls)).toEqual(['ok', 'ok', 'ok'])
  })

  it('of other paths, the member’s own calls and writes do not wait', async () => {
    const client = openClient()
    void requestAnnouncements(client, 'a')
    void requestAnnouncements(client, 'b', {})
    void client.wps.call(banners, { query: {} }, background)
    const body = { requestId: '5c0f6a4e-5a0a-4f6b-9a53-0a9a4f6f1c11', method: 'bank', amountMinor: '1' }
    void client.wps.call(createDeposit, { body }, background)
    void client.wps.call(createDeposit, { body }, background)
    await vi.advanceTimersByTimeAsync(0)
    expect(client.sent).toHaveLength(5)
  })

  it('that are given up while they wait are never sent', async () => {
    const client = openClient()
    const leaving = new AbortController()
    void requestAnnouncements(client, 'a')
    const gone = requestAnnouncements(client, 'b', { ...background, signal: leaving.signal }).catch(
      (error: unknown) => error,
    )
    await vi.advanceTimersByTimeAsync(100)
    leaving.abort()
    expect(await gone).toMatchObject({ code: 'aborted' })
    await vi.advanceTimersByTimeAsync(1_000)
    expect(client.sent).toHaveLength(1)
  })
})

describe('what the limiter remembers', () => {
  it('HTTP-25 CONST-11 is 100 paths: the oldest makes room', () => {
    const limiter = createLimiter()
    for (let index = 0; index < 250; index += 1) limiter.reserve(`/wps/path${index}`)
    expect(limiter.size()).toBe(100)
    expect(limiter.reserve('/wps/path249')).toBe(150)
    expect(limiter.reserve('/wps/path0')).toBe(0)
  })

  it('HTTP-26 CONST-12 is 50 patterns, which go on to fit after they were forgotten', () => {
    const known = new Map<string, RegExp>()
    const matches = createPathMatcher(known)
    for (let round = 0; round < 2; round += 1)
      for (let index = 0; index < 120; index += 1) expect(matches(`/wps/a${index}/*`, `/wps/a${index}/b`)).toBe(true)
    expect(known.size).toBe(50)
    expect(matches('/wps/*', '/m/home')).toBe(false)
    expect(matches('/wps/a.b', '/wps/aXb')).toBe(false)
  })

  it('HTTP-27 CONST-13 is 200 characters of a path', () => {
    const limiter = createLimiter()
    const path = `/wps/${'x'.repeat(195)}`
    expect(limiter.reserve(`${path}1`)).toBe(0)
    expect(limiter.reserve(`${path}2`)).toBe(150)
    expect(limiter.reserve(`${path.slice(0, 199)}y`)).toBe(0)
  })

  it('HTTP-28 CONST-14 is cleaned up every 5 to 30 s, and then the limiter rests', async () => {
    expect([1, 50, 100, 1000].map(decideCleanupMs)).toEqual([29_750, 17_500, 5_000, 5_000])
    const limiter = createLimiter()
    for (let index = 0; index < 100; index += 1) limiter.reserve(`/wps/path${index}`)
    await vi.advanceTimersByTimeAsync(4_999)
    limiter.reserve('/wps/late')
    // Scheduled with the first path: between the two bounds.
    await vi.advanceTimersByTimeAsync(25_001)
    expect(limiter.size()).toBe(0)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('HTTP-16 is no slot of a clock that was set back', () => {
    let time = 1_000_000
    const limiter = createLimiter(() => time)
    limiter.reserve('/wps/path')
    limiter.reserve('/wps/path')
    time -= 600_000
    expect(limiter.reserve('/wps/path')).toBeLessThanOrEqual(150)
    expect(limiter.reserve('/wps/path')).toBe(150)
  })

  it('HTTP-16 does not depend on the phone’s clock', () => {
    const limiter = createLimiter()
    limiter.reserve('/wps/path')
    vi.setSystemTime(Date.now() - 600_000)
    expect(limiter.reserve('/wps/path')).toBe(150)
    expect(limiter.reserve('/wps/path')).toBe(300)
  })

  it('makes room for one more, whatever was there before', () => {
    const map = new Map([...'abcd'].map((letter) => [letter, 1]))
    evictOldest(map, 3)
    expect([...map.keys()]).toEqual(['c', 'd'])
  })
})

test('HTTP-30 ERR-40 T36 an error inside the limiter lets the call through', async () => {
  const step = createThrottle(
    createLimiter(() => {
      throw new Error('no clock')
    }),
  )
  const request = { endpoint: announcements, url: '/wps/x', alert: false } as unknown as WpsRequest // all fields that the middleware reads
  const context = {} as MiddlewareContext // unused by the middleware
  expect(await step(request, async () => 'sent', context)).toBe('sent')
  expect(await step(request, async () => 'sent', context)).toBe('sent')
})

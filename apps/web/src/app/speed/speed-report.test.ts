import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const listeners: Record<string, (metric: { value: number }) => void> = {}
vi.mock('web-vitals', () => {
  const take = (name: string) => (listener: (metric: { value: number }) => void) => {
    listeners[name] = listener
  }
  return { onFCP: take('fcp'), onINP: take('inp'), onLCP: take('lcp'), onTTFB: take('ttfb') }
})
const { reportSpeed } = await import('./speed-report.ts')

let sent: { path: string; body: string }[]
let marks: { startTime: number }[]
let page: EventTarget & { hidden: boolean; documentElement: { dataset: { build: string } } }
beforeEach(() => {
  vi.useFakeTimers()
  sent = []
  marks = []
  page = Object.assign(new EventTarget(), {
    hidden: false,
    documentElement: { dataset: { build: '/m/assets/entry-client-AbCd_123.js' } },
  })
  vi.stubGlobal('document', page)
  vi.stubGlobal('location', { href: 'https://a.example/m/wallet' })
  vi.stubGlobal('performance', {
    getEntriesByType: () => [{ name: 'https://a.example/m/home?r=secret' }],
    getEntriesByName: () => marks,
  })
  vi.stubGlobal('navigator', {
    connection: { effectiveType: '3g' },
    sendBeacon: (path: string, body: string) => sent.push({ path, body }),
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const start = (visits?: number) => reportSpeed({ merchant: 'aurora', storage: { read: () => visits } as never }) // the number of visits

function measure(): void {
  for (const [name, value] of Object.entries({ ttfb: 40, fcp: 812, lcp: 1630 })) listeners[name]?.({ value })
}

test('TRACK-19, TRACK-20, TRACK-21, CONST-42, OPEN-57 a complete report leaves after 5 s, once', async () => {
  start()
  measure()
  marks.push({ startTime: 950 })
  await vi.advanceTimersByTimeAsync(4_999)
  expect(sent).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  const value = 'visit:first,route:home,net:3g,build:AbCd_123,ttfb:40,fcp:812,lcp:1630,fs:950'
  expect(sent).toEqual([{ path: '/wps/system/collect', body: JSON.stringify({ merchant: 'aurora', value }) }])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent).toHaveLength(1)
})

test('TRACK-20, CONST-42, OPEN-57 an incomplete one leaves after 15 s with what is there', async () => {
  start(2)
  listeners.fcp?.({ value: 812 })
  await vi.advanceTimersByTimeAsync(14_999)
  expect(sent).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(sent.map(({ body }) => JSON.parse(body).value)).toEqual([
    'visit:return,route:home,net:3g,build:AbCd_123,fcp:812',
  ])
})

test('TRACK-21 a page that is left reports at once', () => {
  start()
  measure()
  page.hidden = true
  page.dispatchEvent(new Event('visibilitychange'))
  expect(sent).toHaveLength(1)
})

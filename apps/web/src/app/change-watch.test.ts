import { changes, inbox, rankList, wallet } from '@foyer/contract'
import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fixtureSettings } from '../../testing/fixture-site.ts'
import { createArea } from '../../testing/fixture-wps.ts'
import { createQueryClient, queryKey } from '../lib/queries.ts'
import { createSessionStore } from '../lib/session.ts'
import { openStorage } from '../lib/storage.ts'
import { createWps } from '../lib/wps/wps.ts'
import { watchChanges } from './change-watch.ts'

class Page extends EventTarget {
  hidden = false
  turn(hidden: boolean) {
    this.hidden = hidden
    this.dispatchEvent(new Event('visibilitychange'))
  }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** A member's page whose server answers each request for a stream in turn, the last one from then on. */
function open(
  answers: (() => Response)[],
  {
    missing,
    hasValue = true,
    ageMs = 0,
    pathname = '/m/wallet',
  }: { missing?: string[]; hasValue?: boolean; ageMs?: number; pathname?: string } = {},
) {
  const page = new Page()
  vi.stubGlobal('document', page)
  vi.stubGlobal('location', { pathname })
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  const storage = openStorage('aurora', { session: createArea(), local: createArea() })
  const session = createSessionStore(storage, 'aurora')
  session.open({ id: 'm1', token: 't', userName: 'mia', customerType: 0 } as never) // the fields that a page reads
  const asked: string[] = []
  const aborted: boolean[] = []
  const wps = createWps(
    { merchant: 'aurora', language: () => 'EN', session, storage, userAgent: '', isOnline: () => true },
    async ({ url, signal }) => {
      signal?.addEventListener('abort', () => aborted.push(true))
      asked.push(url)
      return (answers.length > 1 ? answers.shift() : answers[0])?.() ?? Response.error()
    },
  )
  const queries = createQueryClient([], fixtureSettings())
  const key = queryKey(wallet, {}, 'm1')
  if (hasValue) queries.setQueryData(key, {}, { updatedAt: Date.now() - ageMs })
  const livePaths = new Set<string>()
  watchChanges({ wps, session, storage, livePaths, missing }, queries)
  const isStale = () => queries.getQueryState(key)?.isInvalidated
  return { page, asked, aborted, livePaths, isStale, session, storage, queries, key }
}

/** A stream that begins as the server's; behind a proxy that buffers, only its head arrives. */
function createStream({ isBuffered = false } = {}) {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined
  const body = new ReadableStream<Uint8Array>({
    start(given) {
      controller = given
    },
  })
  const write = (text: string) => controller?.enqueue(new TextEncoder().encode(text))
  if (!isBuffered) write(': open\n\n')
  const answer = () => new Response(body, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } })
  return { answer, write, end: () => controller?.close() }
}

const settle = () => vi.advanceTimersByTimeAsync(10)

test('a reported change makes the value of its call stale; polls are rare while the stream is open', async () => {
  const stream = createStream()
  const { asked, livePaths, isStale } = open([stream.answer])
  await settle()
  expect(asked).toEqual([`${changes.path}?topics=wallet%2Cinbox%2Cdeposit%2Cwithdrawal%2Cdesk%2Cwins`])
  expect(livePaths.has(wallet.path)).toBe(true)
  stream.write('data: {"topics":["inbox","unknown"]}\n\n')
  await settle()
  expect(isStale()).toBe(false)
  stream.write('data: {"topics":["wal')
  stream.write('let"]}\n\n')
  await settle()
  expect(isStale()).toBe(true)
})

test.each([
  ['/m/launchGame', 'wallet', '1'],
  ['/m/launchGame', 'inbox', undefined],
  ['/m/wallet', 'wallet', undefined],
])('MODAL-07 on %s a change of the %s is a reason for notifications: %s', async (pathname, topic, moment) => {
  const stream = createStream()
  const { storage } = open([stream.answer], { pathname })
  await settle()
  stream.write(`data: {"topics":["${topic}"]}\n\n`)
  await settle()
  expect(storage.read('pushMoment')).toBe(moment)
})

test.each([
  ['a reported change', 0, 'data: {"topics":["wallet"]}\n\n'],
  ['the load of what is older than the first stream', 60_000, ''],
])('CONF-18 %s loads nothing while a logout is under way', async (_what, ageMs, event) => {
  const stream = createStream()
  const { session, isStale } = open([stream.answer], { ageMs })
  session.startLogout()
  await settle()
  if (event) stream.write(event)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(isStale()).toBe(false)
})

test('a stream that has ended is opened again, and what it may have missed is loaded', async () => {
  const [first, second] = [createStream(), createStream()]
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  const { asked, livePaths, isStale } = open([first.answer, second.answer])
  await vi.advanceTimersByTimeAsync(31_000)
  first.write(': alive\n\n')
  first.end()
  await settle()
  expect([livePaths.size, isStale()]).toEqual([0, false])
  await vi.advanceTimersByTimeAsync(1_000)
  expect(asked).toHaveLength(2)
  // Not all pages load at once after a restart of the server.
  expect([livePaths.has(wallet.path), isStale()]).toEqual([true, false])
  await vi.advanceTimersByTimeAsync(2_000)
  expect(isStale()).toBe(true)
})

test('what a hidden page has missed is loaded as soon as it is shown', async () => {
  const { page, isStale } = open([createStream().answer, createStream().answer])
  await settle()
  page.turn(true)
  // Longer than the throttle of a path.
  await vi.advanceTimersByTimeAsync(1_000)
  page.turn(false)
  await settle()
  expect(isStale()).toBe(true)
})

test('a page that is shown and hidden often does not wait longer for its next stream', async () => {
  const last = createStream()
  const { page, asked } = open([...Array.from({ length: 5 }, () => createStream().answer), last.answer])
  for (let count = 0; count < 5; count += 1) {
    await vi.advanceTimersByTimeAsync(1_000)
    page.turn(true)
    page.turn(false)
  }
  await vi.advanceTimersByTimeAsync(1_000)
  expect(asked).toHaveLength(6)
  last.end()
  await vi.advanceTimersByTimeAsync(2_100)
  expect(asked).toHaveLength(7)
})

/** Observes the member's wallet, whose answers count up and take half a second each. */
function observeWallet({ queries, key }: Pick<ReturnType<typeof open>, 'queries' | 'key'>) {
  const signals: AbortSignal[] = []
  const queryFn = async ({ signal }: { signal: AbortSignal }) => {
    const total = signals.push(signal)
    await new Promise((resolve) => setTimeout(resolve, 500))
    return { total }
  }
  const observer = new QueryObserver(queries, { queryKey: key, queryFn, staleTime: Number.POSITIVE_INFINITY })
  const stop = observer.subscribe(() => undefined)
  return { stop, readState: () => [queries.getQueryData(key), signals.length, signals.some(({ aborted }) => aborted)] }
}

test('the first load of a value that changes meanwhile is repeated: its answer may be older than the change', async () => {
  const stream = createStream()
  const page = open([stream.answer], { hasValue: false })
  const { stop, readState } = observeWallet(page)
  await settle()
  stream.write('data: {"topics":["wallet"]}\n\n')
  await vi.advanceTimersByTimeAsync(510)
  expect(readState()).toEqual([{ total: 1 }, 2, false])
  await vi.advanceTimersByTimeAsync(2_000)
  expect(readState()).toEqual([{ total: 2 }, 2, false])
  stop()
})

test('events that come faster than the answers do not keep them from the screen', async () => {
  const stream = createStream()
  const page = open([stream.answer])
  const { stop, readState } = observeWallet(page)
  await settle()
  for (let count = 0; count < 3; count++) {
    stream.write('data: {"topics":["wallet"]}\n\n')
    await vi.advanceTimersByTimeAsync(200)
  }
  expect(readState(), 'the load of the first event is displayed').toEqual([{ total: 1 }, 2, false])
  await vi.advanceTimersByTimeAsync(2_000)
  expect(readState(), 'the other events are one load').toEqual([{ total: 2 }, 2, false])
  stop()
})

test('DEC-39 a load in progress when the stream is opened again is displayed, and then repeated', async () => {
  const [first, second] = [createStream(), createStream()]
  const { queries, key } = open([first.answer, second.answer])
  const loads: { signal: AbortSignal; answer: (value: object) => void }[] = []
  const queryFn = ({ signal }: { signal: AbortSignal }) =>
    new Promise<object>((answer) => loads.push({ signal, answer }))
  const stop = new QueryObserver(queries, { queryKey: key, queryFn, staleTime: Number.POSITIVE_INFINITY }).subscribe(
    () => undefined,
  )
  await settle()
  void queries.invalidateQueries({ queryKey: key })
  first.end()
  await vi.advanceTimersByTimeAsync(6_100)
  expect(loads).toHaveLength(1)
  expect(loads[0]?.signal.aborted).toBe(false)
  loads[0]?.answer({ total: 1 })
  await settle()
  expect(queries.getQueryData(key)).toEqual({ total: 1 })
  expect(loads).toHaveLength(2)
  stop()
})

test('a silent stream is given up after 45 s', async () => {
  const { asked, livePaths } = open([createStream().answer, createStream().answer])
  await vi.advanceTimersByTimeAsync(44_900)
  expect([asked.length, livePaths.has(wallet.path)]).toEqual([1, true])
  await vi.advanceTimersByTimeAsync(200)
  expect(livePaths.size).toBe(0)
  await vi.advanceTimersByTimeAsync(2_000)
  expect([asked.length, livePaths.has(wallet.path)]).toEqual([2, true])
})

test('behind a proxy that keeps the bytes back no stream is open: polls go on as without one', async () => {
  const { write, answer } = createStream({ isBuffered: true })
  const { livePaths } = open([answer])
  await vi.advanceTimersByTimeAsync(1_000)
  expect(livePaths.size).toBe(0)
  write(': open\n\n')
  await settle()
  expect(livePaths.has(wallet.path)).toBe(true)
})

test.each([true, false])(
  'a stream that falls silent soon is opened more and more rarely (head alone: %s)',
  async (isBuffered) => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5)
    const { asked } = open([() => createStream({ isBuffered }).answer()])
    await vi.advanceTimersByTimeAsync(600_000)
    expect(asked).toHaveLength(9)
  },
)

test.each([
  [20_000, 'ends', 20_000, 2_000],
  [31_000, 'ends', 20_000, 1_000],
  [31_000, 'falls silent', 45_000, 2_000],
])(
  'a stream that lives %i ms and then %s, noticed after %i ms, is opened again after %i ms',
  async (lifeMs, way, noticeMs, delayMs) => {
    vi.spyOn(Math, 'random').mockReturnValue(1)
    const stream = createStream()
    const { asked } = open([stream.answer])
    await vi.advanceTimersByTimeAsync(lifeMs)
    stream.write(': alive\n\n')
    await vi.advanceTimersByTimeAsync(noticeMs)
    if (way === 'ends') stream.end()
    await vi.advanceTimersByTimeAsync(delayMs - 100)
    expect(asked).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(200)
    expect(asked).toHaveLength(2)
  },
)

test.each([400, 404, 503])('after a status %i a stream is tried again, more and more rarely', async (status) => {
  const { asked } = open([() => new Response('', { status })])
  await vi.advanceTimersByTimeAsync(600_000)
  expect(asked.length).toBeGreaterThan(8)
  expect(asked.length).toBeLessThan(40)
})

test('DEC-02 a platform without streams is asked for none', async () => {
  const { asked } = open([createStream().answer], { missing: [changes.path] })
  await vi.advanceTimersByTimeAsync(600_000)
  expect(asked).toEqual([])
})

test('a stream that breaks and cannot be opened again leaves no value to a poll of a minute', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  const stream = createStream()
  const { asked, isStale, queries, key } = open([stream.answer, () => new Response('', { status: 503 })])
  await settle()
  stream.end()
  await vi.advanceTimersByTimeAsync(1_600)
  // Not all pages load at once after a restart of the server.
  expect([asked.length, isStale()]).toEqual([2, false])
  await vi.advanceTimersByTimeAsync(2_000)
  expect(isStale()).toBe(true)
  queries.setQueryData(key, {})
  await vi.advanceTimersByTimeAsync(120_000)
  expect([asked.length > 4, isStale()], 'once: from then on it is polled as without a stream').toEqual([true, false])
})

test('a member’s value that is older than the first stream is loaded once the stream is open; what the page brought is not', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  const stream = createStream({ isBuffered: true })
  const { isStale, queries } = open([stream.answer], { ageMs: 500 })
  const isNewerStale = () => queries.getQueryState(queryKey(inbox, {}, 'm1'))?.isInvalidated
  const isPublicStale = () => queries.getQueryState(queryKey(rankList, {}))?.isInvalidated
  queries.setQueryData(queryKey(rankList, {}), [], { updatedAt: Date.now() - 500 })
  await vi.advanceTimersByTimeAsync(5_000)
  expect(isStale()).toBe(false)
  stream.write(': open\n\n')
  await vi.advanceTimersByTimeAsync(1_900)
  queries.setQueryData(queryKey(inbox, {}, 'm1'), {})
  expect(isStale()).toBe(false)
  await vi.advanceTimersByTimeAsync(200)
  expect([isStale(), isNewerStale(), isPublicStale()]).toEqual([true, false, false])
})

test('with the network a stream is opened at once, in place of one that was open before', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(1)
  const failing = () => new Response('', { status: 503 })
  const offline = open([failing])
  await vi.advanceTimersByTimeAsync(130_000)
  const count = offline.asked.length
  offline.page.dispatchEvent(new Event('online'))
  await settle()
  expect(offline.asked).toHaveLength(count + 1)
  await vi.advanceTimersByTimeAsync(2_100)
  expect(offline.asked, 'earlier failures do not count').toHaveLength(count + 2)

  const { page, asked, aborted, livePaths } = open([createStream().answer, createStream().answer])
  await vi.advanceTimersByTimeAsync(1_000)
  page.dispatchEvent(new Event('online'))
  await settle()
  expect([asked.length, aborted.length, livePaths.has(wallet.path)]).toEqual([2, 1, true])
})

test('a stream that ends right after its head is opened again more and more rarely', async () => {
  const answer = () => new Response(': open\n\n', { headers: { 'content-type': 'text/event-stream; charset=utf-8' } })
  const { asked } = open([answer])
  await vi.advanceTimersByTimeAsync(600_000)
  expect(asked.length).toBeGreaterThan(8)
  expect(asked.length).toBeLessThan(40)
})

test('a hidden page has no stream, and opens one when it is shown; nor has a visitor', async () => {
  const { page, asked, aborted, livePaths, session } = open([createStream().answer, createStream().answer])
  await settle()
  page.turn(true)
  await vi.advanceTimersByTimeAsync(120_000)
  expect([asked.length, aborted.length, livePaths.size]).toEqual([1, 1, 0])
  page.turn(false)
  await settle()
  expect([asked.length, livePaths.has(wallet.path)]).toEqual([2, true])
  session.end('logout')
  await vi.advanceTimersByTimeAsync(120_000)
  expect([asked.length, aborted.length, livePaths.size]).toEqual([2, 2, 0])
})

import { changes, wallet } from '@foyer/contract'
import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fixtureSettings } from '../../testing/fixture-site.ts'
import { createArea } from '../../testing/fixture-wps.ts'
import { createQueryClient, queryKey } from '../lib/queries.ts'
import { createSessionStore } from '../lib/session.ts'
import { openStorage } from '../lib/storage.ts'
import { createWps } from '../lib/wps/wps.ts'
import { planReconnectMs, readEvents } from './change-watch.rules.ts'
import { watchChanges } from './change-watch.ts'

test.each([
  ['', [], ''],
  [': open\n\n', [], ''],
  ['data: {"topics":["wallet"]}\n\ndata: {"topics":["inbox","wins"]}\n\n', ['wallet', 'inbox', 'wins'], ''],
  ['data: {"topics":["wallet"]}\n\ndata: {"top', ['wallet'], 'data: {"top'],
  ['data: nonsense\n\ndata: null\n\ndata: {"topics":[1]}\n\n', [], ''],
])('the text %j has its complete events', (text, topics, rest) => {
  expect(readEvents(text)).toEqual({ topics, rest })
})

test.each([
  [0, 0, 500],
  [0, 1, 1_000],
  [3, 1, 8_000],
  [50, 1, 60_000],
])('after %i failures and with chance %f a stream is tried again after %i ms', (failures, random, delayMs) => {
  expect(planReconnectMs(failures, random)).toBe(delayMs)
})

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
})

/** A member's page whose server answers each request for a stream in turn, the last one from then on. */
function open(answers: (() => Response)[], { missing }: { missing?: string[] } = {}) {
  const page = new Page()
  vi.stubGlobal('document', page)
  vi.stubGlobal('addEventListener', () => undefined)
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
  queries.setQueryData(key, {})
  const livePaths = new Set<string>()
  watchChanges({ wps, session, livePaths, missing }, queries)
  const isStale = () => queries.getQueryState(key)?.isInvalidated
  return { page, asked, aborted, livePaths, isStale, session, queries, key }
}

function createStream() {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined
  const body = new ReadableStream<Uint8Array>({
    start(given) {
      controller = given
    },
  })
  const write = (text: string) => controller?.enqueue(new TextEncoder().encode(text))
  const answer = () => new Response(body, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } })
  return { answer, write, end: () => controller?.close() }
}

const settle = () => vi.advanceTimersByTimeAsync(10)

test('a reported change makes the value of its call stale; polls are rare while the stream is open', async () => {
  const stream = createStream()
  const { asked, livePaths, isStale } = open([stream.answer])
  await settle()
  expect(asked).toEqual([`${changes.path}?topics=wallet%2Cinbox%2Cdeposit%2Cwithdrawal%2Cwins`])
  expect(livePaths.has(wallet.path)).toBe(true)
  stream.write('data: {"topics":["inbox","unknown"]}\n\n')
  await settle()
  expect(isStale()).toBe(false)
  stream.write('data: {"topics":["wal')
  stream.write('let"]}\n\n')
  await settle()
  expect(isStale()).toBe(true)
})

test('a stream that has ended is opened again, and what it may have missed is loaded', async () => {
  const [first, second] = [createStream(), createStream()]
  const { asked, livePaths, isStale } = open([first.answer, second.answer])
  await settle()
  first.end()
  await settle()
  expect([livePaths.size, isStale()]).toEqual([0, false])
  await vi.advanceTimersByTimeAsync(1_000)
  expect(asked).toHaveLength(2)
  expect([livePaths.has(wallet.path), isStale()]).toEqual([true, true])
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
  await vi.advanceTimersByTimeAsync(1_100)
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
  expect(asked).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1_200)
  expect(asked).toHaveLength(2)
  expect(livePaths.has(wallet.path)).toBe(true)
})

test('a platform without streams is asked once; one that fails is asked again, more and more rarely', async () => {
  const unknown = open([() => new Response('', { status: 404 })])
  await vi.advanceTimersByTimeAsync(600_000)
  expect(unknown.asked).toHaveLength(1)
  const failing = open([() => new Response('', { status: 503 })])
  await vi.advanceTimersByTimeAsync(600_000)
  expect(failing.asked.length).toBeGreaterThan(8)
  expect(failing.asked.length).toBeLessThan(40)
  expect(open([() => new Response('', { status: 503 })], { missing: [changes.path] }).asked).toEqual([])
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

import { announcements, systemStatus, wallet } from '@foyer/contract'
import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import { fixtureSettings } from '../../testing/fixture-site.ts'
import { answerRefusal, answerValue, createCaches, createNetworkStub, openClient } from '../../testing/fixture-wps.ts'
import { createQueryClient, decideRetryDelayMs, loadValue, queryKey } from './queries.ts'
import { WpsError } from './wps/wps-error.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('caches', createCaches())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** An observer of a response, as in a screen. */
function look(client: ReturnType<typeof openClient>, endpoint: typeof wallet | typeof announcements) {
  const queries = createQueryClient([], fixtureSettings())
  const input = { query: {} }
  const key = queryKey(endpoint, input, client.session.get()?.id)
  const observer = new QueryObserver(queries, {
    queryKey: key,
    queryFn: (context) => loadValue(client.wps, endpoint, input, context),
  })
  const leave = observer.subscribe(() => undefined)
  return { queries, leave, key, read: () => observer.getCurrentResult() }
}

describe('an answer that a screen asks for', () => {
  it('CONF-17 ERR-39 fails silently: the call says alert:false, and the screen gets the error', async () => {
    const client = openClient(() => answerRefusal(400, 'not_allowed'))
    client.logIn('7')
    const { read } = look(client, wallet)
    await vi.advanceTimersByTimeAsync(0)
    expect(client.sent[0]?.alert).toBe(false)
    expect(read().error).toMatchObject({ code: 'not_allowed', call: { isAlerting: false } })
  })

  it('CONF-39 SESS-09 that finds the session ended ends it here, without an alert', async () => {
    const client = openClient(() => answerRefusal(401, 'customer.not.login'))
    client.logIn('7')
    const ends: string[] = []
    client.session.onEnd((reason) => ends.push(reason))
    look(client, wallet)
    await vi.advanceTimersByTimeAsync(0)
    expect(ends).toEqual(['lapsed'])
  })

  it('DEC-02 that is not there is asked for once, however many look; a failure is asked for anew', async () => {
    for (const [status, count] of [
      [404, 1],
      [403, 2],
    ] as const) {
      const client = openClient(() => answerRefusal(status, status === 404 ? 'not_found' : 'not_allowed'))
      const { queries, key } = look(client, announcements)
      await vi.advanceTimersByTimeAsync(1_000)
      const queryFn = (context: Parameters<typeof loadValue>[3]) =>
        loadValue(client.wps, announcements, { query: {} }, context)
      new QueryObserver(queries, { queryKey: key, queryFn }).subscribe(() => undefined)
      await vi.advanceTimersByTimeAsync(1_000)
      expect(client.sent, String(status)).toHaveLength(count)
    }
  })

  it('is asked for again after a failure of the network or the server, twice, and not after a no', async () => {
    const shaken = openClient(() => new Response('', { status: 503 }))
    look(shaken, announcements)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(shaken.sent).toHaveLength(3)
    const refused = openClient(() => answerRefusal(403, 'not_allowed'))
    look(refused, announcements)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(refused.sent).toHaveLength(1)
  })

  it('is given up when the screen is left', async () => {
    const client = openClient(createNetworkStub().answer)
    const { leave } = look(client, announcements)
    await vi.advanceTimersByTimeAsync(0)
    leave()
    await vi.advanceTimersByTimeAsync(0)
    expect(client.sent[0]?.signal?.aborted).toBe(true)
  })

  it('HTTP-13 comes from the kept one once it is stale, but never after it was declared out of date', async () => {
    let count = 0
    const client = openClient(() => answerValue(++count))
    const { queries, key, read } = look(client, announcements)
    await vi.advanceTimersByTimeAsync(100)
    expect(read().data).toBe(1)
    await vi.advanceTimersByTimeAsync(31_000)
    void queries.refetchQueries({ queryKey: key })
    await vi.advanceTimersByTimeAsync(200)
    expect(client.sent).toHaveLength(1)
    void queries.invalidateQueries({ queryKey: [announcements.path] })
    await vi.advanceTimersByTimeAsync(200)
    expect([client.sent.length, read().data]).toEqual([2, 2])
  })
})

test.each([
  [0, 0, 1_000],
  [0, 1, 1_500],
  [1, 0.5, 2_250],
  [9, 1, 10_500],
])('asking again for the time no %i with the chance %d waits %i ms', (count, chance, delayMs) => {
  expect(decideRetryDelayMs(count, chance)).toBe(delayMs)
})

test('BOOT-08 a tab that comes back renews public answers; the settings and members’ answers have a way of their own', () => {
  const { refetchOnWindowFocus } = createQueryClient([], fixtureSettings()).getDefaultOptions().queries ?? {}
  const decide = (key: readonly unknown[]) =>
    typeof refetchOnWindowFocus === 'function' && refetchOnWindowFocus({ queryKey: key } as never) // the only field that it reads
  expect(decide(queryKey(announcements, {}))).toBe(true)
  expect(decide(queryKey(wallet, {}, '7'))).toBe(false)
  expect(decide(queryKey(systemStatus, {}))).toBe(false)
})

test('an error of one caller is not changed by another’s', async () => {
  const network = createNetworkStub()
  const client = openClient(network.answer)
  const loud = client.wps.call(announcements, { query: {} }).catch((error: unknown) => error)
  const quiet = client.wps.call(announcements, { query: {} }, { alert: false }).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(0)
  expect(network.waiting).toHaveLength(1)
  network.waiting[0]?.resolve(answerRefusal(400, 'not_allowed'))
  const [first, second] = await Promise.all([loud, quiet])
  expect(first).toBeInstanceOf(WpsError)
  expect(first).toMatchObject({ call: { isAlerting: true } })
  expect(second).toMatchObject({ call: { isAlerting: false } })
})

test('a value of a document that was stored yesterday is requested again by a screen, one that came just now is not', async () => {
  const sent = async (updatedAt: number | undefined) => {
    const client = openClient(() => answerValue([]))
    const seeds = [{ path: announcements.path, query: {}, value: [] }]
    const queries = createQueryClient(seeds, fixtureSettings(), updatedAt)
    const observer = new QueryObserver(queries, {
      queryKey: queryKey(announcements, { query: {} }),
      queryFn: (context) => loadValue(client.wps, announcements, { query: {} }, context),
    })
    const leave = observer.subscribe(() => undefined)
    await vi.advanceTimersByTimeAsync(1_000)
    leave()
    return client.sent.length
  }
  expect([await sent(Date.now() - 86_400_000), await sent(undefined)]).toEqual([1, 0])
})

import * as contract from '@foyer/contract'
import { type EndpointDefinition, gameList, hotGames, nextDraw, rankList, systemStatus, wallet } from '@foyer/contract'
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import {
  answerRefusal,
  answerValue,
  createArea,
  createCaches,
  createNetworkStub,
  openClient,
} from '../../../testing/fixture-wps.ts'
import { sessionStorageLimitBytes } from '../storage-limit.ts'
import { isCacheable } from './response-cache.rules.ts'

let caches: ReturnType<typeof createCaches>
beforeEach(() => {
  vi.useFakeTimers()
  caches = createCaches()
  vi.stubGlobal('caches', caches)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Runs all pending work without advancing time. */
const settle = async () => {
  for (let turn = 0; turn < 5; turn += 1) await vi.advanceTimersByTimeAsync(0)
}
const cached = () => [...(caches.names.get('api-cache-v1') ?? [])]
const cachedKeys = () => cached().map(([address]) => decodeURI(address.replace('http://localhost/api-cache-v1', '')))
/** A network with numbered responses, and a client without size checks by default. */
function open(change: Parameters<typeof openClient>[1] = {}) {
  let count = 0
  const client = openClient(() => answerValue(++count), { random: () => 1, ...change })
  const ask = async (endpoint: EndpointDefinition = hotGames, options: object = {}, query: object = {}) => {
    const value = await client.wps.call(endpoint, { query }, options)
    await settle()
    return value
  }
  return { ...client, ask }
}

describe('HTTP-13 what is kept', () => {
  it('of the contract: lists and texts for everybody; no balance, no money, no settings, nothing live', () => {
    const isEndpoint = (value: unknown): value is EndpointDefinition =>
      typeof value === 'object' && value !== null && 'path' in value && 'access' in value
    const names = Object.values<unknown>(contract)
      .filter(isEndpoint)
      .filter(isCacheable)
      .map(({ path }) => path)
    expect(names).toContain(gameList.path)
    for (const { path } of [wallet, nextDraw, rankList, systemStatus]) expect(names).not.toContain(path)
  })
})

describe('HTTP-17 HTTP-18 HTTP-23 CONST-04 CONST-10 ENT-27 an entry', () => {
  it('is the data with its end, 180 s away, under api-cache-v1', async () => {
    const { ask } = open()
    const nowMs = Date.now()
    await ask()
    const [[, response] = []] = cached()
    expect([...caches.names.keys()]).toEqual(['api-cache-v1'])
    expect(Number(response?.headers.get('X-Expires-At'))).toBe(nowMs + 180_000)
    expect(await response?.clone().json()).toBe(1)
  })

  it('answers until then, also a client of a later page, and not a moment longer', async () => {
    expect(await open().ask()).toBe(1)
    const { ask, sent } = open()
    await vi.advanceTimersByTimeAsync(179_999)
    expect(await ask()).toBe(1)
    expect(sent).toHaveLength(0)
    await vi.advanceTimersByTimeAsync(1)
    await ask()
    expect(sent).toHaveLength(1)
  })

  it('whose end is further away than a lifetime comes from a clock that was set back: it answers nothing', async () => {
    await open().ask()
    vi.setSystemTime(Date.now() - 1_000)
    const { ask, sent } = open()
    await ask()
    expect(sent).toHaveLength(1)
  })

  it('that is asked for afresh is passed by and replaced', async () => {
    const { ask } = open()
    expect(await ask()).toBe(1)
    expect(await ask(hotGames, { isFresh: true })).toBe(2)
    expect(await ask()).toBe(2)
    expect(cached()).toHaveLength(1)
  })

  it('is not made of a failure', async () => {
    const client = openClient(() => answerRefusal(500, 'unknown_error'))
    await client.wps.call(hotGames, { query: {} }).catch(() => undefined)
    await settle()
    expect(cached()).toEqual([])
  })

  it('that cannot be read is asked for again', async () => {
    const { ask, sent } = open()
    await ask()
    for (const [address] of cached())
      caches.names.get('api-cache-v1')?.set(address, new Response('{', { headers: { 'X-Expires-At': '1e15' } }))
    await ask()
    expect(sent).toHaveLength(2)
  })
})

describe('T28 CONF-18 whose answers they are', () => {
  it('stands in the key: merchant, member and language', async () => {
    let language = 'EN'
    const { ask, logIn } = open({ language: () => language })
    await ask()
    logIn('7')
    await ask()
    language = 'UR'
    await ask(hotGames, {}, { ext: 'avif' })
    const path = hotGames.path
    expect(cachedKeys()).toEqual([`/aurora/-/EN${path}`, `/aurora/7/EN${path}`, `/aurora/7/UR${path}?ext=avif`])
  })

  it.each([
    ['a logout', (client: ReturnType<typeof open>) => client.session.end('logout')],
    ['the end of the session', (client: ReturnType<typeof open>) => client.session.end('lapsed')],
    ['another member', (client: ReturnType<typeof open>) => client.logIn('8')],
  ])('%s takes all of them away', async (_, leave) => {
    const client = open()
    client.logIn('7')
    await client.ask()
    expect(cached()).toHaveLength(1)
    leave(client)
    await settle()
    expect(cached()).toEqual([])
  })

  it('ERR-12 a 401 takes them away', async () => {
    const client = openClient(({ endpoint }) =>
      endpoint.access === 'member' ? answerRefusal(401, null) : answerValue(1),
    )
    client.logIn('7')
    await client.wps.call(hotGames, { query: {} })
    await settle()
    expect(cached()).toHaveLength(1)
    await client.wps.call(wallet, {}).catch(() => undefined)
    await settle()
    expect(cached()).toEqual([])
  })

  it('an answer that comes after the member has left is kept by nobody', async () => {
    const network = createNetworkStub()
    const client = openClient(network.answer)
    client.logIn('7')
    const late = client.wps.call(hotGames, { query: {} })
    await settle()
    client.session.end('logout')
    network.waiting[0]?.resolve(answerValue('canary'))
    expect(await late).toBe('canary')
    await settle()
    expect(cached()).toEqual([])
  })

  it('what a member left who only closed the page is gone when the next one comes', async () => {
    const first = open()
    first.logIn('7')
    await first.ask()
    const guest = open()
    await guest.ask()
    expect(cachedKeys()).toEqual([`/aurora/-/EN${hotGames.path}`])
  })
})

describe('how many there are', () => {
  const fill = async (client: ReturnType<typeof open>, count: number) => {
    for (let index = 0; index < count; index += 1) {
      vi.setSystemTime(Date.now() + 1)
      await client.ask(gameList, {}, { gameClassify: `X${index}` })
    }
  }
  const numbers = () => cachedKeys().map((key) => Number(key.split('X')[1]))

  it.each([
    ['HTTP-22 CONST-09 with 10 %% chance the limit is looked at', 0.0999, 30 + 10 - 7],
    ['HTTP-22 CONST-09 otherwise the count passes it', 0.1, 40],
  ])('%s', async (_, drawn, left) => {
    const chances = Array.from({ length: 40 }, (_, index) => (index === 30 ? drawn : 1))
    await fill(open({ random: () => chances.shift() ?? 1 }), 40)
    expect(cached()).toHaveLength(left)
    expect(numbers()[0]).toBe(left === 40 ? 0 : 7)
  })

  it('HTTP-20 CONF-44 CONST-06 CONST-07 the cleanup comes after 60 s, then every 300 s, and keeps the limit', async () => {
    const client = open()
    await fill(client, 45)
    await vi.advanceTimersByTimeAsync(59_900)
    expect(cached()).toHaveLength(45)
    await vi.advanceTimersByTimeAsync(100)
    // 45 - 9 - 8 = 28.
    expect(cached()).toHaveLength(28)
    expect(numbers()[0]).toBe(17)
    await vi.advanceTimersByTimeAsync(299_000)
    expect(cached()).toHaveLength(28)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(cached()).toEqual([])
    await client.ask()
    await vi.advanceTimersByTimeAsync(299_000)
    expect(cached()).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(cached()).toEqual([])
  })
})

describe('HTTP-24 without the Cache API', () => {
  const refusing = { open: () => Promise.reject(new DOMException('no', 'SecurityError')) }

  it.each([
    ['that is missing', undefined],
    ['that refuses', refusing],
  ])('%s, answers are kept in session storage', async (_, without) => {
    const area = createArea()
    vi.stubGlobal('caches', without)
    vi.stubGlobal('sessionStorage', area)
    const { ask, sent, logIn, session } = open()
    logIn('7')
    const nowMs = Date.now()
    expect([await ask(), await ask()]).toEqual([1, 1])
    expect(sent).toHaveLength(1)
    const [[name, text] = []] = area.values
    expect(name).toBe(`/api-cache-v1/aurora/7/EN${hotGames.path}`)
    expect(JSON.parse(text ?? '')).toEqual({ data: 1, expiresAt: nowMs + 180_000 })
    area.values.set('aurora.other', 'stays')
    session.end('logout')
    await settle()
    expect([...area.values.keys()]).toEqual(['aurora.other'])
  })

  it('CONST-03 they take no more than half of its 1.5 MB, so that a login still finds room', async () => {
    const area = createArea()
    vi.stubGlobal('caches', undefined)
    vi.stubGlobal('sessionStorage', area)
    expect(sessionStorageLimitBytes).toBe(1.5 * 1024 * 1024)
    const answers = ['x'.repeat(300_000), 'x'.repeat(300_000), 'x'.repeat(40_000)]
    const client = openClient(() => answerValue(answers.shift()))
    for (const groupName of ['a', 'b', 'c']) {
      await client.wps.call(contract.banners, { query: { groupName } })
      await settle()
    }
    expect([...area.values.keys()].map((name) => name.at(-1))).toEqual(['a', 'c'])
  })

  it('and without session storage the client just asks', async () => {
    vi.stubGlobal('caches', undefined)
    vi.stubGlobal('sessionStorage', undefined)
    const { ask } = open()
    expect([await ask(), await ask()]).toEqual([1, 2])
  })
})

test('HTTP-11 HTTP-13 a fresh answer comes past the browser’s own cache, with credentials and without redirects', async () => {
  const asked: [string, RequestInit][] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    asked.push([url, init])
    return answerValue(1)
  })
  const { createWps } = await import('./wps.ts')
  const { session, storage } = open()
  const context = { merchant: 'aurora', language: () => 'EN', session, storage, userAgent: '', isOnline: () => true }
  const wps = createWps(context)
  await wps.call(hotGames, { query: {} })
  await wps.call(hotGames, { query: {} }, { isFresh: true })
  expect(asked.map(([, { cache }]) => cache)).toEqual(['default', 'no-cache'])
  for (const [, init] of asked) expect(init).toMatchObject({ credentials: 'include', redirect: 'error' })
})

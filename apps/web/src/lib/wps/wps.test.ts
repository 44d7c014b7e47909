import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  announcements,
  banners,
  changePassword,
  createDeposit,
  exchangeSessionTransfer,
  gameList,
  gameVendor,
  hotGames,
  memberInfo,
  rankList,
  readDeposit,
  systemStatus,
  webManifest,
} from '@foyer/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import { createArea, openClient } from '../../../testing/fixture-wps.ts'
import { createSessionStore, type SessionStore } from '../session.ts'
import { openStorage, type TypedStorage } from '../storage.ts'
import { createWps } from './wps.ts'
import { WpsError } from './wps-error.ts'

let server: Server
let base: string
let reply: { status: number; body: unknown; delayMs?: number }
let seen: { request: IncomingMessage; body: string }[]
let session: SessionStore
let storage: TypedStorage
let isOnline = true

beforeAll(async () => {
  server = createServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += part
    seen.push({ request, body })
    await new Promise((resolve) => setTimeout(resolve, reply.delayMs ?? 0))
    response.writeHead(reply.status, { 'content-type': 'application/json' })
    response.end(typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}` // a TCP server's address
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  reply = { status: 200, body: { success: true, value: { ok: 1 }, message: null, errorCode: null } }
  seen = []
  isOnline = true
  storage = openStorage('aurora', { session: createArea(), local: createArea() })
  session = createSessionStore(storage, 'aurora')
})

function wps() {
  const context = {
    merchant: 'aurora',
    language: () => 'UR',
    session,
    storage,
    userAgent: 'Phone/1 ü',
    isOnline: () => isOnline,
  }
  return createWps(context, ({ endpoint, url, headers, body, signal }) =>
    fetch(base + url, { method: endpoint.method, headers, body, signal: signal ?? null }),
  )
}

const open = () => session.open({ id: '7', token: 'secret-token', userName: 'demo', customerType: 0 })
const refused = (status: number, errorCode: string | null) => ({
  status,
  body: { success: false, value: null, message: 'words', errorCode },
})

describe('what a call carries', () => {
  it('TMPL-03 OPEN-31 HTTP-01 HTTP-02 HTTP-04 HTTP-05 HTTP-06 headers', async () => {
    await wps().call(hotGames, { query: {} }, { moduleId: 'REG3' })
    expect(seen[0]?.request.headers).toMatchObject({
      merchant: 'aurora',
      language: 'UR',
      device: 'MOBILE',
      moduleid: 'REG3',
      'x-ua': encodeURIComponent('Phone/1 ü'),
    })
    expect(seen[0]?.request.headers.authorization).toBeUndefined()
  })
  it('HTTP-03 the token of the session', async () => {
    open()
    await wps().call(memberInfo, {})
    expect(seen[0]?.request.headers.authorization).toBe('secret-token')
  })
  it('SESS-02 OPEN-76 one span from a guest’s first call to the end of the session that it led to', async () => {
    await wps().call(hotGames, { query: {} })
    open()
    await wps().call(memberInfo, {})
    expect(session.get()?.spanId).toBe(session.spanId())
    session.end('logout')
    await wps().call(hotGames, { query: {} })
    const spans = seen.map(({ request }) => request.headers['x-span-id'])
    expect(spans[0]).toMatch(/^[0-9a-f-]{36}$/)
    expect(spans[1]).toBe(spans[0])
    expect(spans[2]).not.toBe(spans[0])
    expect(spans[2]).toBe(session.spanId())
  })
  it('DEC-40 a page without a merchant names none', async () => {
    const storage = openStorage('', { session: undefined, local: undefined })
    const context = { merchant: '', language: () => 'EN', session, storage, userAgent: '', isOnline: () => true }
    let headers = new Headers()
    await createWps(context, async (request) => {
      headers = request.headers
      return Response.json({ success: true, value: {} })
    }).call(systemStatus, { query: {} })
    expect(headers.has('merchant')).toBe(false)
  })
  it('HTTP-07 CONF-06 no token in the address, and path parameters are encoded', async () => {
    const query = { token: 'a', Authorization: 'b', tokens: 'c', ext: 'avif', nothing: undefined }
    await wps().call(hotGames, { query } as never) // input of a careless caller
    expect(seen[0]?.request.url).toBe('/wps/relay/GCSGAME_hotGamesV2?ext=avif')
    await wps().call(readDeposit, { params: { id: 'a/../b' } })
    expect(seen[1]?.request.url).toBe('/wps/deposit/a%2F..%2Fb')
  })
  it.each([
    ['avif', '?ext=avif'],
    ['webp', '?ext=webp'],
    ['na', ''],
  ] as const)(
    'GAME-18 RELAY-27 DEV-10 NOTICE-02 pictures as %s are asked for by “%s”, where the call names pictures',
    async (format, search) => {
      const client = openClient(undefined, { findImageFormat: async () => format })
      for (const list of [gameList, hotGames, gameVendor, rankList, announcements]) {
        await client.wps.call(list, { query: {} })
        expect(client.sent.at(-1)?.url).toBe(list.path + search)
      }
      await client.wps.call(banners, { query: {} })
      expect(client.sent.at(-1)?.url).toBe(banners.path)
    },
  )
  it('GAME-18 a format that cannot be found out keeps nothing from being asked', async () => {
    const client = openClient(undefined, { findImageFormat: () => Promise.reject(new Error('no picture')) })
    await client.wps.call(hotGames, { query: {} })
    expect(client.sent.at(-1)?.url).toBe(hotGames.path)
  })
  it('API-11 a fresh answer is asked for in words that a platform behind a front reads too', async () => {
    await wps().call(systemStatus, { query: {} }, { isFresh: true })
    await wps().call(systemStatus, { query: {} })
    expect(seen[0]?.request.headers['cache-control']).toBe('no-cache')
    expect(seen[1]?.request.headers['cache-control']).not.toBe('no-cache')
  })
  it('HTTP-08 sends JSON and gives the value', async () => {
    const body = { oldPassword: 'x', newPassword: 'y' }
    expect(await wps().call(changePassword, { body })).toEqual({ ok: 1 })
    expect(JSON.parse(seen[0]?.body ?? '')).toEqual(body)
  })
})

describe('how a call fails', () => {
  it('PWA-21 a bare value comes as it is, and its refusal as any other', async () => {
    reply = { status: 200, body: { short_name: 'Aurora' } }
    const query = { merchantCode: 'aurora' }
    expect(await wps().call(webManifest, { query })).toEqual({ short_name: 'Aurora' })
    expect(seen[0]?.request.headers.merchant).toBe('aurora')
    reply = { status: 403, body: { success: false, value: null, message: null, errorCode: 'merchant_mismatch' } }
    await expect(wps().call(webManifest, { query })).rejects.toMatchObject({ code: 'merchant_mismatch' })
  })
  it('HTTP-10 gives up after its time, and when the caller does', async () => {
    reply.delayMs = 300
    await expect(wps().call(hotGames, { query: {} }, { timeoutMs: 30 })).rejects.toMatchObject({ code: 'timeout' })
    const signal = AbortSignal.timeout(30)
    await expect(wps().call(systemStatus, { query: {} }, { signal })).rejects.toMatchObject({ code: 'aborted' })
    await expect(wps().call(systemStatus, { query: {} }, { signal: AbortSignal.abort() })).rejects.toMatchObject({
      code: 'aborted',
    })
  })
  it('ERR-21 tells being offline from a server that does not answer', async () => {
    const unreachable = createWps(
      { merchant: 'aurora', language: () => 'EN', session, storage, userAgent: '', isOnline: () => isOnline },
      () => fetch('http://127.0.0.1:1/'),
    )
    await expect(unreachable.call(hotGames, { query: {} })).rejects.toMatchObject({
      code: 'service_unavailable',
      status: 0,
    })
    isOnline = false
    await expect(unreachable.call(hotGames, { query: {} })).rejects.toMatchObject({ code: 'network_offline' })
  })
})

describe('a network that goes while a call is on its way', () => {
  const going = () =>
    createWps(
      { merchant: 'aurora', language: () => 'EN', session, storage, userAgent: '', isOnline: () => isOnline },
      async () => {
        isOnline = false
        throw new TypeError('the connection was cut')
      },
    )
  it('ERR-21 leaves a read offline', async () => {
    await expect(going().call(hotGames, { query: {} })).rejects.toMatchObject({ code: 'network_offline' })
  })
  it('T20 ERR-21 leaves nobody sure of a write; one that never left is offline', async () => {
    const body = { oldPassword: 'x', newPassword: 'y' }
    await expect(going().call(changePassword, { body })).rejects.toMatchObject({ code: 'service_unavailable' })
    await expect(going().call(changePassword, { body })).rejects.toMatchObject({ code: 'network_offline' })
  })
})

describe('the end of a session', () => {
  test.each([
    ['ERR-09', 401, 'login.not.session'],
    ['ERR-10', 401, 'customer.not.login'],
    ['ERR-11', 401, 'user.or.token.invalid'],
    ['ERR-13', 200, 'CUSTOMER_NOT_LOGIN'],
    ['ERR-12', 401, null],
  ])('%s %i %s ends it once', async (_, status, errorCode) => {
    open()
    const ends: string[] = []
    session.onEnd((reason) => ends.push(reason))
    reply = refused(status, errorCode)
    const calls = [1, 2, 3].map(() =>
      wps()
        .call(memberInfo, {})
        .catch((error: unknown) => error),
    )
    expect(await Promise.all(calls)).toEqual([expect.any(WpsError), expect.any(WpsError), expect.any(WpsError)])
    expect(ends).toEqual(['expired'])
    expect(session.get()).toBeUndefined()
  })
  it('T2 a refused hand-off code leaves a live session alone', async () => {
    open()
    reply = refused(401, 'handoff_invalid')
    await expect(wps().call(exchangeSessionTransfer, { body: { code: 'x' } })).rejects.toThrow()
    expect(session.get()?.id).toBe('7')
  })
  it('CONF-39 a guest is told nothing, and a session opened meanwhile stays', async () => {
    const ends: string[] = []
    session.onEnd((reason) => ends.push(reason))
    reply = { ...refused(401, 'customer.not.login'), delayMs: 50 }
    await expect(wps().call(memberInfo, {})).rejects.toThrow()
    open()
    const late = wps()
      .call(memberInfo, {})
      .catch(() => undefined)
    session.open({ id: '8', token: 'newer', userName: 'demo', customerType: 0 })
    await late
    expect(ends).toEqual([])
    expect(session.get()?.id).toBe('8')
  })
})

test('a money call’s id is part of what is sent, unchanged', async () => {
  open()
  const body = { requestId: '5c0f6a4e-5a0a-4f6b-9a53-0a9a4f6f1c11', method: 'bank', amountMinor: '10000' }
  await wps().call(createDeposit, { body })
  await wps().call(createDeposit, { body })
  expect(new Set(seen.map((call) => call.body)).size).toBe(1)
})

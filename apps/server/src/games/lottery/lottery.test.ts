import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { nextDraw } from '@foyer/contract'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { ServerConfig } from '../../config.ts'
import { type MerchantSettings, saveMerchant } from '../../merchant/index.ts'
import type { DrawReport } from '../../providers/games/games.ts'
import { saveGame } from '../../testing/save-game.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { createDrawFeed } from './lottery-feed.service.ts'

const report: DrawReport = {
  drawId: '1',
  closesAt: new Date(0),
  drawsAt: new Date(0),
  serverTime: new Date(0),
  recent: [],
}

describe('DEC-35 one look at the vendor serves everybody', () => {
  it('for a second, and those who ask meanwhile share the next one', async () => {
    let [now, looks] = [0, 0]
    const readDraws = createDrawFeed({ readDraws: async () => ({ ...report, drawId: String(++looks) }) }, () => now)
    await Promise.all([readDraws(), readDraws(), readDraws()])
    now = 999
    expect(await readDraws()).toMatchObject({ report: { drawId: '1' }, ageMs: 999 })
    now = 1_000
    expect(await readDraws()).toMatchObject({ report: { drawId: '2' }, ageMs: 0 })
    expect(looks).toBe(2)
  })

  it('the last one serves for ten seconds while the vendor is silent, then nothing', async () => {
    let [now, looks, isUp] = [0, 0, true]
    const provider = {
      readDraws: async () => {
        looks += 1
        return isUp ? report : undefined
      },
    }
    const readDraws = createDrawFeed(provider, () => now)
    await readDraws()
    isUp = false
    now = 9_999
    expect(await readDraws()).toMatchObject({ ageMs: 9_999 })
    now = 10_500
    expect(await readDraws()).toBeUndefined()
    const before = looks
    expect(await readDraws()).toBeUndefined()
    expect(looks, 'a vendor that has just failed is left alone for a second').toBe(before)
    isUp = true
    now = 11_600
    expect(await readDraws()).toMatchObject({ ageMs: 0 })
  })

  it('while its draw is on sale the last one serves for a minute, but not beyond its close', async () => {
    let [now, isUp] = [0, true]
    const read = async (closesAt: Date) => {
      ;[now, isUp] = [0, true]
      const provider = { readDraws: async () => (isUp ? { ...report, closesAt } : undefined) }
      const readDraws = createDrawFeed(provider, () => now)
      await readDraws()
      isUp = false
      return async (ms: number) => {
        now = ms
        return (await readDraws()) !== undefined
      }
    }
    const ofMinutes = await read(new Date(300_000))
    expect([await ofMinutes(59_999), await ofMinutes(60_000)]).toEqual([true, false])
    const ofSeconds = await read(new Date(30_000))
    expect([await ofSeconds(29_999), await ofSeconds(30_000)]).toEqual([true, false])
    const closing = await read(new Date(5_000))
    expect([await closing(9_999), await closing(10_000)]).toEqual([true, false])
  })

  it('with none to serve, a look that fails is repeated once', async () => {
    let looks = 0
    const readDraws = createDrawFeed({ readDraws: async () => (++looks === 2 ? report : undefined) }, () => 0)
    expect(await readDraws()).toMatchObject({ ageMs: 0 })
    expect(looks).toBe(2)
  })

  it('a vendor that hangs does not make callers wait when the last look can serve', async () => {
    let now = 0
    let isHanging = false
    const readDraws = createDrawFeed(
      { readDraws: () => (isHanging ? new Promise(() => undefined) : Promise.resolve(report)) },
      () => now,
    )
    await readDraws()
    isHanging = true
    now = 2_000
    expect(await readDraws()).toMatchObject({ ageMs: 2_000 })
  })
})

describe('GET /wps/lottery/draw/next', () => {
  let server: TestServer | undefined
  let arcade: Server | undefined

  /** A stand-in for the arcade's public feed, with its protocol on loopback; both merchants have its lottery. */
  async function start(answers: Record<string, unknown>, changes: Partial<ServerConfig> = {}): Promise<TestServer> {
    arcade = createServer((request, response) => {
      const answer = answers[new URL(request.url ?? '/', 'http://x').pathname]
      response.writeHead(answer === undefined ? 500 : 200, { 'content-type': 'application/json' })
      response.end(typeof answer === 'string' ? answer : JSON.stringify(answer ?? {}))
    })
    await new Promise<void>((resolve) => arcade?.listen(0, '127.0.0.1', resolve))
    const { port } = arcade.address() as AddressInfo // a TCP server has a port
    server = await startTestServer({ arcadeUrl: `http://arcade.localhost:${port}`, ...changes })
    const game = { code: 'FIVE', ordinal: 1, title: { EN: 'Five' }, vendor: 'arcade', gameClassify: 'ELOTT' } as const
    const looks = { image: '', launchMode: 'LOTT', freeplay: false, isHot: false } as const
    for (const merchant of ['aurora', 'lotus'])
      await server.database.transaction((tx) => saveGame(tx, { merchant, ...game, ...looks }), { merchant })
    return server
  }
  afterEach(async () => {
    arcade?.close()
    await server?.close()
  })

  const wrap = (value: unknown) => ({ success: true, value, message: null, errorCode: null })
  const draw = {
    drawId: '20261121-0001',
    state: 'open',
    closesAt: '2026-11-21T00:00:55.000Z',
    drawsAt: '2026-11-21T00:01:00.000Z',
  }
  const next = wrap({ serverTime: '2026-11-21T00:00:10.000Z', isSelling: true, draw })
  const recent = wrap({
    draws: [
      { drawId: '20261121-0000', digits: '01234', drawnAt: '2026-11-21T00:00:00.500Z' },
      { drawId: '20261120-1439', digits: null, drawnAt: null },
    ],
  })

  it('gives the draw, the last results digit by digit, and the vendor’s clock as it stands now', async () => {
    const { call } = await start({ '/api/draws/next': next, '/api/draws/recent': recent })
    const { envelope, headers } = await call(nextDraw, {})
    expect(envelope.value).toMatchObject({
      gameCode: 'FIVE',
      drawId: draw.drawId,
      closesAt: draw.closesAt,
      drawsAt: draw.drawsAt,
      recent: [{ drawId: '20261121-0000', digits: [0, 1, 2, 3, 4], drawnAt: '2026-11-21T00:00:00.500Z' }],
    })
    const aheadMs = Date.parse(envelope.value?.serverTime ?? '') - Date.parse('2026-11-21T00:00:10.000Z')
    expect(aheadMs).toBeGreaterThanOrEqual(0)
    expect(aheadMs).toBeLessThan(60_000)
    expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=1')
  })

  const feed = { '/api/draws/next': next, '/api/draws/recent': recent }

  it.each<[string, MerchantSettings['games']]>([
    ['has taken it out', { hidden: ['FIVE'] }],
    ['has other vendors', { vendors: ['spin'] }],
  ])('DEC-35 is not found at a merchant that %s, and stays at another one', async (_name, games) => {
    const { call, database, merchants } = await start(feed)
    const settings = { ...merchants.aurora.settings, games }
    await database.transaction((tx) => saveMerchant(tx, { ...merchants.aurora, settings }))
    const answers = [await call(nextDraw, {}), await call(nextDraw, {}, { host: 'lotus.localhost' })]
    expect(answers.map(({ envelope }) => envelope.errorCode)).toEqual(['game_not_found', null])
  })

  it('DEC-35 has no place on the home page of a merchant without it, which does not request it', async () => {
    const { app, database } = await start(feed, {
      webDist: fileURLToPath(new URL('../../../../web/dist', import.meta.url)),
    })
    await database.executeSql(`DELETE FROM public.game WHERE merchant = 'aurora'`)
    const read = async (host: string) => {
      const { body } = await app.inject({ url: '/m/home', headers: { host } })
      const boot = JSON.parse(/<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(body)?.[1] ?? '{}')
      return { shown: boot.settings.template.home_feature, missing: boot.missing, hasDraw: body.includes('draw-title') }
    }
    expect(await read('localhost')).toEqual({ shown: 'both', missing: [nextDraw.path], hasDraw: false })
    expect(await read('lotus.localhost')).toEqual({ shown: 'both', missing: undefined, hasDraw: true })
  })

  it('DEC-35 is not found where another vendor has a game of the same code', async () => {
    const { call, database } = await start(feed)
    await database.executeSql(`UPDATE public.game SET vendor = 'spin' WHERE merchant = 'aurora'`)
    expect((await call(nextDraw, {})).envelope.errorCode).toBe('game_not_found')
  })

  it('DEC-35 is unavailable while its vendor is down, whatever the feed says', async () => {
    const { call } = await start(feed, { vendorProbeMs: 20 })
    await vi.waitFor(async () => expect((await call(nextDraw, {})).envelope.errorCode).toBe('game_unavailable'), 8_000)
  })

  it.each([
    ['does not answer', {}],
    [
      'has no draw',
      {
        '/api/draws/next': wrap({ serverTime: draw.drawsAt, isSelling: false, draw: null }),
        '/api/draws/recent': recent,
      },
    ],
    ['talks nonsense', { '/api/draws/next': 'not json', '/api/draws/recent': recent }],
    ['talks of something else', { '/api/draws/next': wrap({ hello: 1 }), '/api/draws/recent': recent }],
  ])('a vendor that %s makes it unavailable', async (_name, answers) => {
    const { call } = await start(answers)
    const { status, envelope } = await call(nextDraw, {})
    expect([status, envelope.errorCode]).toEqual([503, 'game_unavailable'])
  })
})

import { fileURLToPath } from 'node:url'
import { launchGame, vendorAuthenticate } from '@foyer/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { saveMerchant } from '../../merchant/index.ts'
import { saveGame } from '../../testing/save-game.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

const overHttps = { 'x-forwarded-proto': 'https' }
const secret = 's'.repeat(32)

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({
    webDist: fileURLToPath(new URL('../../../../web/dist', import.meta.url)),
    trustProxy: 'loopback',
    gameVendorSettings: {
      spin: { name: 'Spin', playUrl: 'https://games.spin.example/play?v=1', secret },
      plain: { name: 'Plain', playUrl: 'http://plain.example/play', secret },
      other: { name: 'Other', playUrl: 'https://other.example/play', secret },
    },
  })
  const { lotus } = server.merchants
  const framedVendors = ['arcade', 'spin', 'plain']
  await server.database.transaction((tx) =>
    saveMerchant(tx, { ...lotus, settings: { ...lotus.settings, framedVendors } }),
  )
  const looks = { image: '/m/art/x.svg', launchMode: 'LOTT', freeplay: false, isHot: false } as const
  for (const merchant of ['aurora', 'lotus'])
    for (const [ordinal, [code, vendor]] of Object.entries(games).entries()) {
      const game = { merchant, code, ordinal, title: { EN: code }, vendor, gameClassify: 'ELOTT' } as const
      await server.database.transaction((tx) => saveGame(tx, { ...game, ...looks }), { merchant })
    }
})
afterAll(() => server?.close())

/** Games with their vendors. */
const games = { FIVE: 'arcade', SPIN: 'spin', PLAIN: 'plain', OTHER: 'other' }

const open = async (merchant: 'aurora' | 'lotus') => {
  const member = await server.logIn(merchant)
  const query = { lottoGameCode: 'FIVE', backUrl: '/m/elott' }
  return (await server.call(launchGame, { query }, member)).envelope.value
}

describe('games in a frame', () => {
  it('GAME-06 the launch says so where the merchant frames the vendor, and the game leads back to the frame', async () => {
    const [placed, framed] = [await open('aurora'), await open('lotus')]
    expect([placed?.isFramed, framed?.isFramed]).toEqual([undefined, true])
    const launchToken = new URL(framed?.gameUrl ?? '').searchParams.get('token') ?? ''
    const { envelope } = await server.callSigned(vendorAuthenticate, { launchToken })
    expect(new URL(envelope.value?.backUrl ?? '').pathname).toBe('/wps/game/return')
    expect(new URL(envelope.value?.cashierUrl ?? '').pathname).toBe('/wps/game/cashier')
  })

  it.each([
    ['SPIN', true, true],
    ['SPIN', false, true],
    ['OTHER', true, false],
    ['PLAIN', false, true],
    ['PLAIN', true, false],
  ])(
    'GAME-06 T34 %s on a page by https (%s) is framed where the page’s policy names its vendor: %s',
    async (...row) => {
      const [gameCode, isHttps, isFramed] = row
      const headers = isHttps ? overHttps : {}
      const session = await server.logIn('lotus')
      const cookie = session.cookie?.replaceAll(/(^| )(?=\w+=)/g, isHttps ? '$1__Host-' : '$1') ?? ''
      const member = { ...session, cookie }
      const { value, errorCode } = (await server.call(launchGame, { query: { gameCode } }, member, headers)).envelope
      // A secure page leads to no plain http.
      expect(errorCode).toBe(gameCode === 'PLAIN' && isHttps ? 'game_unavailable' : null)
      expect(value?.isFramed === true).toBe(isFramed)
      const page = await server.app.inject({ url: '/m/home', headers: { host: member.host, ...headers } })
      const policy = String(page.headers['content-security-policy']).split('; ')
      const sources = policy.find((line) => line.startsWith('frame-src '))?.split(' ') ?? []
      const { origin } = new URL(value?.gameUrl ?? 'http://plain.example')
      expect(sources.includes(origin)).toBe(isFramed)
      expect(sources).toContain("'self'")
    },
  )

  it('GAME-06 in place of the page it leads to the deposit page, which names the way back; not for play money', async () => {
    const redeem = async (member: Awaited<ReturnType<typeof server.logIn>>) => {
      const { envelope } = await server.call(launchGame, { query: { gameCode: 'FIVE' } }, member)
      const launchToken = new URL(envelope.value?.gameUrl ?? '').searchParams.get('token') ?? ''
      return (await server.callSigned(vendorAuthenticate, { launchToken })).envelope.value
    }
    const real = await redeem(await server.logIn('aurora'))
    expect(real?.cashierUrl).toBe('http://localhost/m/voucherCenter?from=game')
    const free = await redeem(await server.logIn('aurora', 4))
    expect([free?.playMode, free?.cashierUrl]).toEqual(['fun', undefined])
  })

  it.each(['/wps/game/return', '/wps/game/cashier'])(
    'T34 the document of the way back %s can be framed by our pages only, and loads nothing',
    async (path) => {
      const response = await fetch(server.origin + path, { headers: { host: 'localhost' } })
      expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'; frame-ancestors 'self'; /)
      expect(response.headers.get('x-frame-options')).toBe('SAMEORIGIN')
      expect(await response.text()).not.toContain('<script')
    },
  )
})

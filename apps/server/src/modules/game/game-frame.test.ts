import { launchGame, vendorAuthenticate } from '@foyer/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { saveGame } from '../../testing/save-game.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  const game = { code: 'FIVE', ordinal: 1, title: { EN: 'Five' }, vendor: 'arcade', gameClassify: 'ELOTT' } as const
  const looks = { image: '/m/art/x.svg', launchMode: 'LOTT', freeplay: false, isHot: false } as const
  for (const merchant of ['aurora', 'lotus'])
    await server.database.transaction((tx) => saveGame(tx, { merchant, ...game, ...looks }), { merchant })
})
afterAll(() => server?.close())

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

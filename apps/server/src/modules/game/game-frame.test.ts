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
  })

  it('T34 the document of the way back can be framed by our pages only, and loads nothing', async () => {
    const response = await fetch(`${server.origin}/wps/game/return`, { headers: { host: 'localhost' } })
    expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'; frame-ancestors 'self'; /)
    expect(response.headers.get('x-frame-options')).toBe('SAMEORIGIN')
    expect(await response.text()).not.toContain('<script')
  })
})

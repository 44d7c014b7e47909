import { gameList } from '@foyer/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { saveMerchant } from '../merchant/index.ts'
import { CATALOGUE_FRESH_MS } from './game.constants.ts'
import { importCatalogue, readCatalogue } from './index.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(() => server.database.executeSql('TRUNCATE public.game'))

const spin = { code: 'SPIN', names: { EN: 'Spin' }, category: 'RNG' }
const dice = { code: 'DICE', names: { EN: 'Dice' }, category: 'RNG', isHot: true, hasDemo: true }

async function bring(games: unknown[], { merchant = 'aurora', vendor = 'acme' } = {}) {
  const report = await importCatalogue(server.database, merchant, readCatalogue({ version: 1, vendor, games }))
  const { added, changed, unchanged, hidden, faults } = report
  return [added, changed, unchanged, hidden, ...faults]
}

/** Codes as the lobby has them, after the cache's lifetime. */
async function readLobby(host = 'localhost') {
  lobbyReads += 1
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + CATALOGUE_FRESH_MS * (1 + lobbyReads))
  const { envelope } = await server.call(gameList, { query: {} }, { host })
  clock.mockRestore()
  return (envelope.value ?? []).map(({ gameCode, isHot }) => gameCode + (isHot ? '!' : ''))
}
let lobbyReads = 0

describe('an import of a vendor’s game list', () => {
  it('adds, changes, hides and brings back; a second one changes nothing', async () => {
    expect(await bring([spin, dice])).toEqual([2, 0, 0, 0])
    expect(await bring([spin, dice])).toEqual([0, 0, 2, 0])
    expect(await readLobby()).toEqual(['SPIN', 'DICE!'])
    expect(await bring([dice, { ...spin, names: { EN: 'Spin 2' } }])).toEqual([0, 2, 0, 0])
    expect(await readLobby()).toEqual(['DICE!', 'SPIN'])
    expect(await bring([dice])).toEqual([0, 0, 1, 1])
    expect(await bring([dice])).toEqual([0, 0, 1, 0])
    expect(await readLobby()).toEqual(['DICE!'])
    const { rows } = await server.database.executeSql('SELECT code FROM public.game ORDER BY code')
    expect(rows).toEqual([{ code: 'DICE' }, { code: 'SPIN' }])
    expect(await bring([dice, spin])).toEqual([0, 1, 1, 0])
    expect(await readLobby()).toEqual(['DICE!', 'SPIN'])
  })

  it('a game that can’t be read stays as it is', async () => {
    await bring([spin, dice])
    expect(await bring([{ ...spin, category: 'NONE' }, dice])).toEqual([0, 0, 1, 0])
    expect(await readLobby()).toEqual(['SPIN', 'DICE!'])
  })

  it('another vendor’s game is not taken over', async () => {
    await bring([spin])
    expect(await bring([spin, dice], { vendor: 'other' })).toEqual([
      1,
      0,
      0,
      0,
      'SPIN is another vendor’s game at aurora.',
    ])
    expect(await bring([], { vendor: 'other' })).toEqual([0, 0, 0, 1])
    expect(await readLobby()).toEqual(['SPIN'])
  })

  it('T10 concerns its merchant only', async () => {
    await bring([spin])
    await bring([dice], { merchant: 'lotus' })
    expect([await readLobby(), await readLobby('lotus.localhost')]).toEqual([['SPIN'], ['DICE!']])
  })

  it('a game for desktops alone is not offered', async () => {
    expect(await bring([{ ...spin, devices: ['DESKTOP'] }])).toEqual([1, 0, 0, 0])
    expect(await bring([{ ...spin, devices: ['DESKTOP'] }])).toEqual([0, 0, 1, 0])
    expect(await readLobby()).toEqual([])
  })

  it.each([
    [{ vendors: ['other'] }, []],
    [{ vendors: ['acme'] }, ['SPIN', 'DICE!']],
    [{ hidden: ['DICE'] }, ['SPIN']],
    [{ hot: ['SPIN'] }, ['SPIN!', 'DICE']],
    [{ hot: [] }, ['SPIN', 'DICE']],
  ])('a merchant’s settings decide what it offers: %j', async (games, expected) => {
    await bring([spin, dice])
    const { aurora } = server.merchants
    await server.database.transaction((tx) => saveMerchant(tx, { ...aurora, settings: { ...aurora.settings, games } }))
    await vi.waitFor(async () => expect(await readLobby()).toEqual(expected), { timeout: 10_000, interval: 200 })
    await server.database.transaction((tx) => saveMerchant(tx, aurora))
  })
})

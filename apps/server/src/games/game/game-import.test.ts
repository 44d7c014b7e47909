import { gameList, gameMatches } from '@foyer/contract'
import type { Database, Tx } from '@foyer/database'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { saveMerchant } from '../../merchant/index.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { CATALOGUE_FRESH_MS } from './game.constants.ts'
import { importCatalogue, readCatalogue } from './index.ts'

let server: TestServer
beforeAll(async () => {
  const secret = 'secret-of-vendors-in-this-test-run-0'
  const vendor = { name: 'Vendor', playUrl: 'http://vendor.localhost:1/play', secret }
  server = await startTestServer({ gameVendorSettings: { acme: vendor, other: vendor } })
})
afterAll(() => server.close())
beforeEach(() => server.database.executeSql('TRUNCATE public.game, public.game_match'))

const spin = { code: 'SPIN', names: { EN: 'Spin' }, category: 'RNG' }
const dice = { code: 'DICE', names: { EN: 'Dice' }, category: 'RNG', isHot: true, hasDemo: true }

async function bring(games: unknown[], { merchant = 'aurora', vendor = 'acme' } = {}) {
  const report = await importCatalogue(server.database, merchant, readCatalogue({ version: 1, vendor, games }, vendor))
  const { added, changed, unchanged, hidden, faults } = report
  return [added, changed, unchanged, hidden, ...faults]
}

/** The database with a count of the statements in its transactions. */
function countStatements(database: Database) {
  let count = 0
  const kinds: ReadonlySet<unknown> = new Set(['select', 'selectDistinct', 'insert', 'update', 'delete', '$count'])
  const observe = (tx: Tx) =>
    new Proxy(tx, {
      get(target, name) {
        if (kinds.has(name)) count += 1
        return Reflect.get(target, name)
      },
    })
  const counting: Database = {
    ...database,
    transaction: (run, options) => database.transaction((tx) => run(observe(tx)), options),
  }
  return { database: counting, read: () => count }
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

  it('has room for 5,000 games of all vendors together, and says so', async () => {
    const list = (count: number, prefix: string) =>
      Array.from({ length: count }, (_, index) => ({ ...spin, code: `${prefix}${index}` }))
    expect(await bring(list(4_998, 'A'))).toEqual([4_998, 0, 0, 0])
    expect(await bring(list(3, 'B'), { vendor: 'other' })).toEqual([
      2,
      0,
      0,
      0,
      '2 of 3 new games have room at aurora: of all vendors together it has at most 5,000, hidden ones included.',
    ])
  })

  it('replaces 5,000 games in few statements', async () => {
    const list = Array.from({ length: 5_000 }, (_, index) => ({ ...spin, code: `A${index}` }))
    const importList = async (games: object[]) => {
      const counter = countStatements(server.database)
      const catalogue = readCatalogue({ version: 1, vendor: 'acme', games }, 'acme')
      const { added, changed, unchanged } = await importCatalogue(counter.database, 'aurora', catalogue)
      expect(counter.read()).toBeLessThanOrEqual(50)
      return [added, changed, unchanged]
    }
    expect(await importList(list.slice(1))).toEqual([4_999, 0, 0])
    const { rows: before } = await server.database.executeSql("SELECT added_at FROM public.game WHERE code = 'A4999'")
    expect(await importList(list)).toEqual([1, 4_999, 0])
    const stored =
      "SELECT code, ordinal, added_at FROM public.game WHERE code IN ('A0', 'A1', 'A4999') ORDER BY ordinal"
    const { rows } = await server.database.executeSql(stored)
    expect(rows).toMatchObject([
      { code: 'A0', ordinal: 1 },
      { code: 'A1', ordinal: 2 },
      { code: 'A4999', ordinal: 5_000, ...Object(before[0]) },
    ])
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
    [{ order: ['GONE', 'DICE'] }, ['DICE!', 'SPIN']],
  ])('a merchant’s settings decide what it offers: %j', async (games, expected) => {
    await bring([spin, dice])
    const { aurora } = server.merchants
    await server.database.transaction((tx) => saveMerchant(tx, { ...aurora, settings: { ...aurora.settings, games } }))
    await vi.waitFor(async () => expect(await readLobby()).toEqual(expected), { timeout: 10_000, interval: 200 })
    await server.database.transaction((tx) => saveMerchant(tx, aurora))
  })
})

describe('RELAY-11 the matches of a vendor’s list', () => {
  const bets = { code: 'BETS', names: { EN: 'Bets' }, category: 'SPORTS' }
  const hourMs = 3_600_000
  /** A match that starts in so many hours. */
  const match = (id: string, hours: number, rest: object = {}) => ({
    id,
    game: 'BETS',
    league: { EN: 'League', CN: '联赛' },
    home: { EN: 'North' },
    away: { EN: 'South', UR: 'جنوب' },
    startsAt: new Date(Date.now() + hours * hourMs).toISOString(),
    ...rest,
  })
  const importList = async (matches: object[], { merchant = 'aurora', vendor = 'acme', games = [bets] } = {}) =>
    (await importCatalogue(server.database, merchant, readCatalogue({ version: 1, vendor, games, matches }, vendor)))
      .matches
  async function readMatches(host = 'localhost', language = 'EN') {
    await readLobby(host)
    const { envelope } = await server.call(gameMatches, { query: {} }, { host }, { language })
    return envelope.value ?? []
  }

  it('are listed by their start, running ones first, and not once they are over', async () => {
    const over = { endsAt: new Date(Date.now() - hourMs).toISOString() }
    const matches = [
      match('later', 48),
      match('soon', 1),
      match('runs', -2),
      match('past', -4),
      match('over', -2, over),
    ]
    expect(await importList(matches)).toBe(5)
    expect((await readMatches()).map(({ matchId }) => matchId)).toEqual(['runs', 'soon', 'later'])
    expect((await readMatches())[0]).toMatchObject({ gameCode: 'BETS', vendor: 'acme', league: 'League' })
  })

  it('LANG-12 are in the language of the call, or in the merchant’s', async () => {
    await importList([match('soon', 1)])
    expect(await readMatches('localhost', 'CN')).toMatchObject([
      { league: '联赛', homeTeam: 'North', awayTeam: 'South' },
    ])
    expect(await readMatches('localhost', 'UR')).toMatchObject([{ league: 'League', awayTeam: 'جنوب' }])
  })

  it('are those of the last list alone, of games that the merchant offers', async () => {
    await importList([match('one', 1), match('two', 2)])
    await importList([match('two', 3)])
    expect((await readMatches()).map(({ matchId }) => matchId)).toEqual(['two'])
    await importList([match('two', 3)], { games: [{ ...bets, ...{ devices: ['DESKTOP'] } }] })
    expect(await readMatches()).toEqual([])
  })

  it('T10 are their merchant’s, and of a game of their own vendor', async () => {
    await importList([match('one', 1)])
    expect(await importList([match('two', 2)], { vendor: 'other' })).toBe(0)
    await importList([match('three', 3)], { merchant: 'lotus' })
    expect((await readMatches()).map(({ matchId }) => matchId)).toEqual(['one'])
    expect((await readMatches('lotus.localhost')).map(({ matchId }) => matchId)).toEqual(['three'])
    const { rows } = await server.database.executeSql('SELECT match_id FROM public.game_match ORDER BY match_id')
    expect(rows).toEqual([{ match_id: 'one' }, { match_id: 'three' }])
  })

  it('of a game that can’t be read are kept, as the game is', async () => {
    await importList([])
    expect(await importList([match('one', 1)], { games: [{ ...bets, names: { EN: '' } }] })).toBe(1)
    expect((await readMatches()).map(({ matchId }) => matchId)).toEqual(['one'])
  })

  it('are not pushed out of the list by stored ones of another vendor', async () => {
    await importList([match('own', 2)])
    await server.database.executeSql(`INSERT INTO public.game_match
      SELECT 'aurora', 'other', 'M' || number, game_code, league, home, away, now() + interval '1 hour', ends_at
      FROM public.game_match, generate_series(1, 31) AS number`)
    expect((await readMatches()).map(({ matchId }) => matchId)).toEqual(['own'])
  })
})

import { randomUUID } from 'node:crypto'
import { gameList, gameVendor, hotGames, launchGame, rankList } from '@foyer/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { saveGame } from '../../testing/save-game.ts'
import { startTestServer, type TestClient, type TestServer } from '../../testing/test-server.ts'
import { LAUNCH_REPEAT_MS } from './game.constants.ts'
import type { GameRow } from './game.store.ts'
import { insertWin } from './index.ts'

let server: TestServer
const games: readonly Partial<GameRow>[] = [
  { code: 'FIVE', title: { EN: 'Five', CN: '五位彩' }, isHot: true },
  { code: 'SIX', title: { EN: 'Six' } },
  { code: 'SPIN', title: { EN: 'Spin' }, vendor: 'acme', gameClassify: 'RNG', launchMode: 'GAME', freeplay: true },
  { code: 'GONE', title: { EN: 'Gone' }, vendor: 'gone', gameClassify: 'RNG', isHot: true },
]

beforeAll(async () => {
  const acme = { name: 'Acme', playUrl: 'http://acme.localhost:1/play', secret: 'secret-of-acme-in-this-test-run-00' }
  server = await startTestServer({ gameVendorSettings: { acme } })
  for (const [ordinal, changes] of games.entries())
    await server.database.transaction(
      (tx) =>
        saveGame(tx, {
          merchant: 'aurora',
          code: '',
          ordinal,
          title: {},
          vendor: 'arcade',
          gameClassify: 'ELOTT',
          image: '/m/art/x.svg',
          launchMode: 'LOTT',
          lottoArea: null,
          prizeMode: 'STANDARD',
          lottoView: null,
          freeplay: false,
          isHot: false,
          ...changes,
        }),
      { merchant: 'aurora' },
    )
})
afterAll(() => server.close())

describe('lists of games', () => {
  it('RELAY-17 all games of connected vendors in the merchant’s order, in the caller’s language', async () => {
    const { envelope, headers } = await server.call(gameList, { query: {} }, undefined, { language: 'CN' })
    expect(envelope.value?.map(({ gameCode, title }) => [gameCode, title])).toEqual([
      ['FIVE', '五位彩'],
      ['SIX', 'Six'],
      ['SPIN', 'Spin'],
    ])
    expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=30')
  })

  it('RELAY-17 of one category, and none of a category without games', async () => {
    const codes = async (gameClassify: string) =>
      (await server.call(gameList, { query: { gameClassify } })).envelope.value?.map(({ gameCode }) => gameCode)
    expect(await codes('RNG')).toEqual(['SPIN'])
    expect(await codes('FISH')).toEqual([])
    expect((await server.call(gameList, { query: { gameClassify: 'x;' } })).envelope.errorCode).toBe('invalid_input')
  })

  it('RELAY-19 the hot ones', async () => {
    const { envelope } = await server.call(hotGames, { query: {} })
    expect(envelope.value?.map(({ gameCode }) => gameCode)).toEqual(['FIVE'])
  })

  it('RELAY-21, GAME-07 the categories by name', async () => {
    const { envelope } = await server.call(gameVendor, { query: { ext: 'avif' } })
    expect(envelope.value).toEqual([
      {
        title: 'Lottery',
        gameClassify: 'ELOTT',
        vendors: ['arcade'],
        gameCount: 2,
        cards: [{ accountTypeName: 'ARCADE', displayName: 'Arcade', freeplay: false }],
      },
      {
        title: 'Slots',
        gameClassify: 'RNG',
        vendors: ['acme'],
        gameCount: 1,
        cards: [{ accountTypeName: 'ACME', displayName: 'Acme', freeplay: true }],
      },
    ])
  })

  it('T10 are the merchant’s own', async () => {
    for (const endpoint of [gameList, hotGames, gameVendor])
      expect((await server.call(endpoint, { query: {} }, { host: 'lotus.localhost' })).envelope.value).toEqual([])
  })
})

describe('RELAY-20 the newest wins', () => {
  beforeEach(() => server.database.executeSql('TRUNCATE public.win'))

  const win = (gameCode: string, amountMinor = 1n, vendor = 'arcade') =>
    server.database.transaction(
      (tx) =>
        insertWin(tx, {
          merchant: 'aurora',
          vendor,
          transactionId: randomUUID(),
          userName: 'd***o',
          gameCode,
          amountMinor,
          currency: 'PHP',
        }),
      { merchant: 'aurora' },
    )

  it('come newest first, with masked names, twenty at most', async () => {
    for (let index = 1; index <= 24; index += 1) await win('FIVE', BigInt(index))
    const { envelope } = await server.call(rankList, { query: {} })
    expect(envelope.value).toHaveLength(20)
    expect(envelope.value?.[0]).toMatchObject({ userName: 'd***o', gameTitle: 'Five', amountMinor: '24' })
    expect((await server.call(rankList, { query: {} }, { host: 'lotus.localhost' })).envelope.value).toEqual([])
  })

  it('are of games that are offered, however many newer ones of others there are', async () => {
    await win('FIVE', 7n)
    for (let index = 0; index < 20; index += 1) await win('NONE')
    await win('FIVE', 1n, 'other')
    const { envelope } = await server.call(rankList, { query: {} })
    expect(envelope.value).toMatchObject([{ gameCode: 'FIVE', amountMinor: '7' }])
  })
})

describe('T19 launchGame', () => {
  const launch = (client: TestClient | undefined, query: object, headers: Record<string, string> = {}) =>
    server.call(launchGame, { query }, client, headers)
  const countTokens = async (memberId: string) => {
    const { rows } = await server.database.executeSql(
      'SELECT count(*)::int AS count FROM public.launch_token WHERE member_id = $1',
      [memberId],
    )
    return (rows[0] as { count: number }).count // one row of one known column
  }

  it('LOTT-01, GAME-06 gives the address of the game at its vendor, kept by nobody', async () => {
    const member = await server.logIn('aurora')
    const { envelope, headers } = await launch(member, {
      launchMode: 'LOTT',
      lottoGameCode: 'FIVE',
      lottoArea: 'HOUSE',
      lottoPrizeMode: 'STANDARD',
      lottoView: 'x',
      lottoMode: 'SEA_Tradition_Mobile',
      device: 'MOBILE',
      backUrl: '/m/elott',
      hasLobby: 'false',
      language: 'UR',
      title: 'Five',
      labelName: 'gold',
    })
    const url = new URL(envelope.value?.gameUrl ?? '')
    expect([url.origin, url.pathname, url.searchParams.get('language')]).toEqual([
      'http://arcade.localhost:1',
      '/play',
      'UR',
    ])
    expect(headers.get('cache-control')).toBe('no-store')
  })

  it('LOTT-06 takes gameCode as well', async () => {
    const member = await server.logIn('aurora')
    expect((await launch(member, { launchMode: 'GAME', gameCode: 'SIX' })).envelope.success).toBe(true)
  })

  it.each([
    ['sea-region lottery', { launchMode: 'LOTT', lottoMode: 'SEA_Tradition_Mobile', lottoGameCode: 'FIVE' }],
    ['Vietnam lottery', { launchMode: 'LOTT', gameCode: 'FIVE', prizeMode: 'STANDARD', hasLobby: 'false' }],
    ['game', { launchMode: 'GAME', gameCode: 'SIX' }],
  ])('LOTT-07 the launch of a %s answers its address in value.gameUrl, and nothing else', async (_, query) => {
    const { envelope } = await launch(await server.logIn('aurora'), query)
    expect(Object.keys(envelope.value ?? {})).toEqual(['gameUrl'])
    expect(envelope.value?.gameUrl).toMatch(/^http:\/\/arcade\.localhost:1\/play\?/)
  })

  it('keeps where the game leads back to, on the caller’s own origin', async () => {
    const member = await server.logIn('aurora')
    await launch({ ...member, host: 'localhost:8080' }, { gameCode: 'FIVE', backUrl: '/m/elott' })
    await launch(member, { gameCode: 'SIX', backUrl: 'https://evil.example/m/home' })
    const { rows } = await server.database.executeSql(
      'SELECT back_url FROM public.launch_token WHERE member_id = $1 ORDER BY game_code',
      [member.memberId],
    )
    expect(rows).toEqual([{ back_url: 'http://localhost:8080/m/elott' }, { back_url: 'http://localhost/m/home' }])
  })

  it('50 at once are one launch', async () => {
    const member = await server.logIn('aurora')
    const startedAt = performance.now()
    const answers = await Promise.all(Array.from({ length: 50 }, () => launch(member, { gameCode: 'FIVE' })))
    // One, unless a busy machine spreads them beyond the repeat window.
    const most = 1 + Math.floor((performance.now() - startedAt) / LAUNCH_REPEAT_MS)
    const launches = new Set(answers.map(({ envelope }) => envelope.value?.gameUrl)).size
    expect(launches).toBeLessThanOrEqual(most)
    expect(answers.every(({ envelope }) => envelope.success)).toBe(true)
    expect(await countTokens(member.memberId)).toBe(launches)
  })

  it('another game, or the same after two seconds, is another launch', async () => {
    const member = await server.logIn('aurora')
    const urls = [await launch(member, { gameCode: 'FIVE' }), await launch(member, { gameCode: 'SIX' })]
    await server.database.executeSql(
      `UPDATE public.launch_token SET created_at = created_at - $2 * interval '1 millisecond' WHERE member_id = $1`,
      [member.memberId, LAUNCH_REPEAT_MS],
    )
    urls.push(await launch(member, { gameCode: 'FIVE' }))
    expect(new Set(urls.map(({ envelope }) => envelope.value?.gameUrl)).size).toBe(3)
  })

  it.each([
    ['cross-site', 'not_allowed'],
    ['same-site', 'not_allowed'],
    ['same-origin', null],
    ['none', null],
  ])('a browser’s call from %s: %s', async (site, expected) => {
    const member = await server.logIn('aurora')
    const { envelope } = await launch(member, { gameCode: 'FIVE' }, { 'sec-fetch-site': site })
    expect(envelope.errorCode).toBe(expected)
    expect(await countTokens(member.memberId)).toBe(expected === null ? 1 : 0)
  })

  it('a picture’s request, which carries a cookie and no token, launches nothing', async () => {
    const member = await server.logIn('aurora')
    const { status } = await launch({ host: member.host, cookie: member.cookie ?? '' }, { gameCode: 'FIVE' })
    expect(status).toBe(401)
    expect(await countTokens(member.memberId)).toBe(0)
  })

  it.each([
    [{ gameCode: 'NONE' }, 404, 'game_not_found'],
    [{}, 404, 'game_not_found'],
    [{ gameCode: 'GONE' }, 503, 'game_unavailable'],
    [{ gameCode: 'x'.repeat(41) }, 400, 'invalid_input'],
    [{ launchMode: 'OTHER', gameCode: 'FIVE' }, 400, 'invalid_input'],
  ])('%o is %i %s', async (query, status, code) => {
    const answer = await launch(await server.logIn('aurora'), query)
    expect([answer.status, answer.envelope.errorCode]).toEqual([status, code])
  })

  it('T10 a game of another merchant does not exist', async () => {
    expect((await launch(await server.logIn('lotus'), { gameCode: 'FIVE' })).envelope.errorCode).toBe('game_not_found')
  })
})

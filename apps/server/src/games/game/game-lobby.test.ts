import { randomUUID } from 'node:crypto'
import {
  favoriteGames,
  gameDetails,
  gameList,
  gameNames,
  newGameVendor,
  recentGames,
  saveFavoriteGame,
  vendorDebit,
  vendorRollback,
} from '@foyer/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { transfer } from '../../ledger/index.ts'
import { saveGame } from '../../testing/save-game.ts'
import { startTestServer, type TestClient, type TestServer } from '../../testing/test-server.ts'
import { FAVORITE_GAME_LIMIT } from './game.constants.ts'
import { addFavorite, listFavoriteCodes } from './game-favorite.store.ts'

let server: TestServer
const looks = { image: '/m/art/x.svg', lottoArea: null, prizeMode: null, lottoView: null, isHot: false } as const
const games = [
  { code: 'FIVE', title: { EN: 'Five', CN: '五位彩', UR: 'پانچ' }, gameClassify: 'ELOTT', launchMode: 'LOTT' },
  { code: 'SEA', title: { EN: 'Sea' }, gameClassify: 'SEA_LOTT', launchMode: 'LOTT', addedAt: new Date('2026-01-01') },
  {
    code: 'SPIN',
    title: { EN: 'Spin', CN: 'Spin' },
    vendor: 'acme',
    gameClassify: 'RNG',
    launchMode: 'GAME',
    facts: {
      features: ['jackpot'],
      volatility: 'high',
      returnToPlayer: { minBasisPoints: 9_650, maxBasisPoints: 9_650 },
      rules: { EN: 'Spin and win.' },
      limits: { PHP: { minStakeMinor: '100', maxStakeMinor: '5000', maxWinMinor: '900000' } },
    },
  },
] as const

beforeAll(async () => {
  const acme = { name: 'Acme', playUrl: 'http://acme.localhost:1/play', secret: 'secret-of-acme-in-this-test-run-00' }
  server = await startTestServer({ gameVendorSettings: { acme } })
  for (const [ordinal, game] of games.entries())
    await server.database.transaction(
      (tx) => {
        const row = { merchant: 'aurora', vendor: 'arcade', ordinal, freeplay: false, ...looks, ...game }
        return saveGame(tx, row)
      },
      { merchant: 'aurora' },
    )
})
afterAll(() => server.close())

const codesOf = (list: readonly { gameCode: string }[] | null | undefined) => list?.map(({ gameCode }) => gameCode)

describe('what the lobby shows of games', () => {
  it('RELAY-17 at most as many as asked for, with features and whether they are new or hot', async () => {
    const list = async (query: object) => (await server.call(gameList, { query })).envelope
    expect(codesOf((await list({ limit: '2' })).value)).toEqual(['FIVE', 'SEA'])
    expect((await list({ limit: '0' })).errorCode).toBe('invalid_input')
    expect((await list({})).value?.map(({ isNew, features }) => [isNew, features])).toEqual([
      [true, undefined],
      [false, undefined],
      [true, ['jackpot']],
    ])
  })

  it('GAME-14 games of a regional lottery have a category of their own', async () => {
    const { envelope } = await server.call(gameList, { query: { gameClassify: 'SEA_LOTT' } })
    expect(codesOf(envelope.value)).toEqual(['SEA'])
  })

  it('RELAY-07, OPEN-43 the vendors of new games, by category', async () => {
    const { envelope } = await server.call(newGameVendor, { query: { ext: 'webp' } })
    expect(envelope.value?.map(({ gameClassify, gameCount }) => [gameClassify, gameCount])).toEqual([
      ['ELOTT', 1],
      ['RNG', 1],
    ])
  })

  it('OPEN-41 the names in all languages, each once', async () => {
    const { envelope } = await server.call(gameNames, { query: {} })
    expect(envelope.value?.map(({ gameCode, names }) => [gameCode, names.toSorted()])).toEqual([
      ['FIVE', ['Five', 'پانچ', '五位彩']],
      ['SEA', ['Sea']],
      ['SPIN', ['Spin']],
    ])
  })

  it('the details of a game, in the merchant’s currency; of an unknown or other merchant’s game none', async () => {
    const ask = async (gameCode: string, client?: TestClient) =>
      (await server.call(gameDetails, { query: { gameCode } }, client)).envelope
    expect((await ask('SPIN')).value).toEqual({
      gameCode: 'SPIN',
      vendorName: 'Acme',
      rules: 'Spin and win.',
      returnToPlayer: { minBasisPoints: 9_650, maxBasisPoints: 9_650 },
      volatility: 'high',
      limits: { currency: 'PHP', minStakeMinor: '100', maxStakeMinor: '5000', maxWinMinor: '900000' },
    })
    expect((await ask('FIVE')).value).toEqual({ gameCode: 'FIVE', vendorName: 'Arcade' })
    expect((await ask('NONE')).errorCode).toBe('game_not_found')
    expect((await ask('SPIN', { host: 'lotus.localhost' })).errorCode).toBe('game_not_found')
    expect((await ask('x'.repeat(41))).errorCode).toBe('invalid_input')
  })
})

describe('RELAY-16, OPEN-41 favorite games', () => {
  const favorites = async (client: TestClient) =>
    codesOf((await server.call(favoriteGames, { query: {} }, client)).envelope.value)
  const save = async (client: TestClient, gameCode: string, isFavorite: boolean) =>
    (await server.call(saveFavoriteGame, { body: { gameCode, isFavorite } }, client)).envelope

  it('are added and removed, newest first, twice as once', async () => {
    const member = await server.logIn('aurora')
    expect(await favorites(member)).toEqual([])
    for (const code of ['FIVE', 'SPIN', 'FIVE'])
      expect((await save(member, code, true)).value).toEqual({ gameCode: code, isFavorite: true })
    expect(await favorites(member)).toEqual(['SPIN', 'FIVE'])
    for (const _ of [1, 2]) expect((await save(member, 'SPIN', false)).success).toBe(true)
    expect(await favorites(member)).toEqual(['FIVE'])
  })

  it('are the member’s own, and games of the merchant only', async () => {
    const [one, other] = [await server.logIn('aurora'), await server.logIn('aurora')]
    await save(one, 'FIVE', true)
    expect(await favorites(other)).toEqual([])
    expect((await save(await server.logIn('lotus'), 'FIVE', true)).errorCode).toBe('game_not_found')
    expect((await save(one, 'NONE', true)).errorCode).toBe('game_not_found')
    expect((await save(one, 'x'.repeat(41), true)).errorCode).toBe('invalid_input')
  })

  it('are limited to the newest ones', async () => {
    const { memberId } = await server.logIn('aurora')
    const member = { merchant: 'aurora', memberId }
    const codes = await server.database.transaction(
      async (tx) => {
        for (let index = 0; index <= FAVORITE_GAME_LIMIT; index += 1)
          await addFavorite(tx, { ...member, gameCode: `G${index}` })
        return listFavoriteCodes(tx, member)
      },
      { merchant: 'aurora' },
    )
    expect([codes.length, codes[0], codes.at(-1)]).toEqual([FAVORITE_GAME_LIMIT, `G${FAVORITE_GAME_LIMIT}`, 'G1'])
  })
})

describe('RELAY-18 recent games', () => {
  const recent = async (client: TestClient) =>
    codesOf((await server.call(recentGames, { query: {} }, client)).envelope.value)

  it('are those of the member’s rounds, the last one first; a stake given back does not count', async () => {
    const merchant = 'aurora'
    const member = await server.logIn(merchant)
    expect(await recent(member)).toEqual([])
    const money = { currency: 'PHP', scope: 'test', key: randomUUID(), amountMinor: 10_000n, counter: 'test' }
    const { memberId } = member
    await server.database.transaction((tx) => transfer(tx, { merchant, memberId, kind: 'deposit', ...money }), {
      merchant,
    })
    const player = { merchant, playerId: member.memberId, sessionId: member.sessionId, currency: 'PHP' }
    const stake = async (gameCode: string) => {
      const transactionId = randomUUID()
      const round = { roundId: randomUUID(), gameCode, transactionId, amount: '100' }
      expect((await server.callSigned(vendorDebit, { ...player, ...round })).envelope.errorCode).toBeNull()
      return { ...round, reverses: transactionId }
    }
    for (const code of ['FIVE', 'SEA', 'FIVE']) await stake(code)
    const { sessionId: _, currency: __, ...owner } = player
    const { reverses, roundId } = await stake('SEA')
    await server.callSigned(vendorRollback, { ...owner, reverses, roundId, transactionId: randomUUID() })
    expect(await recent(member)).toEqual(['FIVE', 'SEA'])
    expect(await recent(await server.logIn(merchant))).toEqual([])
  })
})

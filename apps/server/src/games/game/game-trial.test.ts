import { gameTrialLaunch, launchGame, vendorAuthenticate, vendorBalance, vendorDebit } from '@foyer/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { saveGame } from '../../testing/save-game.ts'
import { startTestServer, type TestClient, type TestServer } from '../../testing/test-server.ts'
import { deleteOldTrials } from './index.ts'

let server: TestServer
beforeAll(async () => {
  server = await startWithGames()
})
afterAll(() => server.close())

async function startWithGames(): Promise<TestServer> {
  const server = await startTestServer({ vendorSecrets: { arcade: 'a'.repeat(32) } })
  for (const merchant of ['aurora', 'lotus'])
    for (const [ordinal, freeplay] of [true, false].entries()) {
      const looks = { title: { EN: 'A game' }, image: '', lottoArea: 'HOUSE', prizeMode: null, lottoView: null }
      const game = { merchant, code: freeplay ? 'FIVE' : 'REAL', ordinal, vendor: 'arcade', freeplay, isHot: false }
      const row = { ...looks, ...game, gameClassify: 'ELOTT', launchMode: 'LOTT' } as const
      await server.database.transaction((tx) => saveGame(tx, row), { merchant })
    }
  return server
}

const guest: TestClient = { host: 'localhost' }

/** The trial's token, the cookie that it set, and the error code. */
async function launch(client: TestClient, query: Record<string, string> = {}, headers: Record<string, string> = {}) {
  const answer = await server.call(gameTrialLaunch, { query: { gameId: 'FIVE', ...query } }, client, headers)
  const { envelope } = answer
  const token = envelope.value ? (new URL(envelope.value.gameUrl).searchParams.get('token') ?? '') : ''
  const cookie = answer.headers.getSetCookie().find((line) => line.startsWith('trial='))
  return { token, cookie, code: envelope.errorCode, cacheControl: answer.headers.get('cache-control') }
}

async function redeem(token: string) {
  const { envelope } = await server.callSigned(vendorAuthenticate, { launchToken: token }, 'arcade', 'a'.repeat(32))
  if (!envelope.value) throw new Error(`refused: ${envelope.errorCode}`)
  return envelope.value
}

const withCookie = (cookie: string | undefined): TestClient => ({ ...guest, cookie: cookie?.split(';')[0] ?? '' })

describe('GAME-21, RELAY-06, OPEN-44 a trial', () => {
  it('T22 opens the game for a guest with play money, and is never cached', async () => {
    const { token, cookie, cacheControl } = await launch(guest, { nodeId: 'arcade', platform: 'MOBILE' })
    expect(cacheControl).toBe('no-store')
    expect(cookie).toMatch(/^trial=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Strict$/)
    const player = await redeem(token)
    expect(player).toMatchObject({ currency: 'FUN', playMode: 'fun', balance: '100000', gameCode: 'FIVE' })
    expect(player.options).toEqual({ lottoArea: 'HOUSE' })
  })

  it('is the same player in the same browser, and another one in another', async () => {
    const first = await launch(guest)
    const { playerId } = await redeem(first.token)
    const again = await launch(withCookie(first.cookie))
    expect(again.cookie).toBeUndefined()
    expect((await redeem(again.token)).playerId).toBe(playerId)
    const other = await launch(withCookie(`trial=${'x'.repeat(43)}`))
    expect((await redeem(other.token)).playerId).not.toBe(playerId)
  })

  it('T22 stakes play money and no other, and gets more when little is left', async () => {
    const { token, cookie } = await launch(guest)
    const { playerId, sessionId } = await redeem(token)
    const stake = { merchant: 'aurora', playerId, sessionId, gameCode: 'FIVE', transactionId: 'a', roundId: 'a' }
    const debit = async (body: object) =>
      (await server.callSigned(vendorDebit, { ...stake, ...body }, 'arcade', 'a'.repeat(32))).envelope
    expect((await debit({ amount: '5', currency: 'PHP' })).errorCode).toBe('currency_mismatch')
    expect((await debit({ amount: '90001', currency: 'FUN', transactionId: 'b' })).value?.balance).toBe('9999')
    const { token: next } = await launch(withCookie(cookie))
    expect((await redeem(next)).balance).toBe('100000')
  })

  it('ends after twelve hours: stakes are refused, and the browser gets another player', async () => {
    const { token, cookie } = await launch(guest)
    const { playerId, sessionId } = await redeem(token)
    await server.database.executeSql(`UPDATE public.session SET expires_at = now() WHERE id = $1`, [sessionId])
    const body = { merchant: 'aurora', playerId, sessionId }
    const balance = await server.callSigned(vendorBalance, body, 'arcade', 'a'.repeat(32))
    expect(balance.envelope.errorCode).toBe('session_over')
    const again = await launch(withCookie(cookie))
    expect(again.cookie).toBeDefined()
    expect((await redeem(again.token)).playerId).not.toBe(playerId)
    await server.database.executeSql(
      "UPDATE public.trial_player SET expires_at = now() - interval '1 s' WHERE member_id = $1",
      [playerId],
    )
    await server.database.transaction(deleteOldTrials, { isOperator: true })
    const { rows } = await server.database.executeSql('SELECT FROM public.trial_player WHERE member_id = $1', [
      playerId,
    ])
    expect(rows).toEqual([])
  })

  it('a free account plays with its own money', async () => {
    const free = await server.logIn('aurora', 4)
    const { token, cookie } = await launch(free)
    expect(cookie).toBeUndefined()
    expect((await redeem(token)).playerId).toBe(free.memberId)
  })

  it('T22 a member with real money tries with play money, not with its account', async () => {
    const member = await server.logIn('aurora')
    const { playerId, ownerId, currency, cashierUrl } = await redeem((await launch(member)).token)
    expect([playerId === member.memberId, ownerId, currency]).toEqual([false, member.memberId, 'FUN'])
    const free = await redeem((await launch(guest)).token)
    expect(free.ownerId, 'of a guest').toBeUndefined()
    expect(new URL(free.realUrl ?? '').pathname + new URL(free.realUrl ?? '').search).toBe('/m/launchGame?code=FIVE')
    expect(cashierUrl, 'a deposit adds nothing to it').toBeUndefined()
  })

  it.each([
    ['a game without free play', { gameId: 'REAL' }, guest, 'trial_unavailable'],
    ['an unknown game', { gameId: 'NONE' }, guest, 'game_not_found'],
    ['another vendor’s game', { nodeId: 'other' }, guest, 'game_not_found'],
    ['a merchant without trials', {}, { host: 'lotus.localhost' }, 'trial_unavailable'],
    ['another platform', { platform: 'TV' }, guest, 'invalid_input'],
  ])('%s is refused', async (_what, query, client, code) => {
    expect(await launch(client, query)).toMatchObject({ code, cookie: undefined })
  })

  it('T19 no other site starts one', async () => {
    for (const site of ['cross-site', 'same-site'])
      expect(await launch(guest, {}, { 'sec-fetch-site': site })).toMatchObject({ code: 'not_allowed', token: '' })
  })

  it('nobody logs in as a trial player', async () => {
    const { playerId } = await redeem((await launch(guest)).token)
    const { rows } = await server.database.executeSql(
      'SELECT username, password_hash FROM public.member WHERE id = $1',
      [playerId],
    )
    expect(rows).toEqual([{ username: expect.stringMatching(/^~/), password_hash: null }])
  })
})

it('GAME-05, LOTT-02, LOTT-05, LOTT-06 the vendor is told view, prize mode, play type, match and area of a launch', async () => {
  const member = await server.logIn('aurora')
  const open = async (query: Record<string, string>) => {
    const { envelope } = await server.call(launchGame, { query: { gameCode: 'FIVE', ...query } }, member)
    return (await redeem(new URL(envelope.value?.gameUrl ?? '').searchParams.get('token') ?? '')).options
  }
  const asked = {
    lottoView: 'SEA',
    playType: 'HEAD',
    hasLobby: 'true',
    matchId: 'M1',
    lottoMode: 'SEA_Tradition_Mobile',
  }
  const labels = { title: 'Call me', labelName: 'x' }
  expect(await open({ ...asked, ...labels, lottoPrizeMode: 'VN' })).toEqual({
    ...asked,
    lottoArea: 'HOUSE',
    prizeMode: 'VN',
  })
  expect(await open({ prizeMode: 'P' })).toEqual({ lottoArea: 'HOUSE', prizeMode: 'P' })
})

import { randomUUID } from 'node:crypto'
import { memberTypes, movements, playsForFun, vendorCredit, vendorDebit, wallet, walletHolds } from '@foyer/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deleteOldRoundEnds } from '../../games/vendor/index.ts'
import { hold, transfer } from '../../ledger/index.ts'
import { saveGame } from '../../testing/save-game.ts'
import { startTestServer, type TestClient, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let client: TestClient & { memberId: string }

beforeAll(async () => {
  server = await startTestServer()
  const looks = { title: { EN: 'A game' }, image: '', freeplay: false, isHot: false, gameClassify: 'ELOTT' }
  const lottery = { launchMode: 'LOTT' as const, lottoArea: null, prizeMode: null, lottoView: null }
  for (const [ordinal, code] of ['FIVE', 'SIX'].entries()) {
    const game = { merchant: 'aurora', vendor: 'arcade', code, ordinal, ...looks, ...lottery }
    await server.database.transaction((tx) => saveGame(tx, game), { merchant: 'aurora' })
  }
  client = await server.logIn('aurora')
  for (let index = 0; index < 45; index += 1)
    await move(client.memberId, index % 3 === 0 ? 'deposit' : 'adjustment', 100n)
})
afterAll(() => server?.close())

async function move(
  memberId: string,
  kind: 'deposit' | 'adjustment',
  amountMinor: bigint,
  merchant = 'aurora',
  currency = 'PHP',
) {
  await server.database.transaction(
    (tx) =>
      transfer(tx, {
        merchant,
        memberId,
        currency,
        scope: 'test',
        key: randomUUID(),
        kind,
        amountMinor,
        counter: 'test',
      }),
    { merchant },
  )
}

async function readPages(query: Record<string, string>, who: TestClient = client): Promise<string[][]> {
  const pages: string[][] = []
  let cursor: string | null | undefined
  do {
    const { envelope } = await server.call(movements, { query: { ...query, ...(cursor ? { cursor } : {}) } }, who)
    pages.push(envelope.value?.items.map(({ id }) => id) ?? [])
    cursor = envelope.value?.nextCursor
  } while (cursor && pages.length < 10)
  return pages
}

describe('OPEN-34 GET /wps/wallet', () => {
  test.each(memberTypes)('WALL-01 a member of type %i has a wallet, in a currency of its own kind', async (type) => {
    const { envelope } = await server.call(wallet, {}, await server.logIn('aurora', type))
    const currency = playsForFun(type) ? 'FUN' : 'PHP'
    expect(envelope.value?.balances).toMatchObject([{ currency, balanceMinor: '0', availableMinor: '0' }])
  })

  test('balance, held and available, as the ledger has them', async () => {
    const who = await server.logIn('aurora')
    await move(who.memberId, 'deposit', 50_000n)
    await server.database.transaction(
      (tx) =>
        hold(tx, {
          merchant: 'aurora',
          memberId: who.memberId,
          currency: 'PHP',
          scope: 'test',
          key: randomUUID(),
          kind: 'bet',
          amountMinor: 2_000n,
          counter: 'game:test',
          round: 'r1',
        }),
      { merchant: 'aurora' },
    )
    const { envelope } = await server.call(wallet, {}, who)
    expect(envelope.value?.balances).toMatchObject([
      {
        currency: 'PHP',
        balanceMinor: '50000',
        heldMinor: '2000',
        availableMinor: '48000',
        bonusMinor: '0',
        lockedMinor: '0',
      },
    ])
  })

  test.each([
    ['aurora', 0, 'PHP'],
    ['aurora', 4, 'FUN'],
    ['aurora', 40, 'FUN'],
    ['lotus', 1, 'CNY'],
  ] as const)('T22 at %s a member of type %i has %s', async (merchant, type, currency) => {
    const { envelope } = await server.call(wallet, {}, await server.logIn(merchant, type))
    expect(envelope.value?.balances.map((balance) => balance.currency)).toEqual([currency])
  })

  test('OPEN-34 a balance of 19 digits is shown', async () => {
    const who = await server.logIn('aurora')
    await move(who.memberId, 'deposit', 999_999_999_999_999_999n)
    await move(who.memberId, 'deposit', 999_999_999_999_999_999n)
    const { envelope } = await server.call(wallet, {}, who)
    expect(envelope.value?.balances[0]?.balanceMinor).toBe('1999999999999999998')
  })

  test('WALL-02 nobody without a session', async () => {
    for (const endpoint of [wallet, movements]) {
      const { status, envelope } = await server.call(endpoint, { query: {} }, { host: 'localhost' })
      expect([status, envelope.errorCode]).toEqual([401, 'customer.not.login'])
    }
  })
})

describe('OPEN-15 CONST-95 GET /wps/wallet/movement', () => {
  test('pages of 20, newest first, nothing twice and nothing left out', async () => {
    const pages = await readPages({})
    expect(pages.map((page) => page.length)).toEqual([20, 20, 5])
    const ids = pages.flat().map(BigInt)
    expect(new Set(ids).size).toBe(45)
    expect(ids).toEqual([...ids].sort((a, b) => (a > b ? -1 : 1)))
  })

  test('a page that was begun stays whole while money moves', async () => {
    const who = await server.logIn('aurora')
    for (let index = 0; index < 25; index += 1) await move(who.memberId, 'deposit', 100n)
    const first = await server.call(movements, { query: {} }, who)
    await move(who.memberId, 'deposit', 100n)
    const cursor = first.envelope.value?.nextCursor ?? ''
    const second = await server.call(movements, { query: { cursor } }, who)
    expect(second.envelope.value?.items.length).toBe(5)
  })

  test('DEC-31 by kind and by date', async () => {
    expect((await readPages({ kind: 'deposit' })).flat().length).toBe(15)
    expect((await readPages({ kind: 'win' })).flat().length).toBe(0)
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString()
    const yesterday = new Date(Date.now() - 86_400_000).toISOString()
    expect((await readPages({ from: tomorrow })).flat().length).toBe(0)
    expect((await readPages({ to: yesterday })).flat().length).toBe(0)
    expect((await readPages({ from: yesterday, to: tomorrow })).flat().length).toBe(45)
  })

  test.each([
    { cursor: "1' OR 1=1" },
    { cursor: '-1' },
    { kind: 'theft' },
    { from: 'yesterday' },
    { from: '0000-01-01T00:00:00Z' },
    { to: '0000-01-01T00:00:00Z' },
  ])('refuses %o', async (query) => {
    const { status, envelope } = await server.call(movements, { query: query as never }, client) // any text
    expect([status, envelope.errorCode]).toEqual([400, 'invalid_input'])
  })

  test('T10 another member’s cursor shows only the own history', async () => {
    const other = await server.logIn('aurora')
    const first = await server.call(movements, { query: {} }, client)
    const cursor = first.envelope.value?.nextCursor ?? ''
    const { envelope } = await server.call(movements, { query: { cursor } }, other)
    expect(envelope.value?.items).toEqual([])
    const foreign = await server.call(movements, { query: { cursor } }, await server.logIn('lotus'))
    expect(foreign.envelope.value?.items).toEqual([])
  })

  test('DEC-31 LOTT-01 a bet and its win lead to the game in which they were made', async () => {
    const merchant = 'aurora'
    const who = await server.logIn(merchant)
    await move(who.memberId, 'deposit', 50_000n)
    for (const gameCode of ['FIVE', 'SIX']) {
      const player = { merchant, playerId: who.memberId, currency: 'PHP', roundId: `round-${gameCode}`, gameCode }
      const stake = { ...player, sessionId: who.sessionId, transactionId: randomUUID(), amount: '1000' }
      expect((await server.callSigned(vendorDebit, stake)).envelope.errorCode).toBeNull()
      const win = { ...player, transactionId: randomUUID(), amount: '2000', closesRound: true }
      expect((await server.callSigned(vendorCredit, win)).envelope.errorCode).toBeNull()
    }
    const { envelope } = await server.call(movements, { query: {} }, who)
    expect(envelope.value?.items.map(({ kind, gameCode, reference }) => [kind, gameCode, reference])).toEqual([
      ['win', 'SIX', 'round-SIX'],
      ['bet', 'SIX', 'round-SIX'],
      ['win', 'FIVE', 'round-FIVE'],
      ['bet', 'FIVE', 'round-FIVE'],
      ['deposit', undefined, ''],
    ])
  })

  test('DEC-34 a win of a round that paid no more than its stakes is money back', async () => {
    const who = await server.logIn('aurora')
    await move(who.memberId, 'deposit', 50_000n)
    for (const [roundId, amount] of [
      ['below', '600'],
      ['even', '1000'],
      ['above', '1001'],
    ] as const) {
      const round = { merchant: 'aurora', playerId: who.memberId, currency: 'PHP', roundId, gameCode: 'FIVE' }
      const stake = { ...round, sessionId: who.sessionId, transactionId: randomUUID(), amount: '1000' }
      expect((await server.callSigned(vendorDebit, stake)).envelope.errorCode).toBeNull()
      const win = { ...round, transactionId: randomUUID(), amount, closesRound: true }
      expect((await server.callSigned(vendorCredit, win)).envelope.errorCode).toBeNull()
    }
    const { envelope } = await server.call(movements, { query: { kind: 'win' } }, who)
    expect(envelope.value?.items.map(({ reference, isStakeBack }) => [reference, isStakeBack])).toEqual([
      ['above', false],
      ['even', true],
      ['below', true],
    ])
  })
})

describe('DEC-31 GET /wps/wallet/hold', () => {
  test('held money names its game, its round and the end of its draw, until the round is closed', async () => {
    const who = await server.logIn('aurora')
    await move(who.memberId, 'deposit', 50_000n)
    const player = { merchant: 'aurora', playerId: who.memberId, currency: 'PHP', gameCode: 'FIVE' }
    const draw = { ...player, roundId: 'of-draw', description: 'Five 20261121-0743' }
    const endsAt = '2026-11-21T12:23:00.000Z'
    const stake = { ...draw, sessionId: who.sessionId, transactionId: randomUUID(), amount: '1000' }
    expect((await server.callSigned(vendorDebit, { ...stake, endsAt })).envelope.errorCode).toBeNull()
    // A repetition with another end is the same call, and changes nothing.
    const later = { ...stake, endsAt: '2026-11-21T13:00:00.000Z' }
    expect((await server.callSigned(vendorDebit, later)).envelope.errorCode).toBeNull()
    const open = { ...player, roundId: 'open', sessionId: who.sessionId, transactionId: randomUUID(), amount: '300' }
    expect((await server.callSigned(vendorDebit, open)).envelope.errorCode).toBeNull()
    const read = async () => (await server.call(walletHolds, {}, who)).envelope.value?.items
    expect(await read()).toMatchObject([
      { kind: 'bet', reference: 'open', amountMinor: '-300', gameCode: 'FIVE' },
      { kind: 'bet', reference: 'of-draw', amountMinor: '-1000', description: 'Five 20261121-0743', endsAt },
    ])
    expect((await read())?.[0]).not.toHaveProperty('endsAt')
    // An end long past is deleted; what is held then has none.
    await server.database.executeSql("UPDATE round_end SET ends_at = ends_at - interval '100 years'")
    await server.database.transaction(deleteOldRoundEnds, { isOperator: true })
    expect((await read())?.[1]).not.toHaveProperty('endsAt')
    const win = { ...draw, transactionId: randomUUID(), amount: '0', closesRound: true }
    expect((await server.callSigned(vendorCredit, win)).envelope.errorCode).toBeNull()
    expect((await read())?.map(({ reference }) => reference)).toEqual(['open'])
  })

  test('an end that cannot be stored refuses no stake, and one out of range holds none', async () => {
    const who = await server.logIn('aurora')
    await move(who.memberId, 'deposit', 50_000n)
    const round = {
      playerId: who.memberId,
      roundId: randomUUID(),
      gameCode: 'FIVE',
      merchant: 'aurora',
      currency: 'PHP',
    }
    const stake = { ...round, sessionId: who.sessionId, transactionId: randomUUID(), amount: '1000' }
    const readHeld = async () =>
      (await server.call(walletHolds, {}, who)).envelope.value?.items.map(({ reference, endsAt }) => [
        reference,
        endsAt,
      ])
    for (const endsAt of ['0000-01-01T00:00:00Z', '3000-01-01T00:00:00Z']) {
      const { status, envelope } = await server.callSigned(vendorDebit, { ...stake, endsAt })
      expect([status, envelope.errorCode]).toEqual([400, 'invalid_input'])
    }
    expect(await readHeld()).toEqual([])
    await server.database.executeSql(
      "ALTER TABLE round_end ADD CONSTRAINT near CHECK (ends_at < '2900-01-01') NOT VALID",
    )
    const far = { ...stake, endsAt: '2999-01-01T00:00:00Z' }
    const answers = [await server.callSigned(vendorDebit, far), await server.callSigned(vendorDebit, far)]
    await server.database.executeSql('ALTER TABLE round_end DROP CONSTRAINT near')
    expect(answers.map(({ envelope }) => [envelope.errorCode, envelope.value?.balance])).toEqual([
      [null, '49000'],
      [null, '49000'],
    ])
    expect(await readHeld()).toEqual([[round.roundId, undefined]])
    expect(server.logLines.filter((line) => line.includes('end of a round could not be stored'))).toHaveLength(2)
  })

  test('a member reads their own holds only, and nobody without a session', async () => {
    const [who, other] = [await server.logIn('aurora'), await server.logIn('aurora')]
    await move(who.memberId, 'deposit', 50_000n)
    await server.database.transaction(
      (tx) =>
        hold(tx, {
          merchant: 'aurora',
          memberId: who.memberId,
          currency: 'PHP',
          scope: 'withdrawal',
          key: randomUUID(),
          kind: 'withdrawal',
          amountMinor: 2_000n,
          counter: 'bank',
        }),
      { merchant: 'aurora' },
    )
    const { envelope } = await server.call(walletHolds, {}, who)
    expect(envelope.value?.items).toMatchObject([{ kind: 'withdrawal', amountMinor: '-2000' }])
    expect((await server.call(walletHolds, {}, other)).envelope.value?.items).toEqual([])
    expect((await server.call(walletHolds, {}, { host: 'localhost' })).status).toBe(401)
  })
})

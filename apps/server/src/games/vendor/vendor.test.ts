import { randomUUID } from 'node:crypto'
import {
  type EndpointInput,
  type ErrorCode,
  launchGame,
  login,
  logout,
  rankList,
  vendorAuthenticate,
  vendorBalance,
  vendorCredit,
  vendorDebit,
  vendorEndRound,
  vendorRollback,
} from '@foyer/contract'
import { SIGNATURE_WINDOW_MS, signRequest } from '@foyer/contract/signing'
import { readTestDatabaseKind } from '@foyer/database/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hold, readBalances, transfer } from '../../ledger/index.ts'
import { saveGame } from '../../testing/save-game.ts'
import { startTestServer, TEST_PASSWORD, type TestServer } from '../../testing/test-server.ts'
import { saveVendorLimit } from './index.ts'
import { describeMoney, findRefusal, operatorAccountOf } from './vendor.rules.ts'
import { chooseTheme } from './vendor-theme.rules.ts'

const START = 10_000n
const secrets = { arcade: 'a'.repeat(32), bank: 'b'.repeat(32), other: 'o'.repeat(32) }

let server: TestServer
type Code = 'aurora' | 'lotus'
type Member = Awaited<ReturnType<TestServer['logIn']>> & { merchant: Code; currency: string }

beforeAll(async () => {
  server = await startTestServer({ vendorSecrets: secrets, gameVendors: ['arcade', 'other'] })
  for (const merchant of ['aurora', 'lotus'] as const)
    for (const [ordinal, vendor] of ['arcade', 'other'].entries())
      await server.database.transaction(
        (tx) =>
          saveGame(tx, {
            merchant,
            code: vendor === 'arcade' ? 'FIVE' : 'SPIN',
            ordinal,
            title: { EN: 'A game' },
            vendor,
            gameClassify: 'ELOTT',
            image: '',
            launchMode: 'LOTT',
            lottoArea: null,
            prizeMode: null,
            lottoView: null,
            freeplay: false,
            isHot: false,
          }),
        { merchant },
      )
})
afterAll(() => server.close())
beforeAll(async () => {
  const limits = { creditLimitMinor: 1_000_000n, roundLimitMinor: 1_000_000n, dayLimitMinor: 10_000_000n }
  for (const [merchant, currency] of [
    ['aurora', 'PHP'],
    ['lotus', 'CNY'],
  ] as const)
    await server.database.transaction((tx) => saveVendorLimit(tx, { merchant, vendor: 'other', currency, ...limits }), {
      merchant,
    })
})

/** A member with 100.00 of its currency. */
async function makePlayer(merchant: Code = 'aurora', type: 0 | 4 = 0, amountMinor = START): Promise<Member> {
  const member = await server.logIn(merchant, type)
  const currency = type === 4 ? 'FUN' : server.merchants[merchant].settings.currency
  const money = { merchant, memberId: member.memberId, currency, scope: 'seed', key: randomUUID() }
  await server.database.transaction(
    (tx) => transfer(tx, { ...money, kind: 'opening', amountMinor, counter: 'house:opening' }),
    { merchant },
  )
  return { ...member, merchant, currency }
}

async function readMoney({ merchant, memberId }: Member) {
  const [balance] = await server.database.transaction((tx) => readBalances(tx, merchant, memberId), { merchant })
  return { balance: balance?.balanceMinor, held: balance?.heldMinor }
}

type Debit = EndpointInput<typeof vendorDebit>['body']

function makeDebit(player: Member, changes: Partial<Debit> = {}): Debit {
  const { merchant, memberId: playerId, sessionId, currency } = player
  const ids = { transactionId: randomUUID(), roundId: randomUUID() }
  return { merchant, playerId, sessionId, currency, ...ids, gameCode: 'FIVE', amount: '1000', ...changes }
}

/** The credit for a debit. */
function makeCredit(debit: Debit, changes: Partial<EndpointInput<typeof vendorCredit>['body']> = {}) {
  return { ...debit, transactionId: randomUUID(), amount: '0', closesRound: true, ...changes }
}

function makeRollback({ merchant, playerId, transactionId, roundId }: Debit, id: string = randomUUID()) {
  return { merchant, playerId, roundId, reverses: transactionId, transactionId: id }
}

const debit = (body: object, vendor?: string) => server.callSigned(vendorDebit, body, vendor)
const credit = (body: object, vendor?: string) => server.callSigned(vendorCredit, body, vendor)
const rollBack = (body: object, vendor?: string) => server.callSigned(vendorRollback, body, vendor)

describe('§3.4 a round', () => {
  it('holds the stake, posts it and pays the win when it closes', async () => {
    const player = await makePlayer()
    const stake = makeDebit(player)
    const held = await debit(stake)
    expect(held.envelope.value).toMatchObject({ balance: '9000', currency: 'PHP' })
    expect(await readMoney(player)).toEqual({ balance: 10_000n, held: 1_000n })
    const won = await credit(makeCredit(stake, { amount: '2250' }))
    expect(won.envelope.value).toMatchObject({ balance: '11250' })
    expect(await readMoney(player)).toEqual({ balance: 11_250n, held: 0n })
  })

  it('a loss is a credit of zero', async () => {
    const player = await makePlayer()
    const stake = makeDebit(player)
    await debit(stake)
    expect((await credit(makeCredit(stake))).envelope.value).toMatchObject({ balance: '9000' })
    expect(await readMoney(player)).toEqual({ balance: 9_000n, held: 0n })
  })

  it('several stakes of one round are posted together', async () => {
    const player = await makePlayer()
    const first = makeDebit(player)
    await debit(first)
    await debit(makeDebit(player, { roundId: first.roundId, amount: '500' }))
    await credit(makeCredit(first))
    expect(await readMoney(player)).toEqual({ balance: 8_500n, held: 0n })
  })

  it('a win may come before the round closes', async () => {
    const player = await makePlayer()
    const stake = makeDebit(player)
    await debit(stake)
    await credit(makeCredit(stake, { amount: '300', closesRound: false }))
    expect(await readMoney(player)).toEqual({ balance: 10_300n, held: 1_000n })
    await credit(makeCredit(stake))
    expect(await readMoney(player)).toEqual({ balance: 9_300n, held: 0n })
  })

  it('a stake above what is available is refused, and stays refused', async () => {
    const player = await makePlayer()
    const stake = makeDebit(player, { amount: '10001' })
    expect((await debit(stake)).envelope.errorCode).toBe('insufficient_funds')
    expect((await debit(stake)).envelope.errorCode).toBe('insufficient_funds')
    expect(await readMoney(player)).toEqual({ balance: 10_000n, held: 0n })
  })

  it('a debit and a second win after the close are refused', async () => {
    const player = await makePlayer()
    const stake = makeDebit(player)
    await debit(stake)
    await credit(makeCredit(stake))
    expect((await debit(makeDebit(player, { roundId: stake.roundId }))).envelope.errorCode).toBe('round_closed')
    expect((await credit(makeCredit(stake, { amount: '5' }))).envelope.errorCode).toBe('round_closed')
    expect(await readMoney(player)).toEqual({ balance: 9_000n, held: 0n })
  })

  it('a credit without a debit is not known', async () => {
    const player = await makePlayer()
    const { status, envelope } = await credit(makeCredit(makeDebit(player), { amount: '100' }))
    expect([status, envelope.errorCode]).toEqual([404, 'transaction_unknown'])
    expect(await readMoney(player)).toEqual({ balance: 10_000n, held: 0n })
  })
})

describe('T20 sent twice', () => {
  it('the same debit gives the same answer and holds once', async () => {
    const player = await makePlayer()
    const stake = makeDebit(player)
    const [first, second] = [await debit(stake), await debit(stake)]
    expect(second.envelope).toEqual(first.envelope)
    expect(await readMoney(player)).toEqual({ balance: 10_000n, held: 1_000n })
  })

  it('the same credit gives the same answer and pays once', async () => {
    const player = await makePlayer()
    const stake = makeDebit(player)
    await debit(stake)
    const win = makeCredit(stake, { amount: '5000' })
    const [first, second] = [await credit(win), await credit(win)]
    expect(second.envelope).toEqual(first.envelope)
    expect(await readMoney(player)).toEqual({ balance: 14_000n, held: 0n })
  })

  it.each([
    ['amount', { amount: '999' }],
    ['round', { roundId: 'another' }],
    ['description', { description: 'Five 20990101-0002' }],
  ])('with another %s it is a conflict and changes nothing', async (_name, changes) => {
    const player = await makePlayer()
    const stake = makeDebit(player)
    await debit(stake)
    const { status, envelope } = await debit({ ...stake, ...changes })
    expect([status, envelope.errorCode]).toEqual([409, 'transaction_conflict'])
    const win = makeCredit(stake, { amount: '100' })
    await credit(win)
    expect((await credit({ ...win, ...changes })).envelope.errorCode).toBe('transaction_conflict')
    expect(await readMoney(player)).toEqual({ balance: 9_100n, held: 0n })
  })

  it('a stake or a win that was written with the digest of its money alone is found when it comes again', async () => {
    const player = await makePlayer()
    const stake = makeDebit(player, { description: 'Five' })
    const { merchant, memberId, currency } = player
    const { roundId: round, transactionId: key } = stake
    const money = {
      merchant,
      memberId,
      currency,
      scope: 'arcade',
      counter: operatorAccountOf('arcade'),
      round,
      reference: round,
    }
    const request = { ...money, key, kind: 'bet', amountMinor: 1_000n, description: 'Five' } as const
    await server.database.transaction((tx) => hold(tx, request), { merchant })
    expect((await debit(stake)).envelope.value).toMatchObject({ balance: '9000' })
    expect((await debit({ ...stake, amount: '999' })).envelope.errorCode).toBe('transaction_conflict')
    expect(await readMoney(player)).toEqual({ balance: 10_000n, held: 1_000n })
  })

  it('the same id of another player is a conflict', async () => {
    const [player, otherUser] = [await makePlayer(), await makePlayer()]
    const stake = makeDebit(player)
    await debit(stake)
    expect((await debit({ ...stake, playerId: otherUser.memberId })).envelope.errorCode).toBe('transaction_conflict')
    expect(await readMoney(otherUser)).toEqual({ balance: 10_000n, held: 0n })
  })

  it('64 at once hold once', async () => {
    const player = await makePlayer()
    const stake = makeDebit(player)
    const answers = await Promise.all(Array.from({ length: 64 }, () => debit(stake)))
    expect(new Set(answers.map(({ envelope }) => JSON.stringify(envelope.value))).size).toBe(1)
    expect(answers[0]?.envelope.success).toBe(true)
    expect(await readMoney(player)).toEqual({ balance: 10_000n, held: 1_000n })
  })

  it('64 different ones at once spend no more than there is', async () => {
    const player = await makePlayer()
    const answers = await Promise.all(Array.from({ length: 64 }, () => debit(makeDebit(player))))
    expect(answers.filter(({ envelope }) => envelope.success)).toHaveLength(10)
    expect(answers.filter(({ envelope }) => envelope.errorCode === 'insufficient_funds')).toHaveLength(54)
    expect(await readMoney(player)).toEqual({ balance: 10_000n, held: 10_000n })
  })

  it('64 wins of one id at once pay once and are listed once', async () => {
    const player = await makePlayer()
    const stake = makeDebit(player)
    await debit(stake)
    const win = makeCredit(stake, { amount: '777700' })
    const answers = await Promise.all(Array.from({ length: 64 }, () => credit(win)))
    // On a slow machine the last ones wait longer than an answer may take (§3.4): those are left open, and sent again.
    const open = answers.filter(({ status }) => status === 503)
    for (const _ of open) answers.push(await credit(win))
    const settled = answers.filter(({ status }) => status !== 503)
    expect(settled.map(({ envelope }) => envelope.success)).toEqual(Array.from({ length: 64 }, () => true))
    expect(await readMoney(player)).toEqual({ balance: 786_700n, held: 0n })
    const { envelope } = await server.call(rankList, { query: {} })
    expect(envelope.value?.filter(({ amountMinor }) => amountMinor === '777700')).toHaveLength(1)
  })

  it.each([
    ['less than', ['999'], false],
    ['as much as', ['1000'], false],
    ['more than', ['1001'], true],
    ['in two parts more than', ['500', '731'], true],
    ['in two parts less than', ['500', '237'], false],
    ['in parts, the last of zero, more than', ['731', '501', '0'], true],
    ['in parts, the last of zero, less than', ['500', '238', '0'], false],
  ])(
    'DEC-34, RELAY-20 a round that gives %s its stake (%j) stands among the wins: %s',
    async (_name, parts, isListed) => {
      const stake = makeDebit(await makePlayer())
      await debit(stake)
      for (const [index, amount] of parts.entries())
        await credit(makeCredit(stake, { amount, closesRound: index === parts.length - 1 }))
      const sum = String(parts.reduce((total, amount) => total + Number(amount), 0))
      const { envelope } = await server.call(rankList, { query: {} })
      expect(envelope.value?.some(({ amountMinor }) => amountMinor === sum)).toBe(isListed)
      for (const part of parts.length > 1 ? parts : [])
        expect(envelope.value?.some(({ amountMinor }) => amountMinor === part)).toBe(false)
    },
  )
})

// The embedded database has one session: its callers queue instead of waiting for each other's locks.
describe.skipIf(readTestDatabaseKind() === 'embedded')('§3.4 the answer budget', () => {
  /** Keeps the player's account locked by a hold of one unit. @returns its end */
  async function lockAccount({ merchant, memberId, currency }: Member): Promise<() => Promise<void>> {
    const lock = { merchant, memberId, currency, scope: 'seed', key: randomUUID(), kind: 'bet', counter: 'x' } as const
    const locked = Promise.withResolvers<void>()
    const released = Promise.withResolvers<void>()
    const blocker = server.database.transaction(
      async (tx) => {
        await hold(tx, { ...lock, amountMinor: 1n })
        locked.resolve()
        await released.promise
      },
      { merchant },
    )
    await locked.promise
    return async () => {
      released.resolve()
      await blocker
    }
  }

  it('a call that waits too long for its account is left open, never failed, and works when it comes again', async () => {
    const player = await makePlayer()
    const stake = makeDebit(player)
    const release = await lockAccount(player)
    // The account is locked until the answer has come.
    const { status, envelope } = await debit(stake)
    await release()
    expect([status, envelope.errorCode]).toEqual([503, 'service_unavailable'])
    expect((await debit(stake)).envelope.success).toBe(true)
    expect(await readMoney(player)).toEqual({ balance: START, held: 1_001n })
  })

  it('so is the end of a round, which then posts its stake once', async () => {
    const player = await makePlayer()
    const stake = makeDebit(player)
    expect((await debit(stake)).envelope.success).toBe(true)
    const { merchant, playerId, currency, roundId, gameCode } = stake
    const body = { merchant, playerId, currency, roundId, gameCode, transactionId: randomUUID() }
    const release = await lockAccount(player)
    const { status, envelope } = await server.callSigned(vendorEndRound, body)
    await release()
    expect([status, envelope.errorCode]).toEqual([503, 'service_unavailable'])
    const answers = [await server.callSigned(vendorEndRound, body), await server.callSigned(vendorEndRound, body)]
    expect(answers.map((answer) => answer.status)).toEqual([200, 200])
    expect(await readMoney(player)).toEqual({ balance: START - 1_000n, held: 1n })
  })
})

describe('§3.4 roll-back', () => {
  it('frees the stake, and twice answers the same', async () => {
    const player = await makePlayer()
    const stake = makeDebit(player)
    await debit(stake)
    const back = makeRollback(stake)
    const [first, second] = [await rollBack(back), await rollBack(back)]
    expect(first.envelope.value).toMatchObject({ balance: '10000' })
    expect(second.envelope).toEqual(first.envelope)
    expect(await readMoney(player)).toEqual({ balance: 10_000n, held: 0n })
  })

  it.each(['before its debit', 'after its debit', 'after another rollback of it'] as const)(
    'under the id of its debit is a conflict and writes nothing: %s',
    async (when) => {
      const player = await makePlayer()
      const stake = makeDebit(player)
      if (when === 'after its debit') await debit(stake)
      if (when === 'after another rollback of it') await rollBack(makeRollback(stake))
      const { status, envelope } = await rollBack(makeRollback(stake, stake.transactionId))
      expect([status, envelope.errorCode]).toEqual([409, 'transaction_conflict'])
      const isReturned = when === 'after another rollback of it'
      expect((await debit(stake)).envelope.errorCode).toBe(isReturned ? 'transaction_reversed' : null)
      expect(await readMoney(player)).toEqual({ balance: 10_000n, held: isReturned ? 0n : 1_000n })
    },
  )

  it('that overtakes its debit leaves a mark, and the late debit is refused', async () => {
    const player = await makePlayer()
    const stake = makeDebit(player)
    expect((await rollBack(makeRollback(stake))).envelope.success).toBe(true)
    expect((await debit(stake)).envelope.errorCode).toBe('transaction_reversed')
    expect((await debit(stake)).envelope.errorCode).toBe('transaction_reversed')
    expect(await readMoney(player)).toEqual({ balance: 10_000n, held: 0n })
  })

  it('of a refused debit changes nothing and succeeds', async () => {
    const player = await makePlayer()
    const stake = makeDebit(player, { amount: '99999' })
    await debit(stake)
    expect((await rollBack(makeRollback(stake))).envelope.value).toMatchObject({ balance: '10000' })
  })

  it('after the close is refused', async () => {
    const player = await makePlayer()
    const stake = makeDebit(player)
    await debit(stake)
    await credit(makeCredit(stake))
    expect((await rollBack(makeRollback(stake))).envelope.errorCode).toBe('round_closed')
    expect(await readMoney(player)).toEqual({ balance: 9_000n, held: 0n })
  })

  it('a credit after it is refused', async () => {
    const player = await makePlayer()
    const stake = makeDebit(player)
    await debit(stake)
    await rollBack(makeRollback(stake))
    expect((await credit(makeCredit(stake, { amount: '500' }))).envelope.success).toBe(false)
    expect(await readMoney(player)).toEqual({ balance: 10_000n, held: 0n })
  })

  it('64 at once, with the debit among them, end with nothing held', async () => {
    const player = await makePlayer()
    const stake = makeDebit(player)
    const back = makeRollback(stake)
    await Promise.all(Array.from({ length: 64 }, (_, index) => (index % 2 ? rollBack(back) : debit(stake))))
    await rollBack(back)
    expect(await readMoney(player)).toEqual({ balance: 10_000n, held: 0n })
  })

  it('T38 another vendor cannot roll back, close or learn of a stake', async () => {
    const player = await makePlayer()
    const stake = makeDebit(player)
    await debit(stake)
    await rollBack(makeRollback(stake), 'other')
    expect((await credit(makeCredit(stake, { amount: '900' }), 'other')).envelope.success).toBe(false)
    expect(await readMoney(player)).toEqual({ balance: 10_000n, held: 1_000n })
    expect((await debit({ ...stake, gameCode: 'SPIN' }, 'other')).envelope.errorCode).toBe('transaction_reversed')
  })
})

describe('T38, T10 who may ask about whom', () => {
  it('a vendor may debit for its own games only', async () => {
    const player = await makePlayer()
    for (const gameCode of ['SPIN', 'NONE'])
      expect((await debit(makeDebit(player, { gameCode }))).envelope.errorCode).toBe('not_found')
  })

  it('a payment provider’s signature is none here', async () => {
    const player = await makePlayer()
    const stake = makeDebit(player)
    const calls = [debit(stake, 'bank'), credit(makeCredit(stake), 'bank'), rollBack(makeRollback(stake), 'bank')]
    for (const { status, envelope } of await Promise.all(calls))
      expect([status, envelope.errorCode]).toEqual([401, 'signature_invalid'])
  })

  it.each(['lotus', 'nobody'])('a player of aurora is not found at %s', async (merchant) => {
    const player = await makePlayer()
    const stake = { ...makeDebit(player), merchant }
    for (const call of [debit(stake), credit(makeCredit(stake)), rollBack(makeRollback(stake))])
      expect((await call).envelope.errorCode).toBe('not_found')
    const { memberId: playerId, sessionId } = player
    const balance = await server.callSigned(vendorBalance, { merchant, playerId, sessionId })
    expect([balance.status, balance.envelope.errorCode]).toEqual([404, 'not_found'])
  })

  it('T22, T23 another currency than the player’s is refused', async () => {
    const [real, fun] = [await makePlayer('aurora'), await makePlayer('aurora', 4)]
    expect((await debit(makeDebit(real, { currency: 'FUN' }))).envelope.errorCode).toBe('currency_mismatch')
    expect((await debit(makeDebit(real, { currency: 'CNY' }))).envelope.errorCode).toBe('currency_mismatch')
    expect((await debit(makeDebit(fun, { currency: 'PHP' }))).envelope.errorCode).toBe('currency_mismatch')
    const credited = await credit(makeCredit(makeDebit(fun), { currency: 'PHP', amount: '5' }))
    expect(credited.envelope.errorCode).toBe('currency_mismatch')
  })

  it('T22 a free member plays in FUN, and its wins are not listed', async () => {
    const player = await makePlayer('aurora', 4)
    const stake = makeDebit(player)
    await debit(stake)
    await credit(makeCredit(stake, { amount: '4242' }))
    expect(await readMoney(player)).toEqual({ balance: 13_242n, held: 0n })
    const { envelope } = await server.call(rankList, { query: {} })
    expect(envelope.value?.some(({ amountMinor }) => amountMinor === '4242')).toBe(false)
  })
})

describe('T38 signatures', () => {
  const path = vendorBalance.path
  const send = (body: object, headers: Record<string, string>) =>
    server.call(vendorBalance, { body: body as never }, { host: '127.0.0.1' }, headers) // as never: arbitrary input

  it('unsigned, badly signed, stale, moved and altered calls are refused alike', async () => {
    const player = await makePlayer()
    const body = { merchant: 'aurora', playerId: player.memberId, sessionId: player.sessionId }
    const rawBody = JSON.stringify(body)
    const sign = (changes: object) =>
      signRequest({ method: 'POST', path, rawBody, vendor: 'arcade', secret: secrets.arcade, ...changes })
    const headers: Record<string, string>[] = [
      {},
      sign({ secret: 'x'.repeat(32) }),
      sign({ vendor: 'nobody' }),
      sign({ vendor: 'other' }),
      sign({ path: vendorDebit.path }),
      sign({ rawBody: '{}' }),
      sign({ timestampMs: Date.now() - SIGNATURE_WINDOW_MS - 1000 }),
      { ...sign({}), 'x-nonce': '0'.repeat(32) },
    ]
    for (const sent of headers) {
      const { status, envelope } = await send(body, sent)
      expect([status, envelope.errorCode]).toEqual([401, 'signature_invalid'])
    }
  })

  it('a request sent again word for word is refused', async () => {
    const player = await makePlayer()
    const body = { merchant: 'aurora', playerId: player.memberId, sessionId: player.sessionId }
    const headers = signRequest({
      method: 'POST',
      path,
      rawBody: JSON.stringify(body),
      vendor: 'arcade',
      secret: secrets.arcade,
    })
    expect((await send(body, headers)).envelope.value).toEqual({ balance: '10000', currency: 'PHP' })
    expect((await send(body, headers)).envelope.errorCode).toBe('signature_invalid')
  })

  it('the balance is what can be staked', async () => {
    const player = await makePlayer()
    await debit(makeDebit(player))
    const { memberId: playerId, sessionId } = player
    const { envelope } = await server.callSigned(vendorBalance, { merchant: 'aurora', playerId, sessionId })
    expect(envelope.value).toEqual({ balance: '9000', currency: 'PHP' })
  })
})

describe('bad input', () => {
  it.each([
    ['amount', { amount: '0' }],
    ['amount', { amount: '-5' }],
    ['amount', { amount: '1.5' }],
    ['amount', { amount: '9'.repeat(19) }],
    ['amount', { amount: 1000 }],
    ['transactionId', { transactionId: '' }],
    ['transactionId', { transactionId: 'x'.repeat(65) }],
    ['roundId', { roundId: 'a b' }],
    ['currency', { currency: 'php' }],
    ['merchant', { merchant: '../../undefined/x' }],
    ['playerId', { playerId: "' OR 1=1 --" }],
    ['sessionId', { sessionId: '' }],
    ['sessionId', { sessionId: 'x'.repeat(65) }],
  ])('%s of %o is refused', async (path, changes) => {
    const player = await makePlayer()
    const { status, envelope } = await debit({ ...makeDebit(player), ...changes })
    expect([status, envelope.errorCode]).toEqual([400, 'invalid_input'])
    expect(envelope.fields?.map((field) => field.path)).toEqual([path])
  })
})

describe('T19 launch tokens', () => {
  async function launch(player: Member, code = 'FIVE', more: object = {}) {
    const { envelope } = await server.call(launchGame, { query: { lottoGameCode: code, ...more } }, player)
    return new URL(envelope.value?.gameUrl ?? '').searchParams.get('token') ?? ''
  }
  const redeem = (launchToken: string, vendor?: string) =>
    server.callSigned(vendorAuthenticate, { launchToken }, vendor)

  it('say how the game looks: the merchant’s name in the player’s language, a covered balance, a round to show', async () => {
    const player = await makePlayer('lotus')
    const roundId = randomUUID()
    const shown = await redeem(await launch(player, 'FIVE', { language: 'EN', balance: 'hidden', roundId }))
    expect(shown.envelope.value).toMatchObject({ merchantName: 'Lotus', isBalanceHidden: true, roundId })
    const plain = await redeem(await launch(player, 'FIVE', { language: 'UR' }))
    expect(plain.envelope.value, 'another launch than the one before').toMatchObject({ merchantName: 'لوٹس' })
    expect(plain.envelope.value).not.toHaveProperty('roundId')
  })

  it('one with a covered balance and one without are two, however soon one follows the other', async () => {
    const player = await makePlayer('lotus')
    const covered = await launch(player, 'FIVE', { balance: 'hidden' })
    const shown = await redeem(await launch(player))
    expect(shown.envelope.value).toMatchObject({ isBalanceHidden: false })
    expect((await redeem(covered)).envelope.value).toMatchObject({ isBalanceHidden: true })
  })

  it('give the vendor the player, once', async () => {
    const player = await makePlayer('lotus')
    const launchToken = await launch(player)
    const { envelope } = await redeem(launchToken)
    expect(envelope.value).toEqual({
      playerId: player.memberId,
      sessionId: player.sessionId,
      username: `${player.username[0]}***${player.username.at(-1)}`,
      merchant: 'lotus',
      merchantName: '莲花',
      options: {},
      isBalanceHidden: false,
      theme: chooseTheme('MT8801'),
      currency: 'CNY',
      currencySymbol: '¥',
      currencyPosition: 'before',
      exponent: 2,
      language: 'CN',
      playMode: 'real',
      gameCode: 'FIVE',
      backUrl: 'http://lotus.localhost/wps/game/return',
      cashierUrl: 'http://lotus.localhost/wps/game/cashier',
      balance: '10000',
    })
    const again = await redeem(launchToken)
    expect([again.status, again.envelope.errorCode]).toEqual([401, 'launch_token_invalid'])
  })

  it('T9 open nothing once the session that launched is over, though the member is logged in elsewhere', async () => {
    const player = await makePlayer('aurora')
    const launchToken = await launch(player)
    const { host, username } = player
    const elsewhere = await server.call(login, { body: { username, password: TEST_PASSWORD } }, { host })
    expect(elsewhere.envelope.success).toBe(true)
    await server.call(logout, { body: {} }, player)
    expect((await redeem(launchToken)).envelope.errorCode).toBe('launch_token_invalid')
  })

  it('T9, T19 are one for each session: another login’s launch of the same moment is its own', async () => {
    const player = await makePlayer('aurora')
    const { host, username } = player
    const { envelope, headers } = await server.call(login, { body: { username, password: TEST_PASSWORD } }, { host })
    const cookie = headers.getSetCookie()[0]?.split(';')[0] ?? ''
    const other = { ...player, token: envelope.value?.token ?? '', cookie }
    const [first, again, second] = [await launch(player), await launch(player), await launch(other)]
    expect(again).toBe(first)
    expect((await redeem(first)).envelope.value?.sessionId).toBe(player.sessionId)
    const { envelope: redeemed } = await redeem(second)
    expect(redeemed.value?.sessionId).toEqual(expect.any(String))
    expect(redeemed.value?.sessionId).not.toBe(player.sessionId)
  })

  it('T38 give the vendor no name that could be logged in with', async () => {
    const player = await makePlayer()
    const { envelope } = await redeem(await launch(player))
    expect(JSON.stringify(envelope)).not.toContain(player.username)
  })

  it('say that a free member plays for fun', async () => {
    const { envelope } = await redeem(await launch(await makePlayer('aurora', 4)))
    expect(envelope.value).toMatchObject({ currency: 'FUN', currencySymbol: 'FUN\u00a0', playMode: 'fun' })
  })

  it('32 at once: one wins', async () => {
    const launchToken = await launch(await makePlayer())
    const answers = await Promise.all(Array.from({ length: 32 }, () => redeem(launchToken)))
    expect(answers.filter(({ envelope }) => envelope.success)).toHaveLength(1)
  })

  it('are worth nothing to another vendor, altered, or for another merchant', async () => {
    const launchToken = await launch(await makePlayer())
    const secret = launchToken.split('.')[1]
    for (const [text, vendor] of [
      [launchToken, 'other'],
      [`${launchToken.slice(0, -1)}!`, 'arcade'],
      [`lotus.${secret}`, 'arcade'],
      [`nobody.${secret}`, 'arcade'],
      ['x', 'arcade'],
    ] as const)
      expect((await redeem(text, vendor)).envelope.errorCode).toBe('launch_token_invalid')
    expect((await redeem(launchToken)).envelope.success).toBe(true)
  })

  it('stand in no log and not in the database', async () => {
    const launchToken = await launch(await makePlayer())
    await redeem(launchToken)
    const secret = launchToken.split('.')[1] ?? ''
    expect(server.logLines.join('\n')).not.toContain(secret)
    const { rows } = await server.database.executeSql('SELECT t::text AS row FROM public.launch_token t')
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain(Buffer.from(secret, 'base64url').toString('hex'))
    expect(JSON.stringify(rows)).not.toContain(secret)
  })
})

describe('the messages of the wallet', () => {
  it.each([
    ['conflict', null, 'transaction_conflict'],
    ['refused', 'insufficient_funds', 'insufficient_funds'],
    ['refused', 'hold_posted', 'round_closed'],
    ['refused', 'hold_released', 'transaction_reversed'],
    ['refused', 'account_unknown', 'not_found'],
    ['refused', 'not_admitted', 'session_over'],
    ['pending', null, undefined],
    ['posted', null, undefined],
  ] as const)('the ledger’s %s %s is %s', (status, code, expected: ErrorCode | undefined) => {
    expect(findRefusal({ status, code })).toBe(expected)
  })

  it('each vendor has an account of its own on the other side', () => {
    expect(operatorAccountOf('arcade')).not.toBe(operatorAccountOf('other'))
  })

  it('T23 a currency that nobody knows is refused', () => {
    expect(() => describeMoney({ type: 0, currency: 'XXX' }, server.merchants.aurora.settings)).toThrow(RangeError)
  })
})

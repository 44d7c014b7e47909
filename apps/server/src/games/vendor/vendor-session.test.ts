import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  changePassword,
  type EndpointInput,
  login,
  logout,
  vendorBalance,
  vendorCredit,
  vendorDebit,
  vendorRollback,
} from '@foyer/contract'
import { readTestDatabaseKind } from '@foyer/database/testing'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { isSessionAlive, shouldMarkSeen } from '../../account/session/session.rules.ts'
import { endSession } from '../../account/session/session.store.ts'
import { hold, readBalances, transfer } from '../../ledger/index.ts'
import { verifyLedger } from '../../ledger/ledger-verify.store.ts'
import { keepOpen, untilWaiting } from '../../testing/lock-wait.ts'
import { saveGame } from '../../testing/save-game.ts'
import { startTestServer, TEST_PASSWORD, type TestClient, type TestServer } from '../../testing/test-server.ts'
import { createVendorWallet } from './vendor-wallet.service.ts'

const START = 100_000n
const looks = { image: '', lottoArea: null, prizeMode: null, lottoView: null, freeplay: false, isHot: false }
const five = {
  code: 'FIVE',
  ordinal: 0,
  vendor: 'arcade',
  title: {},
  gameClassify: 'ELOTT',
  launchMode: 'LOTT',
} as const

let server: TestServer
type Code = 'aurora' | 'lotus'
type Player = Awaited<ReturnType<typeof makePlayer>>

beforeAll(async () => {
  server = await startTestServer({ trustProxy: true, limits: { loginAddress: 10_000 } })
  for (const merchant of ['aurora', 'lotus'])
    await server.database.transaction((tx) => saveGame(tx, { ...looks, ...five, merchant }), { merchant })
})
afterAll(() => server.close())
afterEach(async () => {
  for (const merchant of ['aurora', 'lotus'])
    expect(await server.database.transaction((tx) => verifyLedger(tx), { merchant })).toEqual([])
})

/** A logged-in member with 1,000.00 of its currency. */
async function makePlayer(merchant: Code = 'aurora') {
  const member = await server.logIn(merchant)
  const { currency } = server.merchants[merchant].settings
  const money = { merchant, memberId: member.memberId, currency, scope: 'seed', key: randomUUID() }
  await server.database.transaction(
    (tx) => transfer(tx, { ...money, kind: 'opening', amountMinor: START, counter: 'house:opening' }),
    { merchant },
  )
  return { ...member, merchant, currency }
}

/** Logs the member in once more, in another browser. */
async function logInElsewhere({ host, username }: Player): Promise<TestClient> {
  const { envelope, headers } = await server.call(login, { body: { username, password: TEST_PASSWORD } }, { host })
  return { host, token: envelope.value?.token ?? '', cookie: headers.getSetCookie()[0]?.split(';')[0] ?? '' }
}

/** Logs the player in in another tab; both then have a new cookie. */
async function logInTab(player: Player) {
  const { host, username, cookie = '' } = player
  const { envelope, headers } = await server.call(
    login,
    { body: { username, password: TEST_PASSWORD } },
    { host, cookie },
  )
  player.cookie = headers.getSetCookie()[0]?.split(';')[0] ?? ''
  return { host, cookie: player.cookie, token: envelope.value?.token ?? '' }
}

type Debit = EndpointInput<typeof vendorDebit>['body']

function makeDebit({ merchant, memberId: playerId, sessionId, currency }: Player, changes: Partial<Debit> = {}): Debit {
  const ids = { transactionId: randomUUID(), roundId: randomUUID() }
  return { merchant, playerId, sessionId, currency, ...ids, gameCode: 'FIVE', amount: '100', ...changes }
}

const debit = (body: Debit) => server.callSigned(vendorDebit, body)
const codeOf = async (answer: ReturnType<typeof debit>) => (await answer).envelope.errorCode

async function readHeld({ merchant, memberId }: Player): Promise<bigint> {
  const [balance] = await server.database.transaction((tx) => readBalances(tx, merchant, memberId), { merchant })
  return balance?.heldMinor ?? -1n
}

const setSession = (sessionId: string, change: string) =>
  server.database.executeSql(`UPDATE public.session SET ${change} WHERE id = $1`, [sessionId])
const readSeenAgo = async (sessionId: string): Promise<number> => {
  const { rows } = await server.database.executeSql(
    'SELECT extract(epoch FROM now() - last_seen_at)::float8 AS ago FROM public.session WHERE id = $1',
    [sessionId],
  )
  return (rows[0] as { ago: number }).ago // the one column
}

const cases: [string, (player: Player) => Promise<unknown>][] = [
  ['a logout', (player) => server.call(logout, { body: {} }, player)],
  [
    'a logout in another tab of the browser',
    async (player) => {
      await server.call(logout, { body: {} }, await logInTab(player))
    },
  ],
  [
    'a password change elsewhere',
    async (player) => {
      const body = { oldPassword: TEST_PASSWORD, newPassword: 'brandnew7sky' }
      const changed = await server.call(changePassword, { body }, await logInElsewhere(player))
      expect(changed.envelope.success).toBe(true)
    },
  ],
  [
    'another login in its place',
    (player) => server.call(login, { body: { username: player.username, password: TEST_PASSWORD } }, player),
  ],
  ['its absolute life', (player) => setSession(player.sessionId, 'expires_at = now()')],
  ['its idle life', (player) => setSession(player.sessionId, "last_seen_at = now() - interval '120 minutes 1 second'")],
]

describe('T9, DEC-20 a session that is over stakes nothing', () => {
  it.each(cases)('after %s', async (_name, end) => {
    const player = await makePlayer()
    expect((await debit(makeDebit(player))).envelope.success).toBe(true)
    await end(player)
    const { status, envelope } = await debit(makeDebit(player))
    expect([status, envelope.errorCode]).toEqual([401, 'session_over'])
    expect(await readHeld(player)).toBe(100n)
    const { merchant, memberId: playerId, sessionId } = player
    const balance = await server.callSigned(vendorBalance, { merchant, playerId, sessionId })
    expect([balance.status, balance.envelope.errorCode]).toEqual([401, 'session_over'])
  })

  it('nor does one that nobody has, another member’s, or one of another merchant', async () => {
    const [player, other, foreign] = [await makePlayer(), await makePlayer(), await makePlayer('lotus')]
    const { merchant, memberId: playerId } = player
    for (const sessionId of ['none', randomUUID(), other.sessionId, foreign.sessionId]) {
      expect(await codeOf(debit(makeDebit(player, { sessionId })))).toBe('session_over')
      const { envelope } = await server.callSigned(vendorBalance, { merchant, playerId, sessionId })
      expect(envelope.errorCode).toBe('session_over')
    }
    expect(await readHeld(player)).toBe(0n)
    expect((await debit(makeDebit(player))).envelope.success).toBe(true)
  })

  it('though the member is logged in elsewhere, whose session still stakes', async () => {
    const player = await makePlayer()
    await logInElsewhere(player)
    const { rows } = await server.database.executeSql(
      'SELECT id FROM public.session WHERE member_id = $1 AND id <> $2',
      [player.memberId, player.sessionId],
    )
    const [{ id: sessionId }] = rows as [{ id: string }] // the second login's
    await server.call(logout, { body: {} }, player)
    expect(await codeOf(debit(makeDebit(player)))).toBe('session_over')
    expect((await debit(makeDebit(player, { sessionId }))).envelope.success).toBe(true)
  })

  it('a refusal leaves nothing behind: nothing is held, and the id is free', async () => {
    const [player, other] = [await makePlayer(), await makePlayer()]
    const stake = makeDebit(player, { sessionId: other.sessionId })
    expect(await codeOf(debit(stake))).toBe('session_over')
    expect(await readHeld(player)).toBe(0n)
    const { rows } = await server.database.executeSql('SELECT FROM public.ledger_transfer WHERE key = $1', [
      stake.transactionId,
    ])
    expect(rows).toEqual([])
    expect((await debit({ ...stake, sessionId: player.sessionId })).envelope.success).toBe(true)
  })
})

describe('T9, T20 what was answered before the end', () => {
  it('is answered again in the same words, whatever session the retry names', async () => {
    const player = await makePlayer()
    const [taken, refused] = [makeDebit(player), makeDebit(player, { amount: '999999' })]
    const [first, no] = [await debit(taken), await debit(refused)]
    expect([first.envelope.success, no.envelope.errorCode]).toEqual([true, 'insufficient_funds'])
    await server.call(logout, { body: {} }, player)
    for (const sessionId of [player.sessionId, 'none']) {
      expect((await debit({ ...taken, sessionId })).envelope).toEqual(first.envelope)
      expect((await debit({ ...refused, sessionId })).envelope).toEqual(no.envelope)
    }
    expect(await codeOf(debit({ ...taken, amount: '5' }))).toBe('transaction_conflict')
    expect(await readHeld(player)).toBe(100n)
  })

  it('is paid and given back', async () => {
    const player = await makePlayer()
    const [won, lost, back, late] = [makeDebit(player), makeDebit(player), makeDebit(player), makeDebit(player)]
    for (const stake of [won, lost, back]) await debit(stake)
    await server.call(logout, { body: {} }, player)
    const close = { closesRound: true }
    const answers = [
      await server.callSigned(vendorCredit, { ...won, ...close, transactionId: randomUUID(), amount: '5000' }),
      await server.callSigned(vendorCredit, { ...lost, ...close, transactionId: randomUUID(), amount: '0' }),
      await server.callSigned(vendorRollback, { ...back, transactionId: randomUUID(), reverses: back.transactionId }),
      await server.callSigned(vendorRollback, { ...late, transactionId: randomUUID(), reverses: late.transactionId }),
    ]
    expect(answers.map(({ envelope }) => envelope.success)).toEqual([true, true, true, true])
    expect(answers.at(-1)?.envelope.value).toMatchObject({ balance: String(START + 5_000n - 200n) })
    expect(await readHeld(player)).toBe(0n)
    // The roll-back's tombstone was first.
    expect(await codeOf(debit(late))).toBe('transaction_reversed')
  })

  it('calls of the same moment each get their own answer', async () => {
    const [living, over] = [await makePlayer(), await makePlayer()]
    const earlier = [makeDebit(living), makeDebit(over)] as const
    const before = await Promise.all(earlier.map(debit))
    await server.call(logout, { body: {} }, over)
    const calls = Array.from({ length: 40 }, (_, index) => {
      if (index % 4 === 0) return debit(earlier[1])
      return debit(makeDebit(index % 4 === 1 ? over : living))
    })
    const win = { ...earlier[1], transactionId: randomUUID(), amount: '0', closesRound: true }
    const credited = server.callSigned(vendorCredit, win)
    const answers = await Promise.all(calls)
    for (const [index, { envelope }] of answers.entries()) {
      if (index % 4 === 0) expect(envelope).toEqual(before[1]?.envelope)
      else expect(envelope.errorCode).toBe(index % 4 === 1 ? 'session_over' : null)
    }
    expect((await credited).envelope.success).toBe(true)
    expect([await readHeld(living), await readHeld(over)]).toEqual([100n + 20n * 100n, 0n])
  })
})

describe('DEC-20 who plays is not idle', () => {
  it.each([
    ['is seen, after a minute', 61, 1],
    ['is not written down again within the minute', 50, 50],
  ])('who stakes %s', async (_name, agoSeconds, expectedSeconds) => {
    const player = await makePlayer()
    await setSession(player.sessionId, `last_seen_at = now() - interval '${agoSeconds} seconds'`)
    await debit(makeDebit(player))
    const ago = await readSeenAgo(player.sessionId)
    expect(ago).toBeGreaterThanOrEqual(expectedSeconds - 1)
    expect(ago).toBeLessThan(expectedSeconds + 9)
  })

  it('a balance that is asked for, and a stake that is over, are not being seen', async () => {
    const player = await makePlayer()
    const { merchant, memberId: playerId, sessionId } = player
    await setSession(sessionId, "last_seen_at = now() - interval '90 minutes'")
    const balance = await server.callSigned(vendorBalance, { merchant, playerId, sessionId })
    expect(balance.envelope.value).toEqual({ balance: String(START), currency: 'PHP' })
    await setSession(sessionId, "last_seen_at = now() - interval '121 minutes'")
    expect(await codeOf(debit(makeDebit(player)))).toBe('session_over')
    expect(await readSeenAgo(sessionId)).toBeGreaterThan(120 * 60)
  })

  it.each([
    [1, 10],
    [1, 20],
    [2, 25],
    [2, 35],
    [120, 50],
    [120, 70],
  ])('with %i idle minutes and %i s after the last call is written down as a call is', async (idleMinutes, seconds) => {
    const { sessionId, memberId, merchant } = await makePlayer()
    await setSession(sessionId, `last_seen_at = now() - interval '${seconds} seconds'`)
    const play = sql`SELECT session_play(${merchant}, ${sessionId}, ${memberId}, ${idleMinutes}) AS alive`
    const { rows } = await server.database.transaction((tx) => tx.execute(play), { merchant })
    expect(rows).toEqual([{ alive: true }])
    const now = new Date()
    const session = { lastSeenAt: new Date(now.getTime() - seconds * 1000), expiresAt: now, endedAt: null }
    expect((await readSeenAgo(sessionId)) < seconds).toBe(shouldMarkSeen(session, now, idleMinutes))
  })

  it('with one idle minute stays logged in by a stake each half minute', async () => {
    const { sessionId, memberId, merchant } = await makePlayer()
    const play = sql`SELECT session_play(${merchant}, ${sessionId}, ${memberId}, 1) AS alive`
    for (let stake = 0; stake < 20; stake += 1) {
      await setSession(sessionId, "last_seen_at = last_seen_at - interval '29 seconds'")
      const { rows } = await server.database.transaction((tx) => tx.execute(play), { merchant })
      expect(rows).toEqual([{ alive: true }])
    }
  })

  it.each([
    ['within both lives', 0, 60_000, false],
    ['within its idle life by a minute', -119, 60_000, false],
    ['idle for a minute too long', -121, 60_000, false],
    ['at its absolute end', 0, -1_000, false],
    ['ended', 0, 60_000, true],
  ])('a session %s is the same to the vendor’s calls as to a call of the member’s', async (...state) => {
    const [, seenMinutes, expiresMs, isEnded] = state
    const player = await makePlayer()
    const now = new Date()
    const lastSeenAt = new Date(now.getTime() + seenMinutes * 60_000)
    const expiresAt = new Date(now.getTime() + expiresMs)
    await server.database.executeSql(
      'UPDATE public.session SET last_seen_at = $2, expires_at = $3, ended_at = $4 WHERE id = $1',
      [player.sessionId, lastSeenAt, expiresAt, isEnded ? now : null],
    )
    const expected = isSessionAlive({ lastSeenAt, expiresAt, endedAt: isEnded ? now : null }, now, 120)
    expect((await debit(makeDebit(player))).envelope.success).toBe(expected)
  })
})

describe('T9 a logout among stakes', () => {
  it('once it is answered nothing more is held, however they interleave', async () => {
    for (let round = 0; round < 12; round += 1) {
      const player = await makePlayer()
      const stakes = Array.from({ length: 24 }, async (_, index) => {
        await sleep(index * 2)
        return debit(makeDebit(player))
      })
      await sleep(round * 4)
      expect((await server.call(logout, { body: {} }, player)).status).toBe(200)
      const heldAtLogout = await readHeld(player)
      const late = await debit(makeDebit(player))
      const codes = (await Promise.all(stakes)).map(({ envelope }) => envelope.errorCode)
      expect(late.envelope.errorCode).toBe('session_over')
      expect(new Set([...codes, null, 'session_over'])).toEqual(new Set([null, 'session_over']))
      expect(await readHeld(player)).toBe(heldAtLogout)
      expect(BigInt(codes.filter((code) => code === null).length) * 100n).toBe(heldAtLogout)
    }
  })

  it('of two tabs of a browser: nobody waits for the other in a circle', async () => {
    for (let round = 0; round < 6; round += 1) {
      const player = await makePlayer()
      const tab = await logInTab(player)
      const { rows } = await server.database.executeSql('SELECT id FROM public.session WHERE member_id = $1', [
        player.memberId,
      ])
      const ids = (rows as { id: string }[]).map(({ id }) => id) // the one column
      const stakes = Array.from({ length: 24 }, async (_, index) => {
        await sleep(index)
        return debit(makeDebit(player, { sessionId: ids[index % 2] ?? '' }))
      })
      await sleep(round * 4)
      const out = await server.call(logout, { body: {} }, tab)
      expect(out.status).toBe(200)
      const held = await readHeld(player)
      const codes = (await Promise.all(stakes)).map(({ envelope }) => envelope.errorCode)
      expect(codes.filter((code) => code !== null && code !== 'session_over')).toEqual([])
      expect(await readHeld(player)).toBe(held)
    }
  })
})

// The embedded database has one session: its callers queue instead of waiting for each other's locks.
describe.skipIf(readTestDatabaseKind() === 'embedded')('T9 a logout that meets a stake', () => {
  it('under way is answered after it: what is held then is held in the end', async () => {
    const player = await makePlayer()
    const { merchant, memberId, currency } = player
    const lock = { merchant, memberId, currency, scope: 'seed', key: randomUUID(), kind: 'bet', counter: 'x' } as const
    const release = await keepOpen(server.database, (tx) => hold(tx, { ...lock, amountMinor: 1n }))
    let isOut = false
    const stake = debit(makeDebit(player))
    await untilWaiting(server.database)
    const heldAtLogout = server.call(logout, { body: {} }, player).then(() => {
      isOut = true
      return readHeld(player)
    })
    await untilWaiting(server.database, 2)
    expect(isOut).toBe(false)
    await release()
    // The two answers may pass each other on their way; the stake is held before the logout is answered.
    expect(await heldAtLogout).toBe(101n)
    expect((await stake).envelope.success).toBe(true)
    expect(await readHeld(player)).toBe(101n)
  })

  it('before it is waited for: the stake is refused', async () => {
    const player = await makePlayer()
    const release = await keepOpen(server.database, (tx) => endSession(tx, 'aurora', player.sessionId))
    const stake = debit(makeDebit(player))
    await untilWaiting(server.database)
    await release()
    expect(await codeOf(stake)).toBe('session_over')
    expect(await readHeld(player)).toBe(0n)
  })

  it.each([
    ['first', 'first'],
    ['first', 'last'],
    ['last', 'first'],
    ['last', 'last'],
  ])(
    'of two tabs waits in no circle: the %s tab’s is waited for, the %s one’s stake came first',
    async (held, came) => {
      const player = await makePlayer()
      await logInTab(player)
      const { rows } = await server.database.executeSql(
        'SELECT id FROM public.session WHERE member_id = $1 ORDER BY id',
        [player.memberId],
      )
      const ids = (rows as { id: string }[]).map(({ id }) => id) // the one column
      const heldId = ids.at(held === 'first' ? 0 : -1)
      const release = await keepOpen(server.database, (tx) =>
        tx.execute(sql`SELECT FROM session WHERE id = ${heldId} FOR UPDATE`),
      )
      const wallet = createVendorWallet({
        database: server.database,
        merchants: { findByCode: async () => undefined },
        catalogue: { listKnown: async () => [] },
        logger: server.app.log,
        onParked: () => undefined,
      })
      const stakes = (came === 'first' ? ids : ids.toReversed()).map((sessionId) => {
        const { amount: _, description: __, ...stake } = makeDebit(player, { sessionId })
        return wallet.debit({ ...stake, vendor: 'arcade', amountMinor: 100n, description: '', idleMinutes: 120 })
      })
      await untilWaiting(server.database)
      const out = server.call(logout, { body: {} }, player)
      await sleep(50)
      await release()
      expect(await Promise.allSettled(stakes)).toMatchObject([{ status: 'fulfilled' }, { status: 'fulfilled' }])
      expect((await out).status).toBe(200)
      expect(await readHeld(player)).toBe(200n)
    },
  )

  it('is left open where it waits too long, harms nobody else’s stake, and is decided when it comes again', async () => {
    const [player, other] = [await makePlayer(), await makePlayer()]
    const release = await keepOpen(server.database, (tx) =>
      tx.execute(sql`SELECT FROM session WHERE id = ${player.sessionId} FOR UPDATE`),
    )
    const stake = makeDebit(player)
    const answers = await Promise.all([debit(stake), debit(makeDebit(other))])
    await release()
    expect(answers.map(({ status }) => status)).toEqual([503, 200])
    expect((await debit(stake)).envelope.success).toBe(true)
  })
})

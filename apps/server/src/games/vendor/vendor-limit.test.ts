import { randomUUID } from 'node:crypto'
import { vendorCredit, vendorDebit } from '@foyer/contract'
import { readTestDatabaseKind } from '@foyer/database/testing'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readBalances, transfer } from '../../ledger/index.ts'
import { cleanUpLedger } from '../../ledger/ledger.jobs.ts'
import { verifyLedger } from '../../ledger/ledger-verify.store.ts'
import { createMember } from '../../member/index.ts'
import { saveGame } from '../../testing/save-game.ts'
import { seedSession } from '../../testing/seed-session.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { deleteOldDays, saveVendorLimit } from './index.ts'
import { VENDOR_DAY_RETENTION_DAYS, VENDOR_DAY_SHARDS } from './vendor.constants.ts'
import { listVendorLimits, type ParkedWin, parkWin, settleParkedWin } from './vendor.store.ts'

const merchant = 'aurora'
const currency = 'PHP'
const STAKE = 100n
const limits = { creditLimitMinor: 1_000n, roundLimitMinor: 1_500n, dayLimitMinor: 4_000n }
const secrets = { arcade: 'a'.repeat(32), bank: 'b'.repeat(32) }

let server: TestServer
/** A separate vendor for each test, so that each starts a new day. */
let vendor: string
const vendors = Array.from({ length: 32 }, (_, index) => `games${index}`)

beforeAll(async () => {
  const vendorSecrets = { ...secrets, ...Object.fromEntries(vendors.map((code) => [code, code.padEnd(32, '.')])) }
  server = await startTestServer({ vendorSecrets, gameVendors: vendors })
  for (const [ordinal, code] of vendors.entries()) await addGame(code, ordinal)
})
afterAll(() => server.close())
beforeEach(async () => {
  vendor = vendors.shift() ?? ''
  await run((tx) => saveVendorLimit(tx, { merchant, vendor, currency, ...limits }))
})

const run: TestServer['database']['transaction'] = (work, scope = { merchant }) =>
  server.database.transaction(work, scope)

async function addGame(code: string, ordinal: number) {
  const looks = { image: '', lottoArea: null, prizeMode: null, lottoView: null, freeplay: false, isHot: false }
  const game = {
    code: `G${ordinal}`,
    ordinal,
    title: { EN: 'A game' },
    gameClassify: 'ELOTT',
    launchMode: 'LOTT',
  } as const
  await run((tx) => saveGame(tx, { merchant, vendor: code, ...game, ...looks }))
}

/** Session of each player, by the player's id. */
const sessions = new Map<string, string>()

async function makePlayer(type: 0 | 4 = 0) {
  const username = `p${randomUUID().replaceAll('-', '').slice(0, 12)}`
  const details = { username, passwordHash: '-', type, language: 'EN', registerMethod: 'H5' } as const
  const member = await run((tx) => createMember(tx, server.merchants[merchant], details))
  if (!member) throw new Error('the name is taken')
  const { id: memberId } = member
  sessions.set(memberId, await run((tx) => seedSession(tx, server.merchants[merchant], member)))
  const money = { merchant, memberId, currency: type === 4 ? 'FUN' : currency, scope: 'seed', key: randomUUID() }
  await run((tx) => transfer(tx, { ...money, kind: 'opening', amountMinor: 100_000n, counter: 'house:opening' }))
  return memberId
}

async function readMoney(memberId: string) {
  const [balance] = await run((tx) => readBalances(tx, merchant, memberId))
  return [balance?.balanceMinor, balance?.heldMinor]
}

/** Opens a round and returns the credit that closes it. */
async function openRound(playerId: string, amount: bigint, changes: object = {}) {
  const round = { merchant, playerId, currency, roundId: randomUUID(), gameCode: `G${vendor.replace('games', '')}` }
  const ids = { sessionId: sessions.get(playerId), transactionId: randomUUID() }
  const stake = { ...round, ...ids, amount: String(STAKE), ...changes }
  expect((await server.callSigned(vendorDebit, stake, vendor)).envelope.success).toBe(true)
  return { ...stake, transactionId: randomUUID(), amount: String(amount), closesRound: true }
}

const credit = (body: object) => server.callSigned(vendorCredit, body, vendor)

/** Plays a round to its end. @returns 'paid' or the code of the refusal */
async function win(playerId: string, amount: bigint) {
  const { envelope } = await credit(await openRound(playerId, amount))
  return envelope.errorCode ?? 'paid'
}

async function readParked(transactionId: string) {
  const { rows } = await run((tx) =>
    tx.execute(sql`
      SELECT reason, attempts, paid_at IS NOT NULL AS "isPaid", amount::text FROM parked_win
      WHERE vendor = ${vendor} AND transaction_id = ${transactionId}`),
  )
  return rows
}

const setLimits = (changes: string) =>
  server.database.executeSql(`UPDATE vendor_limit SET ${changes} WHERE vendor = '${vendor}'`)
const sumStakes = () => {
  const merchants = { list: async () => [{ code: merchant }] } as never // only the codes are read
  return cleanUpLedger({ database: server.database, merchants, logger: server.app.log })
}

describe('T38 the daily limit', () => {
  it('wins less stakes of a day end at the limit, and each player keeps what was paid', async () => {
    const player = await makePlayer()
    const outcomes = []
    for (let round = 0; round < 6; round++) outcomes.push(await win(player, 1_000n))
    expect(outcomes).toEqual([...Array(4).fill('paid'), 'service_unavailable', 'service_unavailable'])
    // Four rounds are closed; the stakes of the two others stay held for the repetition.
    expect(await readMoney(player)).toEqual([100_000n + 4n * (1_000n - STAKE), 2n * STAKE])
  })

  it('stakes of the day that were lost make room', async () => {
    const player = await makePlayer()
    for (let round = 0; round < 4; round++) expect(await win(player, 1_000n)).toBe('paid')
    expect(await win(player, 500n)).toBe('service_unavailable')
    await sumStakes()
    // Four stakes of 100 were posted.
    expect(await win(player, 400n)).toBe('paid')
    expect(await win(player, 1n)).toBe('service_unavailable')
  })

  it('64 wins at once pass the limit by no more than one win in each other row', async () => {
    const players = await Promise.all(Array.from({ length: 16 }, () => makePlayer()))
    const rounds = await Promise.all(
      Array.from({ length: 64 }, (_, index) => openRound(players[index % 16] ?? '', 500n)),
    )
    const answers = await Promise.all(rounds.map(credit))
    const paid = answers.filter(({ envelope }) => envelope.success).length
    const spare = readTestDatabaseKind() === 'embedded' ? 0 : VENDOR_DAY_SHARDS - 1
    expect(paid).toBeGreaterThanOrEqual(8)
    expect(paid).toBeLessThanOrEqual(8 + spare)
    for (const { envelope } of answers) if (!envelope.success) expect(envelope.errorCode).toBe('service_unavailable')
    expect(await run((tx) => verifyLedger(tx))).toEqual([])
  })

  it('a day’s wins are yesterday’s on the next UTC day', async () => {
    const player = await makePlayer()
    for (let round = 0; round < 4; round++) await win(player, 1_000n)
    const late = await openRound(player, 1_000n)
    expect((await credit(late)).envelope.errorCode).toBe('service_unavailable')
    await server.database.executeSql(`UPDATE vendor_day SET day = day - 1 WHERE vendor = '${vendor}'`)
    expect((await credit(late)).envelope.success).toBe(true)
  })

  it('a vendor’s wins count for nobody else and a repetition counts for nothing', async () => {
    const player = await makePlayer()
    for (let round = 0; round < 3; round++) expect(await win(player, 1_000n)).toBe('paid')
    const last = await openRound(player, 1_000n)
    for (let time = 0; time < 3; time++) expect((await credit(last)).envelope.success).toBe(true)
    const first = vendor
    vendor = vendors.shift() ?? ''
    await run((tx) => saveVendorLimit(tx, { merchant, vendor, currency, ...limits }))
    expect(await win(player, 1_000n)).toBe('paid')
    const { rows } = await server.database.executeSql(
      `SELECT sum(paid)::text AS paid FROM vendor_day WHERE vendor IN ('${first}', '${vendor}')`,
    )
    expect(rows).toEqual([{ paid: '5000' }])
  })

  it('daily sums are forgotten when nobody asks for them any more', async () => {
    await win(await makePlayer(), 10n)
    await server.database.executeSql(`
      INSERT INTO vendor_day SELECT merchant, vendor, currency, day - ${VENDOR_DAY_RETENTION_DAYS} - 1, shard, paid
      FROM vendor_day WHERE vendor = '${vendor}'`)
    await run((tx) => deleteOldDays(tx), { isOperator: true })
    const { rows } = await server.database.executeSql(`SELECT paid::text FROM vendor_day WHERE vendor = '${vendor}'`)
    expect(rows).toEqual([{ paid: '10' }])
  })
})

describe('T38 one win and one round', () => {
  it('a credit above the largest one is not paid', async () => {
    const player = await makePlayer()
    expect(await win(player, 1_001n)).toBe('service_unavailable')
    expect(await win(player, 1_000n)).toBe('paid')
  })

  it('the wins of a round are added up', async () => {
    const player = await makePlayer()
    const end = await openRound(player, 501n)
    const part = { ...end, transactionId: randomUUID(), amount: '1000', closesRound: false }
    expect((await credit(part)).envelope.success).toBe(true)
    expect((await credit(end)).envelope.errorCode).toBe('service_unavailable')
    expect((await credit({ ...end, transactionId: randomUUID(), amount: '500' })).envelope.success).toBe(true)
    expect(await readMoney(player)).toEqual([101_500n - STAKE, 0n])
  })

  it('a vendor for which no limits are stored has those of the currency', async () => {
    await server.database.executeSql(`DELETE FROM vendor_limit WHERE vendor = '${vendor}'`)
    const player = await makePlayer()
    expect(await win(player, 50_000_001n)).toBe('service_unavailable')
    expect(await win(player, 50_000_000n)).toBe('paid')
  })

  it('an operator’s limits replace stored ones', async () => {
    const read = async () => (await run((tx) => listVendorLimits(tx, merchant))).find((row) => row.vendor === vendor)
    const base = { merchant, vendor, currency }
    const raised = { ...base, ...limits, dayLimitMinor: 9_000n, jackpotLimitMinor: 5n, jackpotDayLimitMinor: 6n }
    await run((tx) => saveVendorLimit(tx, raised))
    expect(await read()).toEqual(raised)
    await run((tx) => saveVendorLimit(tx, { ...raised, jackpotLimitMinor: null, jackpotDayLimitMinor: null }))
    expect(await read()).toMatchObject({ dayLimitMinor: 9_000n, jackpotLimitMinor: null, jackpotDayLimitMinor: null })
  })

  it('T22 play money has no limit', async () => {
    const player = await makePlayer(4)
    const { envelope } = await credit(await openRound(player, 50_000n, { currency: 'FUN' }))
    expect(envelope.success).toBe(true)
  })

  it.each(['-1', '-1000', '+5', '1e3'])('a credit of %s is refused', async (amount) => {
    const player = await makePlayer()
    const body = await openRound(player, 0n)
    const { status, envelope } = await credit({ ...body, amount })
    expect([status, envelope.errorCode]).toEqual([400, 'invalid_input'])
    expect(await readMoney(player)).toEqual([100_000n, STAKE])
  })
})

describe('T38 a parked win', () => {
  it('is a row, a line in the log and a count, moves nothing, and is paid once there is room', async () => {
    const player = await makePlayer()
    const late = await openRound(player, 1_200n)
    for (let attempt = 1; attempt <= 2; attempt++) {
      const { status, envelope } = await credit(late)
      expect([status, envelope.errorCode]).toEqual([503, 'service_unavailable'])
    }
    expect(await readMoney(player)).toEqual([100_000n, STAKE])
    expect(await readParked(late.transactionId)).toEqual([
      { reason: 'credit_limit', attempts: 2, isPaid: false, amount: '1200' },
    ])
    const lines = server.logLines.filter((line) => line.includes(late.transactionId) && line.includes('parked'))
    expect(lines).toHaveLength(2)
    const metrics = await server.app.inject({ url: '/metrics', headers: { host: '127.0.0.1' } })
    expect(metrics.body).toContain(
      `foyer_parked_wins_total{merchant="aurora",vendor="${vendor}",reason="credit_limit"} 2`,
    )

    await setLimits('credit_limit = 1200')
    expect((await credit(late)).envelope.success).toBe(true)
    expect((await credit(late)).envelope.success).toBe(true)
    expect(await readMoney(player)).toEqual([101_200n - STAKE, 0n])
    expect(await readParked(late.transactionId)).toMatchObject([{ attempts: 2, isPaid: true }])
  })

  it.each(['amount', 'zero', 'player', 'round', 'game', 'currency'] as const)(
    'is the only one under its transaction id: another %s is a conflict and moves nothing',
    async (changed) => {
      const [player, other] = [await makePlayer(), await makePlayer(changed === 'currency' ? 4 : 0)]
      const late = await openRound(player, 1_200n)
      expect((await credit(late)).envelope.errorCode).toBe('service_unavailable')
      const changes = {
        amount: { amount: '1000' },
        zero: { amount: '0' },
        player: { playerId: other },
        round: { roundId: randomUUID() },
        game: { gameCode: 'OTHER' },
        currency: { playerId: other, currency: 'FUN' },
      }[changed]
      for (const limit of [1_000, 1_200]) {
        // Above and below the limit: it neither replaces the parked win nor is paid.
        await setLimits(`credit_limit = ${limit}`)
        const { status, envelope } = await credit({ ...late, ...changes })
        expect([status, envelope.errorCode]).toEqual([409, 'transaction_conflict'])
      }
      expect(await readMoney(player)).toEqual([100_000n, STAKE])
      expect(await readMoney(other)).toEqual([100_000n, 0n])
      expect(await readParked(late.transactionId)).toMatchObject([{ attempts: 1, isPaid: false, amount: '1200' }])
      expect((await credit(late)).envelope.success).toBe(true)
      expect(await readParked(late.transactionId)).toMatchObject([{ isPaid: true, amount: '1200' }])
    },
  )

  it('keeps its content and its attempts when another one is parked under its id at the same moment', async () => {
    const late = await openRound(await makePlayer(), 1_200n)
    const base = { merchant, vendor, transactionId: late.transactionId, gameCode: late.gameCode, currency }
    const parked: ParkedWin = {
      ...base,
      memberId: 'm',
      roundId: 'r',
      amountMinor: 7n,
      isJackpot: false,
      reason: 'day_limit',
    }
    await run((tx) => parkWin(tx, parked))
    await run((tx) => parkWin(tx, { ...parked, amountMinor: 8n }))
    await run((tx) => parkWin(tx, { ...parked, isJackpot: true }))
    await run((tx) => settleParkedWin(tx, { ...parked, memberId: 'other' }))
    await run((tx) => settleParkedWin(tx, { ...parked, isJackpot: true }))
    expect(await readParked(late.transactionId)).toMatchObject([{ attempts: 1, isPaid: false, amount: '7' }])
  })

  it('T10 is nobody’s but its merchant’s', async () => {
    await win(await makePlayer(), 2_000n)
    const { rows } = await run((tx) => tx.execute(sql`SELECT FROM parked_win`), { merchant: 'lotus' })
    expect(rows).toEqual([])
  })

  it('beyond 10,000 open ones a new one stands in the log only', async () => {
    const base = { merchant, vendor, memberId: 'm', roundId: 'r', gameCode: 'G', amountMinor: 1n, currency }
    const parked: ParkedWin = { ...base, transactionId: 'new', isJackpot: false, reason: 'day_limit' }
    await server.database.executeSql(`
      INSERT INTO parked_win (merchant, vendor, transaction_id, member_id, round_id, game_code, amount, currency, reason)
      SELECT '${merchant}', '${vendor}', 'old' || i, 'm', 'r', 'G', 1, 'PHP', 'day_limit' FROM generate_series(1, 10000) i`)
    await run((tx) => parkWin(tx, parked))
    await run((tx) => parkWin(tx, { ...parked, transactionId: 'old7' }))
    expect(await readParked('new')).toEqual([])
    expect(await readParked('old7')).toMatchObject([{ attempts: 2 }])
    await server.database.executeSql(`UPDATE parked_win SET paid_at = now() WHERE transaction_id = 'old1'`)
    await run((tx) => parkWin(tx, parked))
    expect(await readParked('new')).toMatchObject([{ attempts: 1 }])
  })
})

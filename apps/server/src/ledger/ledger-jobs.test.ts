import { DatabaseTimeoutError } from '@foyer/database'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { LedgerTimeoutError, listMovements, verifyWholeLedger } from './index.ts'
import { checkLedger, cleanUpLedger } from './ledger.jobs.ts'
import { expireHolds, readOperatorReceipts, rollUpOperatorEntries } from './ledger.store.ts'
import { ledgerRules, verifyLedger } from './ledger-verify.store.ts'
import { type LedgerFixture, openLedgerFixture, type TestMember } from './testing/ledger-fixture.ts'

let fixture: LedgerFixture
let ann: TestMember
beforeAll(async () => {
  fixture = await openLedgerFixture()
})
afterAll(() => fixture.close())
beforeEach(async () => {
  ann = await fixture.member()
  await ann.deposit(1_000n)
})
afterEach(async () => {
  expect(await fixture.run((tx) => verifyLedger(tx))).toEqual([])
})

const soon = () => new Date(Date.now() + 3_600_000)
const later = () => new Date(Date.now() + 7_200_000)
const expire = (now: Date) => fixture.run((tx) => expireHolds(tx, 'aurora', now, 100))

describe('expiry', () => {
  test('frees a hold whose time is over, once', async () => {
    await ann.withdraw(`${ann.id}-w`, 100n, soon())
    expect(await expire(new Date())).toBe(0)
    expect(await ann.money()).toEqual([1_000n, 100n])
    expect(await expire(later())).toBe(1)
    expect(await ann.money()).toEqual([1_000n, 0n])
    expect(await expire(later())).toBe(0)
    expect(await ann.post(`${ann.id}-p`, `${ann.id}-w`)).toMatchObject({ status: 'refused', code: 'hold_released' })
    expect(await ann.void(`${ann.id}-v`, `${ann.id}-w`)).toMatchObject({ status: 'posted', amountMinor: 0n })
  })

  test('never touches a hold that was posted, voided, or has no end', async () => {
    await ann.withdraw(`${ann.id}-1`, 100n, soon())
    await ann.post(`${ann.id}-p`, `${ann.id}-1`)
    await ann.withdraw(`${ann.id}-2`, 100n, soon())
    await ann.void(`${ann.id}-v`, `${ann.id}-2`)
    await ann.withdraw(`${ann.id}-3`, 50n)
    expect(await expire(later())).toBe(0)
    expect(await ann.money()).toEqual([900n, 50n])
    await ann.withdraw(`${ann.id}-4`, 7n, soon())
    expect(await expire(later())).toBe(1)
    expect(await ann.money()).toEqual([900n, 50n])
  })

  test('of one account leaves its other holds', async () => {
    await ann.withdraw(`${ann.id}-1`, 100n, soon())
    await ann.withdraw(`${ann.id}-2`, 10n, later())
    await ann.bet(`${ann.id}-3`, 1n, 'r')
    expect(await expire(new Date(soon().getTime() + 60_000))).toBe(1)
    expect(await ann.money()).toEqual([1_000n, 11n])
  })
})

describe('the instance', () => {
  test('has the opposite of what its members have, before and after the roll-up', async () => {
    await ann.bet(`${ann.id}-b`, 300n, `${ann.id}-r`)
    await ann.win(`${ann.id}-w`, 20n, `${ann.id}-r`)
    const readOperatorAccounts = () =>
      fixture.run(async (tx) => {
        const { rows } = await tx.execute(sql`
          SELECT owner, sum(amount)::text AS total FROM (
            SELECT owner, balance AS amount FROM ledger_account WHERE pocket = 'house'
            UNION ALL SELECT counter, amount FROM ledger_house_entry
          ) house GROUP BY owner ORDER BY owner`)
        return rows
      })
    const before = await readOperatorAccounts()
    expect(before).toContainEqual({ owner: 'game:arcade', total: '280' })
    expect(await fixture.run((tx) => rollUpOperatorEntries(tx, 'aurora', 2))).toBe(2)
    expect(await readOperatorAccounts()).toEqual(before)
    while ((await fixture.run((tx) => rollUpOperatorEntries(tx, 'aurora', 2))) > 0)
      expect(await readOperatorAccounts()).toEqual(before)
    const { rows } = await fixture.run((tx) => tx.execute(sql`SELECT FROM ledger_house_entry`))
    expect(rows).toEqual([])
  })

  test('T38 what it has taken today is what was folded today, without what it paid', async () => {
    const account = { merchant: 'aurora', counter: 'game:arcade', currency: 'PHP' }
    const readToday = () => fixture.run((tx) => readOperatorReceipts(tx, account))
    const rollUp = () => fixture.run((tx) => rollUpOperatorEntries(tx, 'aurora', 1_000))
    await rollUp()
    const before = await readToday()
    for (const round of ['1', '2']) {
      await ann.bet(`${ann.id}-b${round}`, 300n, `${ann.id}-r${round}`)
      await ann.win(`${ann.id}-w${round}`, 50n, `${ann.id}-r${round}`)
      expect(await readToday()).toBe(before + 300n * (BigInt(round) - 1n))
      await rollUp()
      expect(await readToday()).toBe(before + 300n * BigInt(round))
    }
    expect(await fixture.run((tx) => readOperatorReceipts(tx, { ...account, currency: 'CNY' }))).toBe(0n)
  })
})

describe('the jobs', () => {
  const lines: { level: string; fields: unknown }[] = []
  const log = (level: string) => (fields: unknown) => lines.push({ level, fields })
  const logger = { info: log('info'), warn: log('warn'), error: log('error') } as never // of pino's logger only these are used
  const merchants = { list: async () => [{ code: 'aurora' }, { code: 'lotus' }] } as never // only the codes are used

  test('tidying works on every merchant', async () => {
    const lee = await fixture.member('CNY', 'lotus')
    await lee.deposit(10n)
    await lee.withdraw('lee-w', 10n, new Date(Date.now() - 1_000))
    await cleanUpLedger({ database: fixture.database, merchants, logger })
    expect(await lee.money()).toEqual([10n, 0n])
    const { rows } = await fixture.run((tx) => tx.execute(sql`SELECT FROM ledger_house_entry`), 'lotus')
    expect(rows).toEqual([])
  })

  test('a merchant whose ledger fails keeps no other waiting, and the failure is not lost', async () => {
    const lee = await fixture.member('CNY', 'lotus')
    await lee.deposit(10n)
    await lee.withdraw(`${lee.id}-w`, 10n, new Date(Date.now() - 1_000))
    const { database } = fixture
    const transaction: typeof database.transaction = (work, scope) =>
      scope?.merchant === 'aurora' ? Promise.reject(new Error('out of range')) : database.transaction(work, scope)
    await expect(cleanUpLedger({ database: { ...database, transaction }, merchants, logger })).rejects.toThrow(
      'cleanup of 1 ledgers failed',
    )
    expect(await lee.money()).toEqual([10n, 0n])
  })

  test('the check is over all merchants and names what is wrong and what is open for long', async () => {
    expect(await checkLedger({ database: fixture.database, logger })).toEqual([])
    lines.length = 0
    await ann.withdraw(`${ann.id}-old`, 10n)
    const age =
      "SET LOCAL session_replication_role = replica; UPDATE ledger_transfer SET created_at = created_at - interval '25 hours'"
    await fixture.database.executeSql(`BEGIN; ${age} WHERE key = '${ann.id}-old'; COMMIT`)
    await checkLedger({ database: fixture.database, logger })
    expect(lines).toMatchObject([
      { level: 'warn', fields: { merchant: 'aurora', key: `${ann.id}-old`, kind: 'withdrawal' } },
    ])

    await fixture.database.executeSql(
      `UPDATE ledger_account SET balance = balance + 1 WHERE owner = 'member:${ann.id}' AND pocket = 'real'`,
    )
    expect(await checkLedger({ database: fixture.database, logger })).toMatchObject([
      { rule: 'a balance is the sum of its entries', subject: expect.stringContaining('aurora') },
    ])
    expect(lines).toContainEqual({
      level: 'error',
      fields: expect.objectContaining({ detail: 'balance 1001, entries 1000' }),
    })
    await fixture.database.executeSql(
      `UPDATE ledger_account SET balance = balance - 1 WHERE owner = 'member:${ann.id}' AND pocket = 'real'`,
    )
  })
})

describe('the check of the whole ledger', () => {
  test('has a transaction with a long limit for each rule', async () => {
    const scopes: unknown[] = []
    const transaction: typeof fixture.database.transaction = (work, scope) => {
      scopes.push(scope)
      return fixture.database.transaction(work, scope)
    }
    expect(await verifyWholeLedger({ ...fixture.database, transaction })).toEqual([])
    expect(scopes).toEqual(ledgerRules.map(() => ({ isOperator: true, isReadOnly: true, limitMs: 600_000 })))
  })

  test('has a transaction for each rule: others are answered in between', async () => {
    const transaction = vi.spyOn(fixture.database, 'transaction')
    await verifyWholeLedger(fixture.database)
    expect(transaction).toHaveBeenCalledTimes(ledgerRules.length)
    transaction.mockRestore()
  })

  test.each([
    ['of the server', Object.assign(new Error('canceling statement'), { code: '57014' })],
    ['of the client', new DatabaseTimeoutError('The transaction was open for too long.')],
  ])('names the rule that took longer than the limit %s', async (_name, timeout) => {
    const transaction = () => Promise.reject(timeout)
    const error = await verifyWholeLedger({ ...fixture.database, transaction }).catch((caught: unknown) => caught)
    expect(error).toBeInstanceOf(LedgerTimeoutError)
    expect(String(error)).toContain('The ledger is not verified: "sums are zero" took more than 10 minutes.')
  })
})

describe('DEC-31 movements', () => {
  const list = (more: Partial<Parameters<typeof listMovements>[1]> = {}) =>
    fixture.run((tx) => listMovements(tx, { merchant: 'aurora', memberId: ann.id, limit: 20, ...more }))

  test('each tells its story: amount, phase, what it belongs to, the balance after it', async () => {
    await ann.bet(`${ann.id}-b`, 300n, `${ann.id}-r`)
    await ann.win(`${ann.id}-w`, 20n, `${ann.id}-r`)
    await ann.withdraw(`${ann.id}-p`, 50n)
    await ann.withdraw(`${ann.id}-v`, 60n)
    await ann.void(`${ann.id}-void`, `${ann.id}-v`)
    await ann.withdraw(`${ann.id}-e`, 70n, new Date(Date.now() - 1_000))
    await expire(new Date())
    await ann.withdraw(`${ann.id}-part`, 80n)
    await ann.post(`${ann.id}-post`, `${ann.id}-part`, 30n)
    await ann.reverse(`${ann.id}-x`, `${ann.id}-part`)
    await ann.bet(`${ann.id}-no`, 5_000n, `${ann.id}-r2`)
    const timeline = (await list()).map((one) => [
      one.kind,
      one.phase,
      one.amountMinor,
      one.balanceAfterMinor,
      one.resolvedAt !== null,
    ])
    expect(timeline).toEqual([
      ['refund', 'posted', 30n, 720n, false],
      ['withdrawal', 'posted', -30n, 690n, true],
      ['withdrawal', 'expired', -70n, 720n, true],
      ['withdrawal', 'voided', -60n, 720n, true],
      ['withdrawal', 'pending', -50n, 720n, false],
      ['win', 'posted', 20n, 720n, false],
      ['bet', 'posted', -300n, 700n, true],
      ['deposit', 'posted', 1_000n, 1_000n, false],
    ])
  })

  test('OPEN-15 pages are whole, without gap or repetition', async () => {
    for (let index = 0; index < 9; index++) await ann.bet(`${ann.id}-${index}`, 1n, 'r')
    const seen: string[] = []
    let page = await list({ limit: 4 })
    while (page.length > 0) {
      seen.push(...page.map(({ id }) => id))
      page = await list({ limit: 4, before: seen.at(-1) })
    }
    expect(seen).toEqual((await list()).map(({ id }) => id))
    expect(seen).toHaveLength(10)
  })

  test('by kind and by time', async () => {
    await ann.bet(`${ann.id}-b`, 1n, 'r')
    expect((await list({ kind: 'bet' })).map(({ kind }) => kind)).toEqual(['bet'])
    expect(await list({ from: soon() })).toEqual([])
    expect(await list({ to: new Date(Date.now() - 3_600_000) })).toEqual([])
    expect(await list({ from: new Date(Date.now() - 3_600_000), to: soon() })).toHaveLength(2)
  })

  test('of another member are not shown', async () => {
    const bob = await fixture.member()
    expect(await list({ memberId: bob.id })).toEqual([])
  })
})

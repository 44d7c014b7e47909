import { readdirSync, readFileSync } from 'node:fs'
import { currencies } from '@foyer/money'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hold, listMovements, openAccounts, sumRoundWins, sumSettledStakes, transfer } from './index.ts'
import { verifyLedger } from './ledger-verify.store.ts'
import { type LedgerFixture, openLedgerFixture, type TestMember } from './testing/ledger-fixture.ts'

let fixture: LedgerFixture
let ann: TestMember
beforeAll(async () => {
  fixture = await openLedgerFixture()
  ann = await fixture.member()
  await ann.deposit(1_000n)
  await ann.withdraw('open', 10n)
  await ann.withdraw('done', 10n)
  await ann.post('post', 'done')
})
afterAll(() => fixture.close())

/** As the owner of the database, outside row-level security. */
const asOwner = (text: string) => fixture.database.executeSql(text)
const asApplication = (text: string, merchant = 'aurora') => fixture.run((tx) => tx.execute(sql.raw(text)), merchant)

describe('T23 currencies', () => {
  test('the ledger has the table of the money package', async () => {
    const { rows } = await asOwner('SELECT code, exponent FROM ledger_currency ORDER BY code')
    expect(rows).toEqual(Object.entries(currencies).map(([code, { exponent }]) => ({ code, exponent })))
  })

  test.each(['USD ', 'usd', 'XXX', 'USDTX', ''])('no account is opened in %j', async (currency) => {
    const opened = fixture.run((tx) => openAccounts(tx, { merchant: 'aurora', memberId: 'x', currency }))
    await expect(opened).rejects.toMatchObject({ code: '23503' })
  })

  test('no file of the ledger knows the code of tracking events', () => {
    const files = readdirSync(new URL('.', import.meta.url)).filter(
      (name) => name.endsWith('.ts') && !name.includes('.test.'),
    )
    expect(files.length).toBeGreaterThan(5)
    for (const file of files) {
      expect(readFileSync(new URL(file, import.meta.url), 'utf8')).not.toMatch(/money\/tracking|toTrackingCurrency/)
    }
  })
})

describe('T22 play money', () => {
  test('a member of play money has no account that real money could reach', async () => {
    const fun = await fixture.member('FUN')
    const key = { merchant: 'aurora', memberId: fun.id, scope: 'bank', key: 'fun', counter: 'payment:bank' }
    for (const currency of ['PHP', 'USDT']) {
      const request = { ...key, currency, kind: 'deposit', amountMinor: 1n } as const
      const answer = await fixture.run((tx) => transfer(tx, request))
      expect(answer).toMatchObject({ status: 'refused', code: 'account_unknown', transferId: null })
    }
    expect(await fun.deposit(5n)).toMatchObject({ status: 'posted' })
  })

  test('the database refuses a transfer in another currency than its account’s', async () => {
    const written = asOwner(`
      INSERT INTO ledger_transfer (account_id, merchant, scope, key, operation, kind, phase, amount, currency,
        balance_after, held_after, version_after, created_at, key_digest)
      SELECT id, merchant, 's', 'k', 'transfer', 'deposit', 'posted', 1, 'FUN', 0, 0, 0, now(), 'k'
      FROM ledger_account WHERE currency = 'PHP' AND pocket = 'real' LIMIT 1`)
    await expect(written).rejects.toMatchObject({ code: '23503' })
  })

  test('no account changes its currency once money has moved', async () => {
    await expect(asOwner(`UPDATE ledger_account SET currency = 'FUN' WHERE pocket = 'real'`)).rejects.toMatchObject({
      code: '23503',
    })
  })
})

describe('keys', () => {
  test('are told apart whatever they and their scopes contain, and found again', async () => {
    const ben = await fixture.member()
    const keys = [
      ['s', 'a b'],
      ['s a', 'b'],
      ['s 1 a', 'b'],
      ['s', '1 a b'],
      ['s', '\\x41'],
      ['s', '\\\\x41'],
      ['s', 'A'],
      ['s', '漢'],
    ] as const
    const send = () =>
      Promise.all(
        keys.map(([scope, key]) => {
          const owner = { merchant: 'aurora', memberId: ben.id, currency: 'PHP', counter: 'payment:bank' }
          return fixture.run((tx) => transfer(tx, { ...owner, scope, key, kind: 'deposit', amountMinor: 1n }))
        }),
      )
    const first = await send()
    expect(new Set(first.map(({ transferId }) => transferId)).size).toBe(keys.length)
    const second = await send()
    expect(second.map(({ transferId, isReplayed }) => [transferId, isReplayed])).toEqual(
      first.map(({ transferId }) => [transferId, true]),
    )
  })
})

describe('look-ups', () => {
  test('of stakes, of a round’s wins and of a history read no whole table under row-level security', async () => {
    const dan = await fixture.member()
    await dan.deposit(100n, 'gift')
    await dan.bet('stake', 10n, 'r')
    await dan.win('prize', 20n, 'r')
    await dan.reverse('back', 'stake')
    const owner = { merchant: 'aurora', memberId: dan.id, currency: 'PHP' }
    await fixture.run(async (tx) => {
      const countScans = async () =>
        (
          await tx.execute(sql`
          SELECT relname, seq_scan FROM pg_stat_xact_user_tables WHERE relname LIKE 'ledger\\_%' ORDER BY relname`)
        ).rows
      // Small tables are scanned sequentially because that is cheaper; this setting exposes queries without an index.
      await tx.execute(sql`SET LOCAL enable_seqscan = off`)
      const before = await countScans()
      expect((await sumSettledStakes(tx, owner)).stakesMinor).toBe(0n)
      expect(await sumRoundWins(tx, { ...owner, scope: 'arcade', round: 'r' })).toBe(20n)
      expect(await listMovements(tx, { ...owner, limit: 5 })).toHaveLength(4)
      expect(await countScans()).toEqual(before)
    })
  })
})

describe('one writer', () => {
  const tables = [
    'ledger_currency',
    'ledger_account',
    'ledger_transfer',
    'ledger_entry',
    'ledger_house_entry',
    'ledger_house_day',
  ]

  test.each(tables)('the application reads %s and writes it in no way', async (table) => {
    await asApplication(`SELECT * FROM ${table}`)
    await expect(asApplication(`DELETE FROM ${table}`)).rejects.toMatchObject({ code: '42501' })
    for (const role of ['public_test', 'public_test_operator']) {
      const { rows } = await asOwner(`
        SELECT has_table_privilege('${role}', '${table}', 'SELECT') AS reads,
          has_table_privilege('${role}', '${table}', 'INSERT, UPDATE, DELETE, TRUNCATE, TRIGGER') AS writes,
          has_any_column_privilege('${role}', '${table}', 'INSERT, UPDATE') AS "writesColumn"`)
      expect(rows).toEqual([{ reads: true, writes: false, writesColumn: false }])
    }
  })

  test('the application calls the functions of the facade and nothing behind them', async () => {
    const { rows } = await asOwner(`
      SELECT proname AS name, has_function_privilege('public_test', oid, 'EXECUTE') AS "isOpen"
      FROM pg_proc WHERE proname LIKE 'ledger\\_%' ORDER BY proname`)
    const functions = rows as { name: string; isOpen: boolean }[] // the two columns of the statement
    expect(functions.filter(({ isOpen }) => isOpen).map(({ name }) => name)).toEqual([
      'ledger_apply',
      'ledger_apply_batch',
      'ledger_bonus_end',
      'ledger_bonus_expire',
      'ledger_bonus_give',
      // Neither it nor the round's hash reads or writes tables: they compute index keys.
      'ledger_digest',
      'ledger_expire',
      'ledger_open',
      'ledger_roll_up',
      'ledger_round_hash',
    ])
    expect(functions.length).toBeGreaterThan(10)
  })

  test.each([
    ['UPDATE ledger_entry SET amount = amount', 'entries'],
    ['DELETE FROM ledger_entry', 'entries'],
    ['DELETE FROM ledger_transfer', 'transfers'],
    ['DELETE FROM ledger_account', 'accounts'],
    ['TRUNCATE ledger_entry', 'entries'],
    ['UPDATE ledger_transfer SET amount = amount', 'what was asked'],
    ['UPDATE ledger_transfer SET key_digest = key_digest', 'what it is found by'],
    [`UPDATE ledger_transfer SET phase = 'voided' WHERE phase = 'posted'`, 'what was resolved'],
  ])('not even the owner runs %s: %s stay', async (text) => {
    await expect(asOwner(text)).rejects.toMatchObject({ code: '42501' })
  })

  test.each(['balance = -1', 'held = -1', 'held = balance + 1'])('the table itself refuses %s', async (change) => {
    await expect(asOwner(`UPDATE ledger_account SET ${change} WHERE pocket = 'real'`)).rejects.toMatchObject({
      code: '23514',
    })
  })

  test('T10 a caller’s temporary table never comes before the ledger’s own', async () => {
    const { rows } = await asOwner(
      "SELECT DISTINCT proconfig[1] AS path FROM pg_proc WHERE proname LIKE 'ledger%' AND prosecdef",
    )
    expect(rows).toEqual([{ path: 'search_path=public, pg_temp' }])
  })

  test('a request that names the operator as its owner is no request', async () => {
    const request = { merchant: 'aurora', memberId: ann.id, currency: 'PHP', scope: 's', key: 'house' }
    const house = 'house' as 'real' // forbidden by the type
    const wrong = { ...request, pocket: house, kind: 'bet', amountMinor: 1n, counter: 'x' } as const
    await expect(fixture.run((tx) => hold(tx, wrong))).rejects.toMatchObject({ code: '22023' })
  })

  test.each([0n, -1n])('a hold of %i is no request', async (amountMinor) => {
    await expect(ann.bet('wrong', amountMinor, 'r')).rejects.toMatchObject({ code: '22023' })
  })

  test('T38 a win below zero is no request', async () => {
    await expect(ann.win('wrong', -1n, 'r')).rejects.toMatchObject({ code: '22023' })
  })

  test('only READ COMMITTED sees what the lock waited for; any other level is refused', async () => {
    const request = `SELECT ledger_open('aurora', 'member:z', 'PHP')`
    const tried = asOwner(`BEGIN ISOLATION LEVEL REPEATABLE READ; ${request}; COMMIT`)
    await expect(tried).rejects.toMatchObject({ code: '25000' })
  })
})

describe('T10 merchants', () => {
  test('a caller of one merchant names no other', async () => {
    const other = fixture.run((tx) => openAccounts(tx, { merchant: 'lotus', memberId: 'x', currency: 'PHP' }), 'aurora')
    await expect(other).rejects.toMatchObject({ code: '42501' })
  })

  test('the same member and key at another merchant are another account and another transfer', async () => {
    const there = { merchant: 'lotus', memberId: ann.id, currency: 'PHP' }
    await fixture.run((tx) => openAccounts(tx, there), 'lotus')
    const request = { ...there, scope: 'arcade', key: `deposit-${ann.id}`, counter: 'payment:bank' }
    const deposit = { ...request, kind: 'deposit', amountMinor: 3n } as const
    expect(await fixture.run((tx) => transfer(tx, deposit), 'lotus')).toMatchObject({
      status: 'posted',
      balanceMinor: 3n,
    })
    const { rows } = await asApplication('SELECT DISTINCT merchant FROM ledger_transfer', 'lotus')
    expect(rows).toEqual([{ merchant: 'lotus' }])
  })

  test('a call leaves no merchant behind in its transaction', async () => {
    const rows = await fixture.database.transaction(
      async (tx) => {
        await openAccounts(tx, { merchant: 'aurora', memberId: 'y', currency: 'PHP' })
        await openAccounts(tx, { merchant: 'lotus', memberId: 'y', currency: 'PHP' })
        return (await tx.execute(sql`SELECT current_setting('app.merchant', true) AS merchant`)).rows
      },
      { isOperator: true },
    )
    expect(rows).toEqual([{ merchant: '' }])
  })
})

/** Each damages one thing outside of the ledger's functions and names the rules that must detect it. */
const damages: [text: string, rules: string[]][] = [
  [
    `UPDATE ledger_account SET balance = balance + 1 WHERE pocket = 'real' AND balance > 0`,
    ['a balance is the sum of its entries'],
  ],
  [`UPDATE ledger_account SET held = held + 1 WHERE held > 0`, ['held is the sum of the open holds']],
  [
    `UPDATE ledger_entry SET amount = amount + 1, balance_after = balance_after + 1
     WHERE version = (SELECT min(version) FROM ledger_entry)`,
    [
      'sums are zero',
      'a balance is the sum of its entries',
      'each entry continues the one before',
      'a transfer has the sides that it moved, in one currency',
    ],
  ],
  [`UPDATE ledger_entry SET version = 1`, ['each entry continues the one before']],
  [`DELETE FROM ledger_house_entry`, ['sums are zero', 'a counterparty has the opposite of what was moved']],
  [`UPDATE ledger_house_entry SET counter = 'elsewhere'`, ['a counterparty has the opposite of what was moved']],
  [`DELETE FROM ledger_transfer WHERE moved <> 0`, ['a counterparty has the opposite of what was moved']],
  [
    `UPDATE ledger_account SET held = balance + 1 WHERE held > 0`,
    ['what is available stays above the floor', 'held is the sum of the open holds'],
  ],
  [
    `UPDATE ledger_transfer SET phase = 'pending' WHERE phase = 'posted' AND operation = 'hold'`,
    ['a resolved hold is no longer open', 'a transfer has the sides that it moved, in one currency'],
  ],
  [
    `UPDATE ledger_transfer SET currency = 'FUN' WHERE moved > 0`,
    ['a transfer has the sides that it moved, in one currency'],
  ],
  [
    `UPDATE ledger_transfer SET resolved_at = now() WHERE phase = 'pending'`,
    ['a hold is resolved when its time is written'],
  ],
  [`UPDATE ledger_transfer SET key = key || '!'`, ['a transfer is found by its key and its round']],
  [`UPDATE ledger_transfer SET round_hash = 1`, ['a transfer is found by its key and its round']],
  [`UPDATE ledger_transfer SET settles_digest = NULL`, ['a transfer is found by its key and its round']],
  [`UPDATE ledger_transfer SET version_after = 1`, ['the versions of an account are its order']],
  [
    `UPDATE ledger_transfer SET operation = 'reverse', target = 'done' WHERE moved > 0`,
    ['a reversal is of one posted transfer, in full'],
  ],
]

describe('the judge is not blind', () => {
  test('a sound ledger breaks no rule', async () => {
    expect(await fixture.run((tx) => verifyLedger(tx))).toEqual([])
    expect(
      await fixture.database.transaction((tx) => verifyLedger(tx), { isOperator: true, isReadOnly: true }),
    ).toEqual([])
  })

  test.each(damages)('%s', async (text, rules) => {
    const checks = ['ledger_account_check', 'ledger_transfer_check']
    const drops = checks.map((name) => `ALTER TABLE ${name.replace('_check', '')} DROP CONSTRAINT ${name};`).join('')
    class Undo extends Error {}
    let found: string[] = []
    // Violations that cannot be committed are observed inside of their transaction.
    const looked = fixture.database.transaction(
      async (tx) => {
        await tx.execute(sql`RESET ROLE`)
        await tx.execute(sql.raw(`SET LOCAL session_replication_role = replica; ${drops} ${text}`))
        found = (await verifyLedger(tx)).map(({ rule }) => rule)
        throw new Undo()
      },
      { merchant: 'aurora' },
    )
    await expect(looked).rejects.toThrow(Undo)
    expect([...new Set(found)]).toEqual(expect.arrayContaining(rules))
  })
})

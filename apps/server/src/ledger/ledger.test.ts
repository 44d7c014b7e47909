import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openAccounts, readBalances } from './index.ts'
import { verifyLedger } from './ledger-verify.store.ts'
import { perform } from './testing/ledger-action.ts'
import { type LedgerFixture, openLedgerFixture, type TestMember } from './testing/ledger-fixture.ts'

let fixture: LedgerFixture
let ann: TestMember
let count = 0
/** Separate keys per test: the scope is shared. */
let k: (name: string) => string

beforeAll(async () => {
  fixture = await openLedgerFixture()
})
afterAll(() => fixture.close())
beforeEach(async () => {
  const prefix = ++count
  k = (name) => `${prefix}-${name}`
  ann = await fixture.member()
})
afterEach(async () => {
  expect(await fixture.run((tx) => verifyLedger(tx))).toEqual([])
})

const readState = (round: string) =>
  fixture.run(async (tx) => {
    const { rows } = await tx.execute(sql`SELECT state FROM ledger_round WHERE scope = 'arcade' AND round = ${round}`)
    return rows[0]?.state ?? null
  })

describe('two phases', () => {
  test('a hold sets money aside and moves none; posting moves it', async () => {
    expect(await ann.deposit(1_000n)).toMatchObject({ status: 'posted', balanceMinor: 1_000n, heldMinor: 0n })
    expect(await ann.withdraw(k('w'), 400n)).toMatchObject({
      status: 'pending',
      amountMinor: -400n,
      balanceMinor: 1_000n,
      heldMinor: 400n,
    })
    expect(await ann.post(k('p'), k('w'))).toMatchObject({
      status: 'posted',
      amountMinor: 400n,
      balanceMinor: 600n,
      heldMinor: 0n,
    })
  })

  test('posting a part frees the rest', async () => {
    await ann.deposit(1_000n)
    await ann.withdraw(k('w'), 400n)
    await ann.post(k('p'), k('w'), 150n)
    expect(await ann.money()).toEqual([850n, 0n])
  })

  test('more than was held is refused, and the hold stays', async () => {
    await ann.deposit(1_000n)
    await ann.withdraw(k('w'), 400n)
    expect(await ann.post(k('p'), k('w'), 401n)).toMatchObject({ status: 'refused', code: 'amount_above_hold' })
    expect(await ann.money()).toEqual([1_000n, 400n])
  })

  test('voiding gives back what was held', async () => {
    await ann.deposit(1_000n)
    await ann.withdraw(k('w'), 400n)
    expect(await ann.void(k('v'), k('w'))).toMatchObject({ status: 'posted', amountMinor: 400n, heldMinor: 0n })
    expect(await ann.money()).toEqual([1_000n, 0n])
  })

  test.each([
    ['post', 'void', 'hold_posted'],
    ['post', 'post', 'hold_posted'],
    ['void', 'post', 'hold_released'],
  ] as const)('after a %s a %s with another key is refused: %s', async (first, second, code) => {
    await ann.deposit(1_000n)
    await ann.withdraw(k('w'), 400n)
    await ann[first](k('1'), k('w'))
    const before = await ann.money()
    expect(await ann[second](k('2'), k('w'))).toMatchObject({ status: 'refused', code })
    expect(await ann.money()).toEqual(before)
  })

  test('voiding twice is a yes that moves nothing', async () => {
    await ann.deposit(1_000n)
    await ann.withdraw(k('w'), 400n)
    await ann.void(k('1'), k('w'))
    expect(await ann.void(k('2'), k('w'))).toMatchObject({ status: 'posted', amountMinor: 0n, heldMinor: 0n })
  })

  test.each(['post', 'void', 'reverse'] as const)(
    'a %s of what is not there is not known, and may come again',
    async (name) => {
      expect(await ann[name](k('x'), k('later'))).toMatchObject({ code: 'transaction_unknown', transferId: null })
      await ann.deposit(1_000n, k('d'))
      await ann.withdraw(k('later'), 400n)
      if (name === 'reverse') await ann.post(k('p'), k('later'))
      expect(await ann[name](k('x'), k('later'))).toMatchObject({ status: 'posted' })
    },
  )

  test('held money cannot be spent', async () => {
    await ann.deposit(1_000n)
    await ann.withdraw(k('w'), 700n)
    expect(await ann.bet(k('b'), 301n, 'r')).toMatchObject({ status: 'refused', code: 'insufficient_funds' })
    expect(await ann.bet(k('c'), 300n, 'r')).toMatchObject({ status: 'pending' })
    expect(await ann.money()).toEqual([1_000n, 1_000n])
  })
})

describe('§3.4 a correction of a round', () => {
  test('before any stake is not known, leaves nothing, and works afterwards', async () => {
    await ann.deposit(1_000n)
    expect(await ann.adjust(k('a'), 50n, k('r'))).toMatchObject({ code: 'transaction_unknown', transferId: null })
    expect(await ann.money()).toEqual([1_000n, 0n])
    await ann.bet(k('b'), 100n, k('r'))
    expect(await ann.adjust(k('a'), 50n, k('r'))).toMatchObject({ status: 'posted', balanceMinor: 1_050n })
  })

  test('a refused stake is none', async () => {
    await ann.deposit(1_000n)
    await ann.bet(k('b'), 1_001n, k('r'))
    expect(await ann.adjust(k('a'), 50n, k('r'))).toMatchObject({ code: 'transaction_unknown' })
  })

  test('is of this round and this vendor only, and neither opens nor closes it', async () => {
    await ann.deposit(1_000n)
    await ann.bet(k('b'), 100n, k('r'))
    await ann.bet(k('o'), 100n, k('other'), 'other')
    expect(await ann.adjust(k('x'), 50n, k('other'))).toMatchObject({ code: 'transaction_unknown' })
    await ann.adjust(k('a'), -50n, k('r'))
    expect(await ann.money()).toEqual([950n, 200n])
    expect(await readState(k('r'))).toBe('open')
    expect(await ann.win(k('w'), 0n, k('r'))).toMatchObject({ status: 'posted' })
    await ann.adjust(k('late'), 20n, k('r'))
    expect(await ann.money()).toEqual([870n, 100n])
    expect(await readState(k('r'))).toBe('completed')
  })

  test('never takes what is held', async () => {
    await ann.deposit(1_000n)
    await ann.bet(k('b'), 900n, k('r'))
    expect(await ann.adjust(k('a'), -101n, k('r'))).toMatchObject({ code: 'insufficient_funds' })
    expect(await ann.adjust(k('c'), -100n, k('r'))).toMatchObject({ status: 'posted' })
  })
})

test('a win apart from stakes is paid without a round, and one below zero is no request', async () => {
  expect(await ann.jackpot(k('j'), 77n)).toMatchObject({ status: 'posted', balanceMinor: 77n })
  expect(await ann.jackpot(k('j'), 77n)).toMatchObject({ isReplayed: true })
  await expect(ann.jackpot(k('n'), -77n)).rejects.toThrow()
  expect(await ann.money()).toEqual([77n, 0n])
})

describe('T20 keys', () => {
  test('the same request gets the same answer, whatever has become of it since', async () => {
    await ann.deposit(1_000n)
    const held = await ann.withdraw(k('w'), 400n)
    await ann.post(k('p'), k('w'))
    await ann.deposit(50n, k('more'))
    expect(await ann.withdraw(k('w'), 400n)).toEqual({ ...held, isReplayed: true })
    expect(await ann.money()).toEqual([650n, 0n])
  })

  test('the same key with other content is a conflict', async () => {
    await ann.deposit(1_000n)
    await ann.withdraw(k('w'), 400n)
    expect(await ann.withdraw(k('w'), 401n)).toMatchObject({ status: 'conflict', code: 'transaction_conflict' })
    expect(await ann.bet(k('w'), 400n, 'r')).toMatchObject({ status: 'conflict' })
    expect(await ann.money()).toEqual([1_000n, 400n])
  })

  test('another member’s key is a conflict', async () => {
    const bob = await fixture.member()
    await ann.deposit(1_000n, k('d'))
    expect(await bob.deposit(1_000n, k('d'))).toMatchObject({ status: 'conflict' })
    expect(await bob.money()).toEqual([0n, 0n])
  })

  test('a refusal stays a refusal after money came in', async () => {
    const refused = await ann.bet(k('b'), 10n, k('r'))
    expect(refused).toMatchObject({ status: 'refused', code: 'insufficient_funds' })
    await ann.deposit(1_000n)
    expect(await ann.bet(k('b'), 10n, k('r'))).toEqual({ ...refused, isReplayed: true })
    expect(await ann.money()).toEqual([1_000n, 0n])
  })

  test('what a caller’s transaction drops leaves no trace', async () => {
    const request = { merchant: 'aurora', memberId: ann.id, currency: 'PHP', scope: 'bank', key: k('d') }
    const deposit = { ...request, kind: 'deposit', amountMinor: 5n, counter: 'payment:bank' } as const
    const dropped = fixture.run(async (tx) => {
      await perform(tx, { name: 'transfer', request: deposit })
      throw new Error('later')
    })
    await expect(dropped).rejects.toThrow('later')
    expect(await ann.money()).toEqual([0n, 0n])
    const answer = await fixture.run((tx) => perform(tx, { name: 'transfer', request: deposit }))
    expect(answer).toMatchObject({ status: 'posted', isReplayed: false })
  })
})

describe('a vendor’s round', () => {
  test('the credit that closes it posts the stakes and pays the win', async () => {
    await ann.deposit(1_000n)
    await ann.bet(k('1'), 100n, k('r'))
    await ann.bet(k('2'), 50n, k('r'))
    expect(await readState(k('r'))).toBe('open')
    expect(await ann.win(k('w'), 500n, k('r'))).toMatchObject({ status: 'posted', balanceMinor: 1_350n, heldMinor: 0n })
    expect(await readState(k('r'))).toBe('completed')
  })

  test('a win of nothing closes it as well', async () => {
    await ann.deposit(1_000n)
    await ann.bet(k('1'), 100n, k('r'))
    expect(await ann.win(k('w'), 0n, k('r'))).toMatchObject({ status: 'posted', balanceMinor: 900n, heldMinor: 0n })
  })

  test('a win before the end leaves the stakes held', async () => {
    await ann.deposit(1_000n)
    await ann.bet(k('1'), 100n, k('r'))
    await ann.win(k('w'), 30n, k('r'), false)
    expect(await ann.money()).toEqual([1_030n, 100n])
    expect(await readState(k('r'))).toBe('open')
  })

  test('a win needs no free money', async () => {
    await ann.deposit(100n)
    await ann.bet(k('1'), 100n, k('r'))
    expect(await ann.win(k('w'), 1n, k('r'))).toMatchObject({ status: 'posted', balanceMinor: 1n })
  })

  test.each([
    ['a stake', () => ann.bet(k('2'), 10n, k('r'))],
    ['a win', () => ann.win(k('w2'), 10n, k('r'))],
    ['a roll-back', () => ann.rollBack(k('x'), k('1'), k('r'))],
  ])('after its end %s is refused', async (_what, act) => {
    await ann.deposit(1_000n)
    await ann.bet(k('1'), 100n, k('r'))
    await ann.win(k('w'), 0n, k('r'))
    expect(await act()).toMatchObject({ status: 'refused', code: 'round_closed' })
    expect(await ann.money()).toEqual([900n, 0n])
  })

  test('a credit that overtakes its debit is not known yet, and pays when it comes again', async () => {
    await ann.deposit(1_000n)
    expect(await ann.win(k('w'), 70n, k('r'))).toMatchObject({ code: 'transaction_unknown', transferId: null })
    await ann.bet(k('1'), 100n, k('r'))
    expect(await ann.win(k('w'), 70n, k('r'))).toMatchObject({ status: 'posted', balanceMinor: 970n })
  })

  test('a round of another member is another round', async () => {
    const bob = await fixture.member()
    await ann.deposit(100n)
    await bob.deposit(100n)
    await ann.bet(k('a'), 60n, k('r'))
    await bob.bet(k('b'), 60n, k('r'))
    await ann.win(k('w'), 0n, k('r'))
    expect(await bob.money()).toEqual([100n, 60n])
    expect(await bob.bet(k('b2'), 40n, k('r'))).toMatchObject({ status: 'pending' })
  })
})

describe('roll-back', () => {
  test('frees the stake; when it was the only one the round is cancelled', async () => {
    await ann.deposit(1_000n)
    await ann.bet(k('1'), 100n, k('r'))
    expect(await ann.rollBack(k('x'), k('1'), k('r'))).toMatchObject({
      status: 'posted',
      amountMinor: 100n,
      heldMinor: 0n,
    })
    expect(await readState(k('r'))).toBe('cancelled')
    expect(await ann.win(k('w'), 10n, k('r'))).toMatchObject({ code: 'transaction_unknown' })
    expect(await ann.money()).toEqual([1_000n, 0n])
  })

  test('of the only stake keeps no later one from its win', async () => {
    await ann.deposit(1_000n)
    await ann.bet(k('1'), 100n, k('r'))
    await ann.rollBack(k('x'), k('1'), k('r'))
    expect(await ann.win(k('w'), 10n, k('r'))).toMatchObject({ code: 'transaction_unknown' })
    await ann.bet(k('2'), 40n, k('r'))
    expect(await ann.win(k('w'), 10n, k('r'))).toMatchObject({ status: 'posted' })
    expect(await ann.money()).toEqual([970n, 0n])
  })

  test('before its debit it leaves a tombstone, and the late debit is refused whatever it says', async () => {
    await ann.deposit(1_000n)
    expect(await ann.rollBack(k('x'), k('late'), k('r'))).toMatchObject({ status: 'posted', amountMinor: 0n })
    const late = { status: 'refused', code: 'transaction_reversed', heldMinor: 0n }
    expect(await ann.bet(k('late'), 100n, k('r'))).toMatchObject(late)
    expect(await ann.bet(k('late'), 7n, k('other'))).toMatchObject(late)
    expect(await ann.rollBack(k('x2'), k('late'), k('r'))).toMatchObject({ status: 'posted', amountMinor: 0n })
    expect(await readState(k('r'))).toBeNull()
    const bob = await fixture.member()
    await bob.deposit(1_000n)
    expect(await bob.bet(k('late'), 100n, k('r'))).toMatchObject({ status: 'conflict', code: 'transaction_conflict' })
  })

  test('of a refused stake is a yes that moves nothing', async () => {
    await ann.bet(k('1'), 100n, k('r'))
    expect(await ann.rollBack(k('x'), k('1'), k('r'))).toMatchObject({ status: 'posted', amountMinor: 0n })
  })

  test('T38 a vendor’s roll-back never reaches another vendor’s stake', async () => {
    await ann.deposit(1_000n)
    await ann.bet(k('1'), 100n, k('r'), 'arcade')
    expect(await ann.rollBack(k('x'), k('1'), k('r'), 'other')).toMatchObject({ amountMinor: 0n })
    expect(await ann.money()).toEqual([1_000n, 100n])
    expect(await readState(k('r'))).toBe('open')
  })

  test.each([
    ['another member’s stake', async () => (await fixture.member()).rollBack(k('x'), k('1'), k('r'))],
    ['a stake of another round', () => ann.rollBack(k('x'), k('1'), k('other'))],
    ['what is no stake', () => ann.rollBack(k('x'), k('d'), k('r'))],
  ])('%s is refused', async (_what, act) => {
    await ann.deposit(1_000n, k('d'))
    await ann.bet(k('1'), 100n, k('r'))
    expect(await act()).toMatchObject({ status: 'refused', code: 'transaction_conflict' })
    expect(await ann.money()).toEqual([1_000n, 100n])
  })

  test('its own key names no debit', async () => {
    expect(await ann.rollBack(k('x'), k('x'), k('r'))).toMatchObject({ code: 'transaction_unknown', transferId: null })
  })
})

describe('reversal', () => {
  test('gives a posted transfer back, once', async () => {
    await ann.deposit(500n, k('d'))
    expect(await ann.reverse(k('x'), k('d'))).toMatchObject({ status: 'posted', amountMinor: -500n, balanceMinor: 0n })
    expect(await ann.reverse(k('y'), k('d'))).toMatchObject({ status: 'refused', code: 'transaction_reversed' })
    expect(await ann.money()).toEqual([0n, 0n])
  })

  test('of a posted hold pays it back', async () => {
    await ann.deposit(500n)
    await ann.withdraw(k('w'), 200n)
    await ann.post(k('p'), k('w'))
    expect(await ann.reverse(k('x'), k('w'))).toMatchObject({ amountMinor: 200n, balanceMinor: 500n })
  })

  test('takes no more than is free', async () => {
    await ann.deposit(500n, k('d'))
    await ann.withdraw(k('w'), 1n)
    expect(await ann.reverse(k('x'), k('d'))).toMatchObject({ status: 'refused', code: 'insufficient_funds' })
  })

  test.each([
    ['a hold that is open', 'w', 'transaction_unknown'],
    ['a hold that was given back', 'v', 'transaction_conflict'],
    ['a reversal', 'x', 'transaction_conflict'],
  ] as const)('%s cannot be reversed', async (_what, name, code) => {
    await ann.deposit(500n, k('d'))
    await ann.reverse(k('x'), k('d'))
    await ann.deposit(500n, k('d2'))
    await ann.withdraw(k('w'), 10n)
    await ann.withdraw(k('v'), 10n)
    await ann.void(k('void'), k('v'))
    expect(await ann.reverse(k('y'), k(name))).toMatchObject({ status: 'refused', code, transferId: null })
  })
})

describe('adjustments', () => {
  test.each([
    [-500n, 'posted', 0n],
    [-501n, 'refused', 500n],
    [1n, 'posted', 501n],
  ] as const)('%i on 500 is %s', async (amountMinor, status, balanceMinor) => {
    await ann.deposit(500n)
    const key = { merchant: 'aurora', memberId: ann.id, currency: 'PHP', scope: 'staff', key: k('a') }
    const request = { ...key, kind: 'adjustment', amountMinor, counter: 'adjustment' } as const
    const answer = await fixture.run((tx) => perform(tx, { name: 'transfer', request }))
    expect(answer).toMatchObject({ status, balanceMinor })
  })
})

describe('balances', () => {
  test('DEC-31 real, bonus and locked money stand apart, in each currency', async () => {
    const account = { merchant: 'aurora', memberId: ann.id, currency: 'USDT' }
    await fixture.run((tx) => openAccounts(tx, account))
    await fixture.run((tx) => openAccounts(tx, account))
    const request = { ...account, scope: 'promotion', kind: 'opening', counter: 'promotion' } as const
    for (const [pocket, amountMinor] of [
      ['real', 7n],
      ['bonus', 5n],
      ['locked', 3n],
    ] as const) {
      const one = { ...request, pocket, key: k(pocket), amountMinor }
      await fixture.run((tx) => perform(tx, { name: 'transfer', request: one }))
    }
    await ann.deposit(9n)
    expect(await fixture.run((tx) => readBalances(tx, 'aurora', ann.id))).toEqual([
      {
        currency: 'PHP',
        balanceMinor: 9n,
        heldMinor: 0n,
        availableMinor: 9n,
        bonusMinor: 0n,
        lockedMinor: 0n,
        version: 1,
      },
      {
        currency: 'USDT',
        balanceMinor: 7n,
        heldMinor: 0n,
        availableMinor: 7n,
        bonusMinor: 5n,
        lockedMinor: 3n,
        version: 3,
      },
    ])
  })

  test('of nobody are none', async () => {
    expect(await fixture.run((tx) => readBalances(tx, 'aurora', 'nobody'))).toEqual([])
  })
})

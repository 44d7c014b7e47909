import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  credit,
  endBonus,
  giveBonus,
  hold,
  type LedgerAnswer,
  listGrants,
  openAccounts,
  readBalances,
  rollBack,
  transfer,
} from './index.ts'
import { rollUpOperatorEntries } from './ledger.store.ts'
import { expireBonuses } from './ledger-bonus.store.ts'
import { verifyLedger } from './ledger-verify.store.ts'
import { BonusModel, type ModelAnswer, type ModelTerms } from './testing/ledger-bonus-model.ts'
import { type LedgerFixture, openLedgerFixture } from './testing/ledger-fixture.ts'

let fixture: LedgerFixture
beforeAll(async () => {
  fixture = await openLedgerFixture()
})
afterAll(() => fixture.close())

/** More of them: BONUS_HISTORIES=2000. */
const HISTORIES = Number(process.env.BONUS_HISTORIES ?? 60)
const merchant = 'aurora'
const currency = 'PHP'
const weights = { full: 100, half: 50, tenth: 10, none: 0 }

class Crash extends Error {}

const amount = fc.bigInt(1n, 400n)
const key = fc.integer({ min: 1, max: 12 })
const round = fc.integer({ min: 1, max: 4 })
const terms = fc.record({
  times: fc.integer({ min: 0, max: 4 }),
  order: fc.constantFrom('real_first' as const, 'bonus_first' as const, 'mixed' as const),
  largest: fc.option(fc.bigInt(100n, 300n), { nil: undefined }),
  cap: fc.option(fc.bigInt(1n, 500n), { nil: undefined }),
  isFree: fc.integer({ min: 0, max: 4 }).map((one) => one === 0),
})
const step = fc.oneof(
  { weight: 2, arbitrary: fc.record({ name: fc.constant('deposit' as const), amount }) },
  { weight: 2, arbitrary: fc.record({ name: fc.constant('give' as const), amount, terms }) },
  {
    weight: 8,
    arbitrary: fc.record({
      name: fc.constant('bet' as const),
      ...{ key, round, amount, game: fc.constantFrom('full' as const, 'full' as const, 'half', 'tenth', 'none') },
    }),
  },
  {
    weight: 7,
    arbitrary: fc.record({
      name: fc.constant('win' as const),
      ...{ key, round, amount: fc.oneof(fc.constant(0n), amount), closes: fc.boolean() },
    }),
  },
  { weight: 3, arbitrary: fc.record({ name: fc.constant('return' as const), key, target: key, round }) },
  { weight: 1, arbitrary: fc.record({ name: fc.constant('giveUp' as const) }) },
  { weight: 1, arbitrary: fc.record({ name: fc.constant('expire' as const) }) },
)
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never

/** One member's history on both sides: a repeated key is a repetition of its first call. */
function playHistory(memberId: string) {
  const model = new BonusModel()
  const base = { merchant, memberId, currency, counter: 'game:arcade' }
  const first = new Map<string, Step>()
  let count = 0

  async function perform(one: Step): Promise<[LedgerAnswer, ModelAnswer] | undefined> {
    const run = fixture.run
    switch (one.name) {
      case 'deposit': {
        const deposit = { ...base, scope: 'deposit', key: `${memberId} ${++count}`, kind: 'deposit' } as const
        await run((tx) => transfer(tx, { ...deposit, counter: 'payment:bank', amountMinor: one.amount }))
        model.deposit(one.amount)
        return undefined
      }
      case 'give': {
        await run((tx) => giveBonus(tx, toGrant(one.amount, one.terms, ++count)))
        const id = `${memberId}:${count}`
        model.give(id, one.amount, toModel(one.amount, one.terms))
        return undefined
      }
      case 'bet': {
        const placed = { ...place(`bet ${one.key}`), round: `${memberId} ${one.round}`, amountMinor: one.amount }
        const answer = await run((tx) => hold(tx, { ...placed, kind: 'bet', reference: one.game }))
        return [answer, model.bet(placed.key, placed.round, one.amount, BigInt(weights[one.game]))]
      }
      case 'win': {
        const paid = { ...place(`win ${one.key}`), round: `${memberId} ${one.round}`, amountMinor: one.amount }
        const answer = await run((tx) => credit(tx, { ...paid, closesRound: one.closes }))
        return [answer, model.win(paid.key, paid.round, one.amount, one.closes)]
      }
      case 'return': {
        const target = place(`bet ${one.target}`).key
        const back = { ...place(`return ${one.key}`), target, round: `${memberId} ${one.round}` }
        return [await run((tx) => rollBack(tx, back)), model.rollBack(back.key, target, back.round)]
      }
      case 'giveUp': {
        await run(async (tx) => {
          const grant = (await listGrants(tx, { merchant, memberId, isOpen: true, limit: 99 })).find(isActive)
          if (grant) await endBonus(tx, { merchant, memberId, grantId: grant.id, state: 'given_up' })
        })
        model.giveUp()
        return undefined
      }
      default: {
        const later = new Date(Date.now() + 100 * 86_400_000)
        await run((tx) => expireBonuses(tx, merchant, later, 1_000))
        model.expire()
        return undefined
      }
    }
  }

  function place(name: string) {
    return { ...base, scope: 'arcade', key: `${memberId} ${name}` }
  }

  function toGrant(amountMinor: bigint, given: (Step & { name: 'give' })['terms'], number: number) {
    return {
      ...{ merchant, memberId, currency, amountMinor, source: `${memberId}:${number}` },
      offer: { id: 'welcome', version: 1, kind: 'manual' },
      ...(given.isFree ? { freeStakeMinor: freeStakeOf(amountMinor) } : {}),
      terms: {
        wagerTimes: given.times,
        order: given.order,
        maxStakeMinor: given.largest === undefined ? undefined : String(given.largest),
        weights: Object.fromEntries(Object.entries(weights).map(([game, percent]) => [`arcade/${game}`, percent])),
        otherWeight: 0,
        winningsCapMinor: given.cap === undefined ? undefined : String(given.cap),
        expiresDays: 1,
      },
    }
  }

  /** The same key with other content would be a conflict: it repeats what came first. */
  function settle(one: Step): Step {
    if (!('key' in one)) return one
    const name = `${one.name} ${one.key}`
    const known = first.get(name)
    if (known) return known
    first.set(name, one)
    return one
  }

  return { model, perform: (one: Step) => perform(settle(one)) }
}

function isActive({ state }: { state: string }): boolean {
  return state === 'active'
}

function freeStakeOf(amountMinor: bigint): bigint {
  return amountMinor / 3n > 0n ? amountMinor / 3n : 1n
}

function toModel(amountMinor: bigint, given: (Step & { name: 'give' })['terms']): ModelTerms {
  const { order, times, largest, cap, isFree } = given
  if (!isFree) return { target: amountMinor * BigInt(times), order, largest, cap, freeStake: undefined }
  return { target: 0n, order: 'bonus_first', largest: undefined, cap, freeStake: freeStakeOf(amountMinor) }
}

test('T47 bonus money is what its rules say, over any history of deposits, grants, stakes, wins, returns and ends', async () => {
  let runs = 0
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 15, maxLength: 50, size: 'max' }), async (steps) => {
      const memberId = `b${++runs}`
      await fixture.run((tx) => openAccounts(tx, { merchant, memberId, currency }))
      const { model, perform } = playHistory(memberId)
      for (const one of steps) {
        const answers = await perform(one)
        if (!answers) continue
        const [answer, expected] = answers
        expect({ one, status: answer.status, code: answer.code }).toEqual({
          one,
          status: expected.status,
          code: expected.code,
        })
        if (answer.status !== 'refused')
          expect({ one, available: answer.balanceMinor - answer.heldMinor }).toEqual({
            one,
            available: expected.available,
          })
      }
      const [balance] = await fixture.run((tx) => readBalances(tx, merchant, memberId))
      expect([balance?.balanceMinor, balance?.heldMinor]).toEqual([model.real, model.held])
      const grants = await fixture.run((tx) => listGrants(tx, { merchant, memberId, limit: 99 }))
      const bySource = new Map(grants.map((grant) => [grant.source, grant]))
      for (const { id, state, balance: left, wagered, converted, forfeited } of model.grants)
        expect({ ...bySource.get(id), id }).toMatchObject({
          ...{ id, state, balanceMinor: left, wageredMinor: wagered },
          ...{ convertedMinor: converted, forfeitedMinor: forfeited },
        })
      await fixture.run((tx) => expireBonuses(tx, merchant, new Date(Date.now() + 100 * 86_400_000), 1_000))
    }),
    { numRuns: HISTORIES, endOnFailure: true },
  )
  expect(await fixture.run((tx) => verifyLedger(tx))).toEqual([])
  expect(await fixture.run((tx) => rollUpOperatorEntries(tx, merchant, 1_000_000))).toBeGreaterThan(0)
  expect(await fixture.run((tx) => verifyLedger(tx))).toEqual([])
})

test('T47 a transaction that breaks off leaves no stake of bonus money, and its repetition is the first', async () => {
  const memberId = 'crash'
  await fixture.run((tx) => openAccounts(tx, { merchant, memberId, currency }))
  const { model, perform } = playHistory(memberId)
  const plain = { order: 'real_first', times: 2, largest: undefined, cap: undefined, isFree: false } as const
  await perform({ name: 'give', amount: 100n, terms: plain })
  const stake = { merchant, memberId, currency, scope: 'arcade', key: 'crash bet 1', counter: 'game:arcade' }
  const broken = fixture.run(async (tx) => {
    await hold(tx, { ...stake, kind: 'bet', amountMinor: 60n, round: 'crash 1', reference: 'full' })
    throw new Crash()
  })
  await expect(broken).rejects.toThrow(Crash)
  const [answer, expected] = (await perform({ name: 'bet', key: 1, round: 1, amount: 60n, game: 'full' })) ?? []
  expect([answer?.status, answer?.isReplayed, answer && answer.balanceMinor - answer.heldMinor]).toEqual([
    'pending',
    false,
    expected?.available,
  ])
  expect(model.grants[0]?.balance).toBe(40n)
})

import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createLedgerWriter, type LedgerAnswer, openAccounts, readBalances } from './index.ts'
import { rollUpOperatorEntries } from './ledger.store.ts'
import { verifyLedger } from './ledger-verify.store.ts'
import { type LedgerAction, perform, toCommand } from './testing/ledger-action.ts'
import { anyAction, ledgerWorld, placeIn } from './testing/ledger-arbitraries.ts'
import { type LedgerFixture, openLedgerFixture } from './testing/ledger-fixture.ts'
import { LedgerModel } from './testing/ledger-model.ts'

let fixture: LedgerFixture
beforeAll(async () => {
  fixture = await openLedgerFixture()
})
afterAll(async () => {
  const violations = await fixture.run((tx) => verifyLedger(tx))
  await fixture.close()
  expect(violations).toEqual([])
})

const times = <T>(count: number, make: (index: number) => T) => Array.from({ length: count }, (_, index) => make(index))

describe('T20 at the same moment', () => {
  test('64 identical and 64 different stakes, 20 rounds: no more is held than there was, no key works twice', async () => {
    for (let round = 0; round < 20; round++) {
      const ann = await fixture.member()
      await ann.deposit(1_000n)
      const answers = await Promise.all([
        ...times(64, () => ann.bet(`${ann.id}-same`, 30n, 'r')),
        ...times(64, (index) => ann.bet(`${ann.id}-${index}`, 30n, 'r')),
      ])
      const same = answers.slice(0, 64)
      expect(new Set(same.map(({ transferId }) => transferId)).size).toBe(1)
      expect(same.filter(({ isReplayed }) => !isReplayed)).toHaveLength(1)
      const taken = answers.filter(({ status, isReplayed }) => status === 'pending' && !isReplayed)
      expect(taken).toHaveLength(33)
      expect(await ann.money()).toEqual([1_000n, 990n])
    }
  })

  test('T37 64 approvals of one withdrawal pay it once', async () => {
    const ann = await fixture.member()
    await ann.deposit(1_000n)
    await ann.withdraw(`${ann.id}-w`, 400n)
    const answers = await Promise.all(times(64, (index) => ann.post(`${ann.id}-p${index}`, `${ann.id}-w`)))
    expect(answers.filter(({ status }) => status === 'posted')).toHaveLength(1)
    expect(answers.filter(({ code }) => code === 'hold_posted')).toHaveLength(63)
    expect(await ann.money()).toEqual([600n, 0n])
  })

  test('approval and refusal of one withdrawal: one of them wins, whole', async () => {
    for (let round = 0; round < 20; round++) {
      const ann = await fixture.member()
      await ann.deposit(1_000n)
      await ann.withdraw(`${ann.id}-w`, 400n)
      const [post, none] = await Promise.all([
        ann.post(`${ann.id}-p`, `${ann.id}-w`),
        ann.void(`${ann.id}-v`, `${ann.id}-w`),
      ])
      expect([post.status, none.status].sort()).toEqual(['posted', 'refused'])
      expect(await ann.money()).toEqual([post.status === 'posted' ? 600n : 1_000n, 0n])
    }
  })

  test('debit and roll-back of one stake: nothing stays held, whichever comes first', async () => {
    for (let round = 0; round < 20; round++) {
      const ann = await fixture.member()
      await ann.deposit(1_000n)
      await Promise.all([ann.bet(`${ann.id}-b`, 100n, 'r'), ann.rollBack(`${ann.id}-x`, `${ann.id}-b`, 'r')])
      expect(await ann.money()).toEqual([1_000n, 0n])
    }
  })

  test('one key used for two members at once: one has it, the other is told of the conflict', async () => {
    for (let round = 0; round < 20; round++) {
      const [ann, bob] = [await fixture.member(), await fixture.member()]
      const answers = await Promise.all([ann.deposit(7n, `${ann.id}-d`), bob.deposit(7n, `${ann.id}-d`)])
      expect(answers.map(({ status }) => status).sort()).toEqual(['conflict', 'posted'])
      expect((await ann.money())[0] + (await bob.money())[0]).toBe(7n)
    }
  })

  test('roll-ups beside stakes lose and double nothing', async () => {
    const members = await Promise.all(times(8, () => fixture.member()))
    let isOver = false
    const rolling = times(2, async () => {
      while (!isOver) await fixture.run((tx) => rollUpOperatorEntries(tx, 'aurora', 7))
    })
    await Promise.all(
      members.map(async (ann) => {
        await ann.deposit(1_000n)
        for (let index = 0; index < 12; index++) {
          await ann.bet(`${ann.id}-${index}`, 10n, `${ann.id}-r${index}`)
          await ann.win(`${ann.id}-w${index}`, 9n, `${ann.id}-r${index}`)
        }
      }),
    )
    isOver = true
    await Promise.all(rolling)
    expect(await fixture.run((tx) => verifyLedger(tx))).toEqual([])
    for (const ann of members) expect(await ann.money()).toEqual([988n, 0n])
  })
})

interface AcknowledgedCall {
  action: LedgerAction
  answer: LedgerAnswer
  asked: number
  acknowledged: number
}

/**
 * The ledger's own order: the version after each call, then the id for refusals, which change nothing. Calls without a
 * trace (conflicts, unstored refusals) have no position.
 */
function sortByAcknowledged(acknowledged: AcknowledgedCall[]): AcknowledgedCall[] {
  return acknowledged
    .filter(({ answer }) => answer.transferId !== null && !answer.isReplayed)
    .sort(
      (a, b) =>
        a.answer.version - b.answer.version ||
        Number(a.answer.status === 'refused') - Number(b.answer.status === 'refused') ||
        Number(a.answer.transferId) - Number(b.answer.transferId),
    )
}

/** Each member has its own keys: the winner of a shared key is not visible in any account's history. */
function placeApart(run: string, action: LedgerAction): LedgerAction {
  const placed = placeIn(run, action)
  const request = { ...placed.request, scope: `${placed.request.scope}-${action.request.memberId}` }
  return { name: placed.name, request } as LedgerAction // the name and its request stay together
}

test('an account’s history is strictly serial, as it was answered, in the order of real time', async () => {
  const writer = createLedgerWriter(fixture.database)
  let clock = 0
  for (let round = 0; round < 4; round++) {
    const run = `race${round}`
    const model = new LedgerModel()
    for (const name of ledgerWorld.members) {
      const memberId = `${run}-${name}`
      await fixture.run((tx) =>
        openAccounts(tx, { merchant: ledgerWorld.merchant, memberId, currency: ledgerWorld.currency }),
      )
      model.open(memberId, ledgerWorld.currency)
    }
    const actions = fc.sample(anyAction(80), { numRuns: 480, seed: 7 + round }).map((action) => placeApart(run, action))
    const acknowledged: AcknowledgedCall[] = []
    await Promise.all(
      times(24, async (worker) => {
        for (const action of actions.slice(worker * 20, worker * 20 + 20)) {
          const asked = clock++
          const isBatched = worker % 2 === 0
          const answer = await (isBatched ? writer.write(toCommand(action)) : fixture.run((tx) => perform(tx, action)))
          acknowledged.push({ action, answer, asked, acknowledged: clock++ })
        }
      }),
    )

    for (const name of ledgerWorld.members) {
      const own = acknowledged.filter(({ action }) => action.request.memberId === `${run}-${name}`)
      const stated = sortByAcknowledged(own)
      expect(stated.length).toBeGreaterThan(20)
      for (const { action, answer } of stated) {
        const { transferId: _transferId, ...reported } = answer
        expect({ action, ...reported }).toEqual({ action, ...model.apply(action) })
      }
      // Real time: no call precedes one that was answered before its request.
      let latest = -1
      for (const one of stated.toReversed()) {
        if (latest >= 0) expect(one.asked).toBeLessThan(latest)
        latest = latest < 0 ? one.acknowledged : Math.min(latest, one.acknowledged)
      }
      // A repetition gets the first call's answer.
      const firsts = new Map(stated.map(({ answer }) => [answer.transferId, answer]))
      for (const { answer } of own.filter(({ answer: { isReplayed } }) => isReplayed)) {
        const first = firsts.get(answer.transferId)
        // Only the tombstone of a roll-back was never an answer before.
        expect(first ?? { ...answer, isReplayed: false }).toEqual({ ...answer, isReplayed: false })
        if (!first) expect(answer.code).toBe('transaction_reversed')
      }
      const [money] = await fixture.run((tx) => readBalances(tx, ledgerWorld.merchant, `${run}-${name}`))
      expect({ balance: money?.balanceMinor, held: money?.heldMinor }).toMatchObject({
        balance: model.read(`${run}-${name}`, ledgerWorld.currency)?.balance,
        held: model.read(`${run}-${name}`, ledgerWorld.currency)?.held,
      })
    }
  }
})

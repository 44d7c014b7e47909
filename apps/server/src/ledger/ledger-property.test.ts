import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLedgerWriter, openAccounts, readBalances } from './index.ts'
import { rollUpOperatorEntries } from './ledger.store.ts'
import { verifyLedger } from './ledger-verify.store.ts'
import { perform, toCommand } from './testing/ledger-action.ts'
import { anyAction, ledgerWorld, placeIn } from './testing/ledger-arbitraries.ts'
import { type LedgerFixture, openLedgerFixture } from './testing/ledger-fixture.ts'
import { LedgerModel } from './testing/ledger-model.ts'

let fixture: LedgerFixture
beforeAll(async () => {
  fixture = await openLedgerFixture()
})
afterAll(() => fixture.close())

const { merchant, currency } = ledgerWorld

class Crash extends Error {}

/** One call, its form and its repetitions: immediately or much later, between other calls. */
const step = fc.record({
  action: anyAction(),
  way: fc.constantFrom('transaction', 'transaction', 'batch', 'crash'),
})

test('T20 any order of calls, repetitions and crashes is answered by the rules, and every sum is right', async () => {
  const writer = createLedgerWriter(fixture.database)
  let runs = 0

  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 60, size: 'max' }), async (steps) => {
      const run = `w${++runs}`
      const model = new LedgerModel()
      for (const name of ledgerWorld.members) {
        const memberId = `${run}-${name}`
        await fixture.run((tx) => openAccounts(tx, { merchant, memberId, currency }))
        model.open(memberId, currency)
      }

      for (const { action, way } of steps) {
        const placed = placeIn(run, action)
        const given = fixture.run(async (tx) => {
          const answer = await perform(tx, placed)
          if (way === 'crash') throw new Crash()
          return answer
        })
        if (way === 'crash') {
          await expect(given).rejects.toThrow(Crash)
        } else {
          const answer = await given
          expect({ action: placed, ...answer }).toEqual({
            action: placed,
            ...model.apply(placed),
            transferId: answer.transferId,
          })
          if (way === 'batch') {
            const again = await writer.write(toCommand(placed))
            expect({ action: placed, ...again }).toEqual({
              action: placed,
              ...model.apply(placed),
              transferId: answer.transferId,
            })
          }
        }
      }

      for (const name of ledgerWorld.members) {
        const memberId = `${run}-${name}`
        const [balance] = await fixture.run((tx) => readBalances(tx, merchant, memberId))
        expect(balance).toMatchObject({
          balanceMinor: model.read(memberId, currency)?.balance,
          heldMinor: model.read(memberId, currency)?.held,
        })
      }
    }),
    { numRuns: 60, endOnFailure: false },
  )

  expect(await fixture.run((tx) => verifyLedger(tx))).toEqual([])
  expect(await fixture.run((tx) => rollUpOperatorEntries(tx, merchant, 100_000))).toBeGreaterThan(0)
  expect(await fixture.run((tx) => verifyLedger(tx))).toEqual([])
})

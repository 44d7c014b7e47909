import { randomUUID } from 'node:crypto'
import { vendorEndRound } from '@foyer/contract'
import type { Database } from '@foyer/database'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { closeWinById, countParkedWins } from './index.ts'
import {
  makeDebit,
  makeDebitCredit,
  makeRollback,
  type Player,
  startVendorFixture,
  VENDOR,
  type VendorFixture,
} from './testing/vendor-fixture.ts'
import { parkWin } from './vendor.store.ts'
import { winOf } from './vendor-request.rules.ts'
import { createVendorWallet } from './vendor-wallet.service.ts'

/** A win above the fixture's limit of one credit, which is 10.00. */
const ABOVE = '1001'

let fixture: VendorFixture
let player: Player
let stake: ReturnType<typeof makeDebit>
beforeAll(async () => {
  fixture = await startVendorFixture()
})
beforeEach(async () => {
  await fixture.server.database.executeSql('DELETE FROM public.parked_win')
  await fixture.setLimits('credit_limit = 1000')
  player = await fixture.makePlayer()
  stake = makeDebit(player)
})
afterEach(async () => expect(await fixture.verify()).toEqual([]))
afterAll(() => fixture.close())

const countOpen = () => fixture.server.database.statement(countParkedWins, { isOperator: true })
const raiseLimit = () => fixture.setLimits(`credit_limit = ${ABOVE}`)

function makeEnd(changes: object = {}) {
  const { sessionId: _session, amount: _amount, ...round } = stake
  return { ...round, transactionId: randomUUID(), ...changes }
}
const makeCredit = (changes: object = {}) => makeEnd({ amount: ABOVE, closesRound: true, ...changes })

/** Parks the win of a call as if it had been above a limit. */
async function park(call: { transactionId: string; roundId: string; gameCode: string }, amountMinor: bigint) {
  const { memberId: playerId, currency } = player
  const { transactionId, roundId, gameCode } = call
  const ids = { merchant: 'aurora', vendor: VENDOR, playerId, transactionId, roundId, gameCode }
  const win = winOf({ ...ids, currency, amountMinor })
  await fixture.run((tx) => parkWin(tx, { ...win, reason: 'credit_limit' }))
  expect(await countOpen()).toBe(1)
}

async function readStates(transactionId: string) {
  const { rows } = await fixture.server.database.executeSql(
    `SELECT paid_at IS NOT NULL AS "isPaid", closed_at IS NOT NULL AS "isClosed" FROM public.parked_win
     WHERE transaction_id = $1`,
    [transactionId],
  )
  return rows
}

describe('T38 a parked win that is lost waits no longer', () => {
  it('its stake was returned: with its repetition, and a later stake of the round parks it again', async () => {
    const win = makeCredit()
    await fixture.debit(stake)
    expect(await fixture.credit(win)).toBe('service_unavailable')
    await fixture.rollBack(makeRollback(stake))
    expect(await fixture.credit(win)).toBe('transaction_unknown')
    expect(await countOpen()).toBe(0)
    await fixture.debit(makeDebit(player, { roundId: stake.roundId }))
    expect(await fixture.credit({ ...win, amount: '900' }), 'its id is no other win’s').toBe('transaction_conflict')
    expect(await fixture.credit(win)).toBe('service_unavailable')
    expect(await countOpen()).toBe(1)
    await raiseLimit()
    expect(await fixture.credit(win)).toBe('10901')
    expect(await readStates(win.transactionId)).toEqual([{ isPaid: true, isClosed: false }])
  })

  it('a closed one is paid at once where the limit was raised meanwhile', async () => {
    const win = makeCredit()
    await fixture.debit(stake)
    await fixture.credit(win)
    await fixture.rollBack(makeRollback(stake))
    await fixture.credit(win)
    await fixture.debit(makeDebit(player, { roundId: stake.roundId }))
    await raiseLimit()
    expect(await fixture.credit(win)).toBe('10901')
    expect(await readStates(win.transactionId)).toEqual([{ isPaid: true, isClosed: false }])
  })

  it('an instant round’s stake was returned: with the rollback, or with its repetition', async () => {
    const call = makeDebitCredit(player, { creditAmount: ABOVE })
    expect(await fixture.debitCredit(call)).toBe('service_unavailable')
    expect(await countOpen()).toBe(1)
    await fixture.rollBack(makeRollback(call))
    expect(await countOpen()).toBe(0)
    await fixture.server.database.executeSql('UPDATE public.parked_win SET closed_at = NULL')
    expect(await fixture.debitCredit(call)).toBe('round_closed')
    expect(await countOpen()).toBe(0)
  })

  it('an instant round’s stake was refused for good', async () => {
    const call = makeDebitCredit(player, { debitAmount: '10001', creditAmount: ABOVE })
    expect(await fixture.debitCredit(call)).toBe('insufficient_funds')
    await park(call, BigInt(ABOVE))
    expect(await fixture.debitCredit(call)).toBe('insufficient_funds')
    expect(await countOpen()).toBe(0)
  })

  it.each(['first', 'second'] as const)('a rollback overtakes the %s call while it parks the win', async (attempt) => {
    const call = makeDebitCredit(player, { creditAmount: ABOVE })
    if (attempt === 'second') await fixture.debitCredit(call)
    const { database } = fixture.server
    let rollback: Promise<unknown> | undefined
    // The rollback is answered between the transaction of the call and the row of its parked win.
    const delayed: Database = {
      ...database,
      async statement(run, scope) {
        await rollback
        return database.statement(run, scope)
      },
    }
    const wallet = createVendorWallet({
      database: delayed,
      merchants: { findByCode: async () => undefined },
      catalogue: { listKnown: async () => [] },
      logger: fixture.server.app.log,
      onParked: () => {
        rollback = fixture.rollBack(makeRollback(call))
      },
    })
    const amounts = { debitMinor: BigInt(call.debitAmount), creditMinor: BigInt(call.creditAmount) }
    const paid = wallet.debitCredit({ ...call, ...amounts, vendor: VENDOR, description: '', idleMinutes: 120 })
    await expect(paid).rejects.toMatchObject({ code: 'service_unavailable' })
    expect(await rollback).toBe('10000')
    expect(await fixture.readMoney(player)).toEqual([10_000n, 0n])
    expect(await countOpen()).toBe(0)
  })

  it('it was paid by a call of the same moment that was not parked', async () => {
    const win = makeCredit({ amount: '900' })
    await fixture.debit(stake)
    expect(await fixture.credit(win)).toBe('10800')
    await park(win, 900n)
    expect(await fixture.credit(win)).toBe('10800')
    expect(await countOpen()).toBe(0)
    expect(await readStates(win.transactionId)).toEqual([{ isPaid: true, isClosed: false }])
  })
})

describe('T38 a parked win that may still be paid waits on', () => {
  it.each([
    ['by another call', () => fixture.send(vendorEndRound, makeEnd())],
    ['by a credit of zero', () => fixture.credit(makeCredit({ amount: '0' }))],
  ])('after its round has ended %s without it, until staff closes it', async (_, end) => {
    const win = makeCredit()
    await fixture.debit(stake)
    expect(await fixture.credit(win)).toBe('service_unavailable')
    await end()
    expect(await fixture.credit(win)).toBe('round_closed')
    expect(await countOpen()).toBe(1)
    const close = () => fixture.run((tx) => closeWinById(tx, { ...win, merchant: 'aurora', vendor: VENDOR }))
    expect([await close(), await close()]).toEqual([true, false])
    expect(await readStates(win.transactionId)).toEqual([{ isPaid: false, isClosed: true }])
  })

  it('after a rollback of another stake, and after refused ones of its own', async () => {
    const [call, other] = [makeDebitCredit(player, { creditAmount: ABOVE }), makeDebit(player)]
    const { memberId: playerId } = await fixture.makePlayer()
    await fixture.debit(other)
    expect(await fixture.debitCredit(call)).toBe('service_unavailable')
    await fixture.rollBack(makeRollback(other))
    expect(await fixture.rollBack({ ...makeRollback(call), roundId: 'another' })).toBe('transaction_conflict')
    expect(await fixture.rollBack({ ...makeRollback(call), playerId })).toBe('transaction_conflict')
    const { transactionId } = other
    expect(await fixture.rollBack({ ...makeRollback(call), transactionId })).toBe('transaction_conflict')
    expect(await countOpen()).toBe(1)
    await raiseLimit()
    expect(await fixture.debitCredit(call)).toBe('10901')
  })

  it('after a rollback of its id by a call for another player', async () => {
    const { memberId: playerId } = await fixture.makePlayer()
    await park(stake, 1n)
    expect(await fixture.rollBack({ ...makeRollback(stake), playerId })).toBe('10000')
    expect(await countOpen()).toBe(1)
  })

  it('after a refusal for the session alone, and after other content under its id', async () => {
    const call = makeDebitCredit(player, { creditAmount: ABOVE })
    await park(call, BigInt(ABOVE))
    const end = (value: string) =>
      fixture.server.database.executeSql(`UPDATE public.session SET ended_at = ${value} WHERE id = $1`, [
        player.sessionId,
      ])
    await end('now()')
    expect(await fixture.debitCredit(call)).toBe('session_over')
    await end('NULL')
    expect(await fixture.debitCredit({ ...call, creditAmount: '900' })).toBe('transaction_conflict')
    expect(await countOpen()).toBe(1)
    await raiseLimit()
    expect(await fixture.debitCredit(call)).toBe('10901')
  })
})

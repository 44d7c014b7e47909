import type { TestDatabase } from '@foyer/database/testing'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { BankTimings } from '../../bank.constants.ts'
import {
  type Bank,
  callBank,
  makePayment,
  makePayout,
  openBankDatabase,
  payPathOf,
  pollUntil,
  type Receiver,
  sendForm,
  startBank,
  startReceiver,
  waitForDeliveries,
} from '../../testing/bank-harness.ts'
import { paymentTable } from '../payment/payment.table.ts'
import { payoutTable } from '../payout/payout.table.ts'
import { deliveryTable } from './delivery.table.ts'

let opened: TestDatabase
let receiver: Receiver
let banks: Bank[]

beforeAll(async () => {
  opened = await openBankDatabase()
})
afterAll(() => opened?.close())
beforeEach(async () => {
  await opened.database.statement((tx) => tx.delete(deliveryTable))
  receiver = await startReceiver()
  banks = []
})
afterEach(async () => {
  await Promise.all(banks.map((bank) => bank.close()))
  await receiver.stop()
})

async function start(timings: Partial<BankTimings> = {}): Promise<Bank> {
  const bank = await startBank(opened.database, receiver.url, { timings })
  banks.push(bank)
  return bank
}

async function approve(bank: Bank, behaviour = 'once') {
  const body = makePayment(receiver)
  const { paymentId } = (await callBank(bank, { method: 'POST', path: '/api/payments', body })).body
  await sendForm(bank, payPathOf(paymentId), { decision: 'approve', behaviour })
  return body
}

const listDeliveries = () => opened.database.statement((tx) => tx.select().from(deliveryTable))

describe('T37 callbacks are delivered at least once', () => {
  it('one that was planned while the clock was a day ahead is due when it is set back', async () => {
    const bank = await start()
    await receiver.stop()
    await approve(bank)
    await bank.close()
    const isTomorrow = { dueAt: new Date(Date.now() + 86_400_000) }
    await opened.database.statement((tx) => tx.update(deliveryTable).set(isTomorrow))
    await receiver.start()
    await start()
    await receiver.waitFor(1)
  })

  it('a receiver that is down gets the callback when it is back, the same event with a new signature', async () => {
    const bank = await start()
    await receiver.stop()
    const body = await approve(bank)
    const isTriedAgain = (rows: Awaited<ReturnType<typeof listDeliveries>>) => (rows[0]?.attempts ?? 0) > 1
    expect(isTriedAgain(await pollUntil(listDeliveries, isTriedAgain))).toBe(true)
    await receiver.start()
    await receiver.waitFor(1)
    expect(receiver.received[0]?.body).toMatchObject({ reference: body.reference, status: 'approved' })
    expect(receiver.received[0]?.isSigned).toBe(true)
    await waitForDeliveries(opened.database)
    expect(receiver.received).toHaveLength(1)
    expect((await listDeliveries())[0]).toMatchObject({ result: 'delivered' })
  })

  it.each([
    ['500', () => 500],
    ['401', () => 401],
    ['a redirect', () => 302],
    ['silence', () => 'silent' as const],
  ])('a receiver that answers with %s is tried again with the same bytes', async (_name, answer) => {
    const bank = await start()
    receiver.answer = () => (receiver.received.length <= 2 ? answer() : 200)
    await approve(bank)
    await receiver.waitFor(3)
    await waitForDeliveries(opened.database)
    expect(receiver.received).toHaveLength(3)
    expect(new Set(receiver.received.map((callback) => callback.rawBody)).size).toBe(1)
    expect(new Set(receiver.received.map((callback) => callback.headers['x-nonce'])).size).toBe(3)
    expect(receiver.received.every((callback) => callback.isSigned)).toBe(true)
  })

  it('attempts keep their distance, doubled up to the longest', async () => {
    const bank = await start({ firstRetryMs: 60, maxRetryMs: 240 })
    receiver.answer = () => (receiver.received.length <= 4 ? 500 : 200)
    await approve(bank)
    await receiver.waitFor(5)
    const times = receiver.received.map((callback) => callback.atMs)
    const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0))
    expect(gaps).toHaveLength(4)
    for (const [index, leastMs] of [60, 120, 240, 240].entries()) {
      expect(gaps[index]).toBeGreaterThanOrEqual(leastMs - 5)
    }
  })

  it('a silent receiver does not hold up the callbacks of others', async () => {
    const bank = await start({ deliveryTimeoutMs: 20_000, deliveryLeaseMs: 60_000 })
    receiver.answer = () => (receiver.received.length === 1 ? 'silent' : 200)
    await approve(bank)
    await receiver.waitFor(1)
    const second = await approve(bank)
    await receiver.waitFor(2, 10_000)
    expect(receiver.received[1]?.body.reference).toBe(second.reference)
  })

  it('more callbacks than are under way at once all arrive', async () => {
    const bank = await start({ deliveryTimeoutMs: 10_000 })
    const bodies = Array.from({ length: 40 }, () => makePayout(receiver, '0'))
    await Promise.all(bodies.map((body) => callBank(bank, { method: 'POST', path: '/api/payouts', body })))
    await receiver.waitFor(40)
    await waitForDeliveries(opened.database)
    const reported = receiver.received.map((callback) => callback.body.reference)
    expect(reported.toSorted()).toEqual(bodies.map((body) => body.reference).toSorted())
  })

  it('a callback is given up after its life, and the outcome can still be read', async () => {
    const bank = await start({ deliveryLifeMs: 300 })
    receiver.answer = () => 500
    const body = await approve(bank)
    const [row] = await pollUntil(listDeliveries, ([first]) => first?.endedAt instanceof Date)
    expect(row).toMatchObject({ result: 'abandoned' })
    const count = receiver.received.length
    receiver.answer = () => 200
    const next = await approve(bank)
    await pollUntil(listDeliveries, (rows) => rows.length === 2 && rows.every(({ endedAt }) => endedAt instanceof Date))
    expect(receiver.received.slice(count).map(({ body: { reference } }) => reference)).toEqual([next.reference])
    const path = `/api/payments?reference=${body.reference}`
    expect((await callBank(bank, { method: 'GET', path })).body.status).toBe('approved')
  })
})

describe('T37 what is due survives the process', () => {
  it('a callback that waits for its next attempt is sent by the next process', async () => {
    const bank = await start({ firstRetryMs: 300 })
    await receiver.stop()
    const body = await approve(bank)
    await pollUntil(listDeliveries, ([row]) => row?.attempts === 1)
    await bank.close()
    await receiver.start()
    await start()
    await receiver.waitFor(1)
    expect(receiver.received[0]?.body.reference).toBe(body.reference)
  })

  it('a callback broken off by a stop is sent again at once, with the same event id', async () => {
    const bank = await start({ deliveryTimeoutMs: 20_000, deliveryLeaseMs: 60_000 })
    receiver.answer = () => 'silent'
    await approve(bank)
    await receiver.waitFor(1)
    await bank.close()
    receiver.answer = () => 200
    await start()
    await receiver.waitFor(2)
    expect(receiver.received[1]?.body.eventId).toBe(receiver.received[0]?.body.eventId)
  })

  it('a claim whose process died is free again after its lease', async () => {
    const bank = await start()
    receiver.answer = () => 500
    await approve(bank)
    await receiver.waitFor(1)
    await bank.close()
    receiver.answer = () => 200
    const [row] = await listDeliveries()
    // State left by a process killed between its claim and the receiver's response.
    const dueAt = new Date(Date.now() + 1_000)
    await opened.database.statement((tx) => tx.update(deliveryTable).set({ dueAt }))
    expect(row?.endedAt).toBeNull()
    const count = receiver.received.length
    await start()
    await receiver.waitFor(count + 1)
    expect(receiver.received).toHaveLength(count + 1)
    expect(receiver.received[count]?.atMs).toBeGreaterThanOrEqual(dueAt.getTime())
  })

  it('payments expire and payouts are sent although the process was away when they were due', async () => {
    const bank = await start({ paymentLifeMs: 60_000, shortPayoutMs: 60_000 })
    const payment = makePayment(receiver)
    const payout = makePayout(receiver, '1')
    await callBank(bank, { method: 'POST', path: '/api/payments', body: payment })
    await callBank(bank, { method: 'POST', path: '/api/payouts', body: payout })
    await bank.close()
    // As if a minute had passed.
    const past = new Date(Date.now() - 1_000)
    await opened.database.statement((tx) => tx.update(paymentTable).set({ expiresAt: past }))
    await opened.database.statement((tx) => tx.update(payoutTable).set({ sendsAt: past }))
    await start()
    await receiver.waitFor(2)
    const reported = receiver.received.map(({ body }) => [body.reference, body.status])
    expect(reported).toHaveLength(2)
    expect(reported).toContainEqual([payment.reference, 'expired'])
    expect(reported).toContainEqual([payout.reference, 'sent'])
  })

  it('two processes on one database send each callback once', async () => {
    const [first, second] = [await start(), await start()]
    await Promise.all(Array.from({ length: 12 }, (_, index) => approve(index % 2 ? first : second)))
    await receiver.waitFor(12)
    await waitForDeliveries(opened.database)
    expect(receiver.received).toHaveLength(12)
    expect(new Set(receiver.received.map((callback) => callback.body.eventId)).size).toBe(12)
  })
})

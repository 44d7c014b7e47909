import { SIGNATURE_WINDOW_MS, signRequest } from '@foyer/contract/signing'
import type { TestDatabase } from '@foyer/database/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type Bank,
  callBank,
  client,
  makePayment,
  openBankDatabase,
  otherClient,
  type Receiver,
  startBank,
  startReceiver,
} from '../testing/bank-harness.ts'

let opened: TestDatabase
let receiver: Receiver
let bank: Bank

beforeAll(async () => {
  opened = await openBankDatabase()
  receiver = await startReceiver()
  bank = await startBank(opened.database, receiver.url)
})
afterAll(async () => {
  await bank?.close()
  await receiver?.stop()
  await opened?.close()
})

const path = '/api/payments'

describe('T37 the bank answers signed calls only', () => {
  it.each([
    ['body', { body: JSON.stringify({ amount: '1' }) }, 'signature_mismatch'],
    ['path', { path: '/api/payouts' }, 'signature_mismatch'],
    ['query', { path: '/api/payments?x=1' }, 'signature_mismatch'],
    ['vendor', { headers: { 'x-vendor': otherClient.vendorCode } }, 'signature_mismatch'],
    ['vendor to an unknown one', { headers: { 'x-vendor': 'nobody' } }, 'signature_mismatch'],
    ['timestamp', { headers: { 'x-timestamp': String(Date.now() - 1_000) } }, 'signature_mismatch'],
    ['nonce', { headers: { 'x-nonce': 'a'.repeat(32) } }, 'signature_mismatch'],
    ['signature', { headers: { 'x-signature': 'a'.repeat(64) } }, 'signature_mismatch'],
    ['nonce to another form', { headers: { 'x-nonce': 'short' } }, 'signature_malformed'],
    ['signature away', { headers: { 'x-signature': undefined } }, 'signature_missing'],
    ['vendor away', { headers: { 'x-vendor': undefined } }, 'signature_missing'],
  ])('refuses a changed %s', async (_part, change, code) => {
    const body = makePayment(receiver)
    const answer = await callBank(bank, { method: 'POST', path, body }, change)
    expect([answer.status, answer.body]).toEqual([401, { code, message: code }])
    const reading = await callBank(bank, { method: 'GET', path: `${path}?reference=${body.reference}` })
    expect(reading.status).toBe(404)
  })

  it('refuses a changed method', async () => {
    const answer = await callBank(bank, { method: 'POST', path: `${path}?reference=a` }, { method: 'GET' })
    expect([answer.status, answer.body.code]).toEqual([401, 'signature_mismatch'])
  })

  it.each([
    [-SIGNATURE_WINDOW_MS - 2_000, 401],
    [-SIGNATURE_WINDOW_MS + 5_000, 200],
    [SIGNATURE_WINDOW_MS - 5_000, 200],
    [SIGNATURE_WINDOW_MS + 5_000, 401],
  ])('a timestamp %i ms off is answered with %i', async (offsetMs, status) => {
    const call = { method: 'POST', path, body: makePayment(receiver), timestampMs: Date.now() + offsetMs } as const
    const answer = await callBank(bank, call)
    expect(answer.status).toBe(status)
    if (status === 401) expect(answer.body.code).toBe('signature_stale')
  })

  it('refuses a replay, also at once, after a restart, and does not mind the same nonce of another vendor', async () => {
    const rawBody = JSON.stringify(makePayment(receiver))
    const nonce = 'b'.repeat(32)
    const sign = ({ vendorCode: vendor, secret }: typeof client) =>
      signRequest({ method: 'POST', path, rawBody, vendor, secret, nonce })
    const headers = { ...sign(client), 'content-type': 'application/json' }
    const send = (to: Bank, own = headers) => fetch(to.url + path, { method: 'POST', headers: own, body: rawBody })
    const answers = await Promise.all(Array.from({ length: 12 }, () => send(bank)))
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, ...Array(11).fill(401)])
    const restarted = await startBank(opened.database, receiver.url)
    const replay = await send(restarted)
    expect([replay.status, await replay.json()]).toEqual([
      401,
      { code: 'signature_replayed', message: 'signature_replayed' },
    ])
    const other = await send(restarted, { ...sign(otherClient), 'content-type': 'application/json' })
    expect(other.status).toBe(200)
    await restarted.close()
  })

  it('a NUL in a text is bad input, not a fault', async () => {
    for (const change of [{ description: 'a\0b' }, { merchantName: '\0' }, { returnUrl: 'http://a.test/\0' }]) {
      const answer = await callBank(bank, { method: 'POST', path, body: makePayment(receiver, change) })
      expect([answer.status, answer.body.code]).toEqual([400, 'invalid_input'])
    }
    for (const [address, status] of [
      [`${path}?reference=%00`, 400],
      [`${path}/pay_%00`, 404],
    ] as const)
      expect((await callBank(bank, { method: 'GET', path: address })).status).toBe(status)
  })

  it('answers unknown addresses below /api with a code', async () => {
    const response = await fetch(`${bank.url}/api/nothing`)
    expect([response.status, await response.json()]).toEqual([404, { code: 'not_found', message: 'not_found' }])
  })
})

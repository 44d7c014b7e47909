import type { TestDatabase } from '@foyer/database/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { bankTimings } from '../../bank.constants.ts'
import {
  type Bank,
  callBank,
  makePayment,
  openBankDatabase,
  otherClient,
  payPathOf,
  type Receiver,
  sendForm,
  startBank,
  startReceiver,
  waitForDeliveries,
} from '../../testing/bank-harness.ts'
import { assets } from '../../views/assets.ts'
import { decidePayment } from './payment.service.ts'
import { insertPayment } from './payment.store.ts'

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
beforeEach(() => {
  receiver.received = []
  receiver.answer = () => 200
})

const create = (body: unknown) => callBank(bank, { method: 'POST', path: '/api/payments', body })
const read = (path: string, signer?: typeof otherClient) => callBank(bank, { method: 'GET', path, signer })

async function createPayment(change: Record<string, unknown> = {}) {
  const body = makePayment(receiver, change)
  const answer = await create(body)
  expect(answer.status).toBe(200)
  const { paymentId } = answer.body
  if (typeof paymentId !== 'string') throw new Error('no payment id')
  return { body, answer, paymentId, page: payPathOf(paymentId) }
}

describe('DEC-04 DEP payments asked for by a platform', () => {
  it('OPEN-35 starts a payment with a page of its own and reads it back by id and by reference', async () => {
    const { body, answer, paymentId } = await createPayment()
    expect(answer.body).toMatchObject({
      reference: body.reference,
      status: 'pending',
      amount: '50000',
      currency: 'PHP',
      payUrl: `http://bank.localhost:1${payPathOf(paymentId)}`,
      resolvedAt: null,
    })
    const { createdAt, expiresAt } = answer.body
    expect(Date.parse(String(expiresAt)) - Date.parse(String(createdAt))).toBe(15 * 60_000)
    expect((await read(`/api/payments/${paymentId}`)).body).toEqual(answer.body)
    expect((await read(`/api/payments?reference=${body.reference}`)).body).toEqual(answer.body)
  })

  it('T37 answers the same for the same reference, also when asked at once, and refuses other content', async () => {
    const body = makePayment(receiver)
    const answers = await Promise.all(Array.from({ length: 8 }, () => create(body)))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]?.status).toBe(200)
    for (const change of [
      { amount: '50001' },
      { currency: 'CNY' },
      { merchant: 'lotus' },
      { returnUrl: 'http://x.test/' },
    ]) {
      expect(await create({ ...body, ...change })).toEqual({
        status: 409,
        body: { code: 'reference_conflict', message: 'reference_conflict' },
      })
    }
    expect((await read(`/api/payments?reference=${body.reference}`)).body).toEqual(answers[0]?.body)
  })

  it('T37 shows no platform the payments of another, and lets both use a reference', async () => {
    const { body, paymentId } = await createPayment()
    expect((await read(`/api/payments/${paymentId}`, otherClient)).status).toBe(404)
    expect((await read(`/api/payments?reference=${body.reference}`, otherClient)).status).toBe(404)
    const own = await callBank(bank, { method: 'POST', path: '/api/payments', body, signer: otherClient })
    expect(own.status).toBe(200)
    expect(own.body.paymentId).not.toBe(paymentId)
  })

  it.each([
    [{ amount: '0' }, 'amount_invalid'],
    [{ amount: '-5' }, 'amount_invalid'],
    [{ amount: '1.5' }, 'amount_invalid'],
    [{ amount: '007' }, 'amount_invalid'],
    [{ amount: 500 }, 'amount_invalid'],
    [{ amount: '9'.repeat(19) }, 'amount_invalid'],
    [{ currency: 'XXX' }, 'currency_unknown'],
    [{ currency: 'FUN' }, 'currency_unknown'],
    [{ currency: 'toString' }, 'currency_unknown'],
    [{ returnUrl: 'javascript:alert(1)' }, 'return_url_invalid'],
    [{ returnUrl: 'data:text/html,x' }, 'return_url_invalid'],
    [{ returnUrl: 'ftp://a.test/' }, 'return_url_invalid'],
    [{ returnUrl: '/m/deposit' }, 'return_url_invalid'],
    [{ returnUrl: 'https://user:word@a.test/' }, 'return_url_invalid'],
    [{ returnUrl: `https://a.test/${'x'.repeat(2000)}` }, 'return_url_invalid'],
    [{ callbackUrl: 'http://169.254.169.254/latest' }, 'callback_url_not_allowed'],
    [{ callbackUrl: 'http://127.0.0.1.evil.test/' }, 'callback_url_not_allowed'],
    [{ callbackUrl: 'file:///etc/passwd' }, 'callback_url_not_allowed'],
    [{ reference: 'a b' }, 'invalid_input'],
    [{ reference: undefined }, 'invalid_input'],
    [{ merchantName: ' ' }, 'invalid_input'],
    [{ description: 'x'.repeat(121) }, 'invalid_input'],
  ])('T37 refuses %j with %s', async (change, code) => {
    const answer = await create(makePayment(receiver, change))
    expect([answer.status, answer.body.code]).toEqual([400, code])
  })

  it('T37 refuses bodies that are no JSON object, too large or of another type', async () => {
    const call = { method: 'POST', path: '/api/payments', body: null } as const
    expect((await callBank(bank, call)).body.code).toBe('invalid_input')
    const large = await create(makePayment(receiver, { filler: 'x'.repeat(17_000) }))
    expect([large.status, large.body.code]).toEqual([413, 'body_too_large'])
    const text = await callBank(bank, call, { headers: { 'content-type': 'text/plain' } })
    expect([text.status, text.body.code]).toEqual([415, 'unsupported_media_type'])
  })
})

describe('DEP the member’s page of a payment', () => {
  it.each([
    ['approve', 'approved'],
    ['decline', 'declined'],
  ])('OPEN-35 %s leads back and is reported once', async (decision, status) => {
    const { body, paymentId, page } = await createPayment()
    const sent = await sendForm(bank, page, { decision })
    expect([sent.status, sent.location]).toEqual([303, body.returnUrl])
    await receiver.waitFor(1)
    await waitForDeliveries(opened.database)
    expect(receiver.received).toHaveLength(1)
    const [callback] = receiver.received
    expect(callback?.isSigned).toBe(true)
    expect(callback?.path).toBe('/wps/payment/bank/callback')
    expect(callback?.body).toEqual({
      eventId: expect.stringMatching(/^evt_/),
      type: 'payment',
      merchant: 'aurora',
      reference: body.reference,
      id: paymentId,
      status,
      amount: '50000',
      currency: 'PHP',
      occurredAt: expect.stringMatching(/Z$/),
    })
    expect((await read(`/api/payments/${paymentId}`)).body.status).toBe(status)
    expect(await (await fetch(bank.url + page)).text()).toContain(`Payment ${status}`)
  })

  it('OPEN-35 leaving it pending leads back and changes nothing', async () => {
    const { body, paymentId, page } = await createPayment()
    const sent = await sendForm(bank, page, { decision: 'leave' })
    expect([sent.status, sent.location]).toEqual([303, body.returnUrl])
    await waitForDeliveries(opened.database)
    expect(receiver.received).toHaveLength(0)
    expect((await read(`/api/payments/${paymentId}`)).body.status).toBe('pending')
    expect(await (await fetch(bank.url + page)).text()).toContain('Approve payment')
  })

  it('T37 64 approvals at once are one approval and one event', async () => {
    const { body, page } = await createPayment()
    const sent = await Promise.all(Array.from({ length: 64 }, () => sendForm(bank, page, { decision: 'approve' })))
    expect(new Set(sent.map(({ status, location }) => `${status} ${location}`))).toEqual(
      new Set([`303 ${body.returnUrl}`]),
    )
    await receiver.waitFor(1)
    await waitForDeliveries(opened.database)
    expect(receiver.received).toHaveLength(1)
  })

  it('T37 a second, other answer changes nothing and says so', async () => {
    const { paymentId, page } = await createPayment()
    await sendForm(bank, page, { decision: 'approve' })
    const second = await sendForm(bank, page, { decision: 'decline' })
    expect(second.status).toBe(409)
    expect(second.text).toContain('already decided')
    expect((await read(`/api/payments/${paymentId}`)).body.status).toBe('approved')
    await waitForDeliveries(opened.database)
    expect(receiver.received.map((callback) => callback.body.status)).toEqual(['approved'])
  })

  it('the behaviour "twice" sends one event two times', async () => {
    const { page } = await createPayment()
    await sendForm(bank, page, { decision: 'approve', behaviour: 'twice' })
    await receiver.waitFor(2)
    await waitForDeliveries(opened.database)
    expect(receiver.received).toHaveLength(2)
    const [first, second] = receiver.received
    expect(second?.rawBody).toBe(first?.rawBody)
    expect(second?.headers['x-nonce']).not.toBe(first?.headers['x-nonce'])
    expect([first?.isSigned, second?.isSigned]).toEqual([true, true])
  })

  it('the behaviour "late" reports after the wait', async () => {
    const { page } = await createPayment()
    const requestedAtMs = Date.now()
    await sendForm(bank, page, { decision: 'approve', behaviour: 'late' })
    await receiver.waitFor(1)
    expect((receiver.received[0]?.atMs ?? 0) - requestedAtMs).toBeGreaterThanOrEqual(1_200)
  })

  it('the behaviour "before" reports before the member is sent back, once', async () => {
    const { page } = await createPayment()
    await sendForm(bank, page, { decision: 'approve', behaviour: 'before' })
    expect(receiver.received).toHaveLength(1)
    await waitForDeliveries(opened.database)
    expect(receiver.received).toHaveLength(1)
  })

  it('the behaviour "before" sends the member back although the receiver is silent, and tries again', async () => {
    const { body, page } = await createPayment()
    receiver.answer = () => (receiver.received.length === 1 ? 'silent' : 200)
    const sent = await sendForm(bank, page, { decision: 'approve', behaviour: 'before' })
    expect([sent.status, sent.location]).toEqual([303, body.returnUrl])
    expect((await receiver.waitFor(2)).length).toBe(2)
  })

  it('the behaviour "never" leaves it to the platform to ask', async () => {
    const { paymentId, page } = await createPayment()
    await sendForm(bank, page, { decision: 'approve', behaviour: 'never' })
    await waitForDeliveries(opened.database)
    expect(receiver.received).toHaveLength(0)
    expect((await read(`/api/payments/${paymentId}`)).body.status).toBe('approved')
  })

  it('an unknown behaviour is the default; an unknown decision is refused', async () => {
    const { paymentId, page } = await createPayment()
    expect((await sendForm(bank, page, { decision: 'steal' })).status).toBe(400)
    expect((await sendForm(bank, page, {})).status).toBe(400)
    expect((await read(`/api/payments/${paymentId}`)).body.status).toBe('pending')
    expect((await sendForm(bank, page, { decision: 'approve', behaviour: '__proto__' })).status).toBe(303)
    expect((await receiver.waitFor(1)).length).toBe(1)
  })

  it('forms of other sites are refused', async () => {
    const { paymentId, page } = await createPayment()
    const foreign = await sendForm(bank, page, { decision: 'approve' }, { origin: 'https://evil.test' })
    const crossSite = await sendForm(bank, page, { decision: 'approve' }, { 'sec-fetch-site': 'cross-site' })
    expect([foreign.status, crossSite.status]).toEqual([403, 403])
    expect((await read(`/api/payments/${paymentId}`)).body.status).toBe('pending')
    const own = await sendForm(bank, page, { decision: 'approve' }, { origin: 'http://bank.localhost:1' })
    expect(own.status).toBe(303)
  })

  it('T37 without demo mode nobody can say that a payment was made', async () => {
    const { paymentId, page } = await createPayment()
    const real = await startBank(opened.database, receiver.url, { config: { isDemo: false } })
    const shown = await fetch(real.url + page)
    const decided = await sendForm(real, page, { decision: 'approve' })
    await real.close()
    expect([shown.status, decided.status]).toEqual([404, 404])
    expect((await read(`/api/payments/${paymentId}`)).body.status).toBe('pending')
  })

  it('an unknown payment is a page that says so', async () => {
    expect((await fetch(bank.url + payPathOf('pay_unknown'))).status).toBe(404)
    expect((await fetch(`${bank.url}/pay/pay_%00`)).status).toBe(404)
    expect((await sendForm(bank, '/pay/pay_%00', { decision: 'approve' })).status).toBe(404)
    expect((await sendForm(bank, payPathOf('pay_unknown'), { decision: 'approve' })).status).toBe(404)
    expect((await sendForm(bank, payPathOf('pay_unknown'), { decision: 'leave' })).status).toBe(404)
  })

  it('T33 what a platform sends is shown as text', async () => {
    const { page } = await createPayment({
      merchantName: '<script>alert(1)</script>',
      description: '"><img src=x onerror=1>',
    })
    const text = await (await fetch(bank.url + page)).text()
    expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(text).not.toContain('<script>alert')
    expect(text).not.toContain('<img')
  })

  it('T34 pages cannot be framed, run only own script, and forms lead only to the bank and the merchant', async () => {
    const { page } = await createPayment()
    const { headers } = await fetch(bank.url + page)
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; font-src 'self'; base-uri 'none'; " +
        "frame-ancestors 'none'; form-action 'self' http://aurora.localhost:1; " +
        "require-trusted-types-for 'script'; trusted-types 'none'",
    )
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('referrer-policy')).toBe('same-origin')
    expect(headers.get('x-robots-tag')).toBe('noindex,nofollow')
  })

  it.each([
    ['/', 200, 'no-store'],
    ['/nowhere', 404, 'no-store'],
    ['/api/payments?reference=x', 401, 'no-store'],
    [assets.script.path, 200, 'public, max-age=31536000, immutable'],
    [assets.style.path, 200, 'public, max-age=31536000, immutable'],
  ])('T34 %s answers %i with the headers of every answer, and is kept: %s', async (path, status, cacheControl) => {
    const { headers, status: answered } = await fetch(bank.url + path)
    expect([answered, headers.get('cache-control')]).toEqual([status, cacheControl])
    expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*frame-ancestors 'none'/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect(headers.get('permissions-policy')).toContain('camera=()')
    for (const name of ['server', 'x-powered-by', 'access-control-allow-origin'])
      expect(headers.has(name), name).toBe(false)
  })

  it('DEC-36 a page in Burmese alone names the font of its letters, which the bank serves', async () => {
    const [burmese, english] = await Promise.all(
      (['MY', 'EN'] as const).map(async (language) => {
        const { page } = await createPayment({ language })
        return (await fetch(bank.url + page)).text()
      }),
    )
    const [sheet = ''] = burmese?.match(/\/assets\/[\w-]+\.woff2\.css/) ?? []
    expect(await (await fetch(bank.url + sheet)).text()).toContain('@font-face{font-family:Letters;')
    expect((await fetch(bank.url + sheet.replace('.css', ''))).headers.get('content-type')).toBe('font/woff2')
    expect(english).not.toContain('woff2')
  })

  it.each([
    ['EN', '', 'lang="en" dir="ltr"', 'Approve payment'],
    ['CN', '', 'lang="zh-CN" dir="ltr" data-script="han"', '批准付款'],
    ['UR', '', 'lang="ur" dir="rtl" data-script="nastaliq"', 'ادائیگی منظور کریں'],
    ['TW', '', 'lang="zh-TW" dir="ltr" data-script="han"', '同意付款'],
    ['EN', '?language=UR', 'lang="ur" dir="rtl" data-script="nastaliq"', 'ادائیگی منظور کریں'],
    ['UR', '?language=EN', 'lang="en" dir="ltr"', 'Approve payment'],
  ])('DEC-36 a payment in %s opened with "%s" is %s', async (language, query, attributes, words) => {
    const { page } = await createPayment({ language })
    const text = await (await fetch(bank.url + page + query)).text()
    expect(text).toContain(`<html ${attributes}>`)
    expect(text).toContain(words)
  })
})

describe('DEP a payment that nobody answers', () => {
  let hasty: Bank
  beforeAll(async () => {
    hasty = await startBank(opened.database, receiver.url, { timings: { paymentLifeMs: 400 } })
  })
  afterAll(() => hasty?.close())

  it('OPEN-35 expires by the database’s clock, is reported once, and cannot be approved any more', async () => {
    const body = makePayment(receiver)
    const { paymentId } = (await callBank(hasty, { method: 'POST', path: '/api/payments', body })).body
    await receiver.waitFor(1)
    expect(receiver.received[0]?.body).toMatchObject({ reference: body.reference, status: 'expired', id: paymentId })
    const late = await sendForm(hasty, payPathOf(paymentId), { decision: 'approve' })
    expect(late.status).toBe(409)
    expect(late.text).toContain('Payment expired')
    expect((await callBank(hasty, { method: 'GET', path: `/api/payments/${paymentId}` })).body.status).toBe('expired')
    await waitForDeliveries(opened.database)
    expect(receiver.received).toHaveLength(1)
  })

  it('T37 its id alone, which stands in callbacks and receipts, neither shows nor decides it', async () => {
    const { paymentId, page } = await createPayment()
    const { page: another } = await createPayment()
    const otherToken = another.split('/').at(-1) ?? ''
    for (const path of [`/pay/${paymentId}`, `/pay/${paymentId}/`, `/pay/${paymentId}/${otherToken}`]) {
      expect((await fetch(bank.url + path)).status).toBe(404)
      for (const decision of ['approve', 'leave'])
        expect((await sendForm(bank, path, { decision, behaviour: 'once' })).status).toBe(404)
    }
    expect((await fetch(bank.url + page)).status).toBe(200)
    expect((await read(`/api/payments/${paymentId}`)).body.status).toBe('pending')
  })

  it('T37 is not approved after its time, although nobody has closed it yet', async () => {
    const { amount, ...rest } = makePayment(receiver)
    const decided = await opened.database.transaction(async (tx) => {
      const overdue = { ...rest, id: 'pay_overdue', vendor: 'foyer', requestHash: '', amountMinor: BigInt(amount) }
      await insertPayment(tx, overdue, -1)
      return decidePayment(tx, 'pay_overdue', { status: 'approved', behaviour: 'once' }, bankTimings)
    })
    expect(decided).toMatchObject({ isHonoured: false, awaited: [], payment: { status: 'pending', resolvedAt: null } })
    const page = await (await fetch(bank.url + payPathOf('pay_overdue'))).text()
    expect(page).toContain('Payment expired')
    expect(page).not.toContain('Approve payment')
  })
})

import type { TestDatabase } from '@foyer/database/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makePayoutsPath } from '../../lib/link-token.ts'
import {
  type Bank,
  callBank,
  makePayout,
  openBankDatabase,
  otherClient,
  payoutsPath,
  pollUntil,
  type Receiver,
  sendForm,
  startBank,
  startReceiver,
  waitForDeliveries,
} from '../../testing/bank-harness.ts'

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

const create = (body: unknown) => callBank(bank, { method: 'POST', path: '/api/payouts', body })
const read = (path: string, signer?: typeof otherClient) => callBank(bank, { method: 'GET', path, signer })
const isStored = ({ status }: { status: number }) => status === 200
const readByReference = (reference: string) => read(`/api/payouts?reference=${reference}`)

describe('DEC-04 WDR payouts asked for by a platform', () => {
  it.each(['0', '5', '6', '7', '8', '9', 'A'])('OPEN-36 an account ending in %s is paid at once', async (digit) => {
    const body = makePayout(receiver, digit)
    const { status, body: answer } = await create(body)
    expect([status, answer.status, answer.reason]).toEqual([200, 'sent', null])
    await receiver.waitFor(1)
    expect(receiver.received[0]?.isSigned).toBe(true)
    expect(receiver.received[0]?.body).toEqual({
      eventId: expect.stringMatching(/^evt_/),
      type: 'payout',
      merchant: 'aurora',
      reference: body.reference,
      id: answer.payoutId,
      status: 'sent',
      amount: '25000',
      currency: 'PHP',
      occurredAt: expect.stringMatching(/Z$/),
    })
    expect((await readByReference(body.reference)).body).toEqual(answer)
    expect((await read(`/api/payouts/${answer.payoutId}`)).body).toEqual(answer)
  })

  it('OPEN-36 an account ending in 1 is paid after a while', async () => {
    const body = makePayout(receiver, '1')
    expect((await create(body)).body.status).toBe('processing')
    expect((await readByReference(body.reference)).body.status).toBe('processing')
    expect(receiver.received).toHaveLength(0)
    await receiver.waitFor(1)
    expect(receiver.received[0]?.body).toMatchObject({ reference: body.reference, status: 'sent' })
    expect((await readByReference(body.reference)).body.status).toBe('sent')
  })

  it('OPEN-36 an account ending in 2 is refused in the answer and in a callback', async () => {
    const body = makePayout(receiver, '2')
    expect((await create(body)).body).toMatchObject({ status: 'refused', reason: 'account_closed' })
    await receiver.waitFor(1)
    expect(receiver.received[0]?.body).toMatchObject({ status: 'refused', reason: 'account_closed' })
  })

  it('OPEN-36 an account ending in 3 gets no answer; a reading tells that it is being processed, for good', async () => {
    const body = makePayout(receiver, '3')
    const beganAtMs = Date.now()
    const hanging = create(body).then(
      () => 'answered',
      () => 'cut off',
    )
    const stored = await pollUntil(() => readByReference(body.reference), isStored)
    expect(stored.body.status).toBe('processing')
    expect(await hanging).toBe('cut off')
    expect(Date.now() - beganAtMs).toBeGreaterThan(1_900)
    expect((await readByReference(body.reference)).body.status).toBe('processing')
    expect(receiver.received).toHaveLength(0)
  })

  it('OPEN-36 an account ending in 4 gets no answer and is paid later; then the same call is answered', async () => {
    const body = makePayout(receiver, '4')
    const hanging = create(body).catch(() => 'cut off')
    await receiver.waitFor(1)
    expect(receiver.received[0]?.body).toMatchObject({ reference: body.reference, status: 'sent' })
    expect((await create(body)).body.status).toBe('sent')
    expect(await hanging).toBe('cut off')
    await waitForDeliveries(opened.database)
    expect(receiver.received).toHaveLength(1)
  })

  it('T37 the same reference is one payout, asked one by one or at once; other content is a conflict', async () => {
    const body = makePayout(receiver, '0')
    const answers = await Promise.all(Array.from({ length: 16 }, () => create(body)))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    for (const change of [
      { amount: '25001' },
      { account: { ...body.account, accountNumber: '999999990' } },
      { account: { ...body.account, holderName: 'Another' } },
      { currency: 'CNY' },
    ]) {
      const answer = await create({ ...body, ...change })
      expect([answer.status, answer.body.code]).toEqual([409, 'reference_conflict'])
    }
    await receiver.waitFor(1)
    await waitForDeliveries(opened.database)
    expect(receiver.received).toHaveLength(1)
  })

  it('T37 a platform sees only its own payouts', async () => {
    const body = makePayout(receiver, '0')
    const { payoutId } = (await create(body)).body
    expect((await read(`/api/payouts/${payoutId}`, otherClient)).status).toBe(404)
    expect((await read(`/api/payouts?reference=${body.reference}`, otherClient)).status).toBe(404)
    for (const query of ['', '?reference=', '?reference=%00', '?reference=a%00', '?reference=a%20b'])
      expect((await read(`/api/payouts${query}`)).body.code).toBe('invalid_input')
    for (const id of ['%00', 'out_%00', 'out_a%00b', 'other'])
      expect((await read(`/api/payouts/${id}`)).status).toBe(404)
  })

  it.each([
    [{ amount: '0' }, 'amount_invalid'],
    [{ amount: '-1' }, 'amount_invalid'],
    [{ currency: 'FUN' }, 'currency_unknown'],
    [{ callbackUrl: 'https://evil.test/' }, 'callback_url_not_allowed'],
    [{ account: undefined }, 'invalid_input'],
    [{ account: { holderName: 'A', bankCode: 'bpi', accountNumber: '12-34' } }, 'invalid_input'],
    [{ merchant: 'No' }, 'invalid_input'],
    [{ account: { holderName: 'A\0B', bankCode: 'bpi', accountNumber: '1234' } }, 'invalid_input'],
    [{ callbackUrl: 'http://127.0.0.1/\0' }, 'invalid_input'],
  ])('T37 refuses %j with %s', async (change, code) => {
    const answer = await create(makePayout(receiver, '0', change))
    expect([answer.status, answer.body.code]).toEqual([400, code])
  })
})

describe('OPEN-36 the operator’s page', () => {
  async function startHanging() {
    const body = makePayout(receiver, '3')
    void create(body).catch(() => undefined)
    const { payoutId } = (await pollUntil(() => readByReference(body.reference), isStored)).body
    return { body, id: String(payoutId) }
  }

  it.each([
    ['send', 'sent', null],
    ['refuse', 'refused', 'refused_by_operator'],
  ])('pushes a hanging payout with "%s" to %s, once', async (decision, status, reason) => {
    const { body, id } = await startHanging()
    const page = await (await fetch(bank.url + payoutsPath)).text()
    expect(page).toContain(`value="${id}"`)
    expect(page).toContain(body.reference)
    expect(page).not.toContain(body.account.accountNumber)
    expect(page).not.toContain(body.account.holderName)
    const sent = await sendForm(bank, `${payoutsPath}?language=UR`, { id, decision })
    expect([sent.status, sent.location]).toEqual([303, `${payoutsPath}?language=UR`])
    await receiver.waitFor(1)
    expect(receiver.received[0]?.body).toMatchObject({ reference: body.reference, status })
    expect((await readByReference(body.reference)).body).toMatchObject({ status, reason })
    const again = await sendForm(bank, payoutsPath, { id, decision: decision === 'send' ? 'refuse' : 'send' })
    expect(again.status).toBe(409)
    expect(again.text).toContain('already decided')
    expect((await readByReference(body.reference)).body.status).toBe(status)
    await waitForDeliveries(opened.database)
    expect(receiver.received).toHaveLength(1)
  })

  it('T37 64 decisions at once are one', async () => {
    const { id } = await startHanging()
    const sent = await Promise.all(
      Array.from({ length: 64 }, (_, index) =>
        sendForm(bank, payoutsPath, { id, decision: index % 2 ? 'send' : 'refuse' }),
      ),
    )
    expect(sent.filter((one) => one.status === 303)).toHaveLength(1)
    expect(sent.filter((one) => one.status === 409)).toHaveLength(63)
    await receiver.waitFor(1)
    await waitForDeliveries(opened.database)
    expect(receiver.received).toHaveLength(1)
  })

  it('T37 is nobody’s who has no address of it, and shows and decides no other platform’s payouts', async () => {
    const { id } = await startHanging()
    const others = makePayoutsPath(otherClient)
    for (const path of ['/payouts', `${payoutsPath.slice(0, -1)}-`, others.replace('/other/', '/foyer/')]) {
      expect((await fetch(bank.url + path)).status).toBe(404)
      expect((await sendForm(bank, path, { id, decision: 'send' })).status).toBe(404)
    }
    expect(await (await fetch(bank.url + others)).text()).not.toContain(id)
    expect((await sendForm(bank, others, { id, decision: 'send' })).status).toBe(409)
  })

  it('refuses other sites’ forms, unknown decisions and unknown payouts', async () => {
    const { body, id } = await startHanging()
    const foreign = await sendForm(bank, payoutsPath, { id, decision: 'send' }, { origin: 'https://evil.test' })
    expect(foreign.status).toBe(403)
    expect((await sendForm(bank, payoutsPath, { id, decision: 'keep' })).status).toBe(400)
    expect((await sendForm(bank, payoutsPath, { id: `${id}\0`, decision: 'send' })).status).toBe(400)
    expect((await sendForm(bank, payoutsPath, { id: 'out_unknown', decision: 'send' })).status).toBe(409)
    expect((await readByReference(body.reference)).body.status).toBe('processing')
  })

  it('is not there without demo mode, and the start page does not lead to it', async () => {
    const real = await startBank(opened.database, receiver.url, { config: { isDemo: false } })
    const { id } = await startHanging()
    const [page, home] = await Promise.all([fetch(real.url + payoutsPath), fetch(`${real.url}/`)])
    expect([page.status, home.status]).toEqual([404, 200])
    expect(await home.text()).not.toContain('/payouts')
    expect((await sendForm(real, payoutsPath, { id, decision: 'send' })).status).toBe(404)
    await real.close()
    expect(await (await fetch(`${bank.url}/`)).text()).not.toContain('/payouts')
  })
})

import { randomUUID } from 'node:crypto'
import {
  closeStaffIncident,
  createDeposit,
  listStaffIncidents,
  listStaffPayments,
  listStaffTrail,
  readStaffIncident,
  readStaffPayment,
  staffToday,
  withdrawalCards,
} from '@foyer/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { logInStaff, type StaffClient } from '../../testing/staff-client.ts'
import { bankCallback, bankSettingsOf, type StandInBank, startStandInBank } from '../../testing/stand-in-bank.ts'
import { startTestServer, type TestClient, type TestServer } from '../../testing/test-server.ts'

let bank: StandInBank
let server: TestServer
let finance: StaffClient
beforeAll(async () => {
  bank = await startStandInBank()
  server = await startTestServer({ paymentProviders: { bank: bankSettingsOf(bank.url) } })
  finance = await logInStaff(server, 'aurora', 'finance')
})
afterAll(async () => {
  await server?.close()
  await bank?.close()
})

const at = { merchant: 'aurora' }
const reason = 'asked the bank by phone'
const deposit = async (member: TestClient) => {
  const body = { requestId: randomUUID(), method: 'bank', amountMinor: '30000' }
  return (await server.call(createDeposit, { body }, member)).envelope.value?.id ?? ''
}
const report = (id: string, status: string) => {
  const about = { type: 'payment', merchant: 'aurora', reference: id, id: bank.payments.get(id)?.id ?? '' }
  const event = { ...about, eventId: randomUUID(), amount: '30000', currency: 'PHP', status }
  return server.callSigned(bankCallback, { ...event, occurredAt: new Date().toISOString() }, 'bank')
}
const list = async (query = {}) =>
  (await server.call(listStaffIncidents, { query }, finance, at)).envelope.value?.items ?? []
const close = async (id: string, client: TestClient = finance, merchant = 'aurora') =>
  (await server.call(closeStaffIncident, { body: { id, reason } }, client, { merchant })).envelope.errorCode
const countToday = async () => (await server.call(staffToday, {}, finance, at)).envelope.value?.openIncidents
const readTrail = async (id: string) => {
  const owner = await logInStaff(server, 'aurora', 'owner')
  const rows = (await server.call(listStaffTrail, { query: {} }, owner, at)).envelope.value?.items ?? []
  return rows
    .filter((row) => row.subjectId === id)
    .map(({ action, personName, reason: why }) => [action, personName, why])
}

describe('T37 DEC-42: incidents in the console', () => {
  it('a payment with two answers stands in the list with its story, and is closed once with what was found', async () => {
    const member = await server.logIn('aurora')
    const id = await deposit(member)
    for (const status of ['declined', 'approved']) await report(id, status)
    const [incident] = await list()
    expect(incident).toMatchObject({ kind: 'provider_contradiction', memberId: member.memberId, amountMinor: '30000' })
    expect(await countToday()).toBe(1)
    const incidentId = incident?.id ?? ''
    const read = async () =>
      (await server.call(readStaffIncident, { params: { id: incidentId } }, finance, at)).envelope.value
    expect(await read()).toMatchObject({
      payment: { kind: 'deposit', id },
      ...{ knownStatus: 'declined', reportedStatus: 'approved', closedAt: null, trail: [] },
    })
    const readHold = async () => (await server.call(withdrawalCards, {}, member)).envelope.value?.hold
    expect(await readHold()).toMatchObject({ reasons: ['under_review'] })

    const stranger = await logInStaff(server, 'lotus', 'finance')
    expect(await close(incidentId, stranger, 'lotus')).toBe('not_found')
    expect([await close(incidentId), await close(incidentId), await close('none')]).toEqual([null, null, 'not_found'])
    expect(await readHold()).toBeNull()
    expect(await list()).toEqual([])
    expect(await list({ state: 'closed' })).toMatchObject([{ id: incidentId }])
    expect((await read())?.closedNote).toBe(reason)
    expect(await readTrail(incidentId)).toEqual([['incident.closed', expect.stringContaining('Person'), reason]])

    const payment = await server.call(readStaffPayment, { params: { kind: 'deposit', id } }, finance, at)
    expect(payment.envelope.value).toMatchObject({
      ...{ username: member.username, status: 'approved', provider: 'bank', incidents: [{ id: incidentId }] },
    })
    expect(payment.envelope.value?.events.map(({ what, status }) => [what, status])).toEqual([
      ['requested', null],
      ['reported', 'declined'],
      ['reported', 'approved'],
      ['resolved', 'approved'],
    ])
  })

  it('a parked win is closed by the function of the command, whatever its vendor called it', async () => {
    const member = await server.logIn('aurora')
    const transactionId = 'tx ~ 1/2?%20'
    const insert = (merchant: string, transaction: string) =>
      server.database.transaction(
        (tx) =>
          tx.execute(sql`INSERT INTO parked_win
            (merchant, vendor, transaction_id, member_id, round_id, game_code, amount, currency, reason)
            VALUES (${merchant}, 'acme', ${transaction}, ${member.memberId}, 'r1', 'SPIN', 500, 'PHP', 'credit_limit')`),
        { merchant },
      )
    await insert('aurora', transactionId)
    await insert('aurora', 'second')
    const all = await list({ kind: 'parked_win' })
    expect(all).toMatchObject([{ source: 'acme', amountMinor: '500' }, { source: 'acme' }])
    const id = `acme~${transactionId}`
    expect(all.map((row) => row.id).toSorted()).toEqual(['acme~second', id].toSorted())
    expect(await list({ kind: 'amount_mismatch' })).toEqual([])
    const after = all[0]?.id ?? ''
    expect((await list({ after })).map((row) => row.id)).toEqual(all.slice(1).map((row) => row.id))
    const story = await server.call(readStaffIncident, { params: { id } }, finance, at)
    expect(story.envelope.value).toMatchObject({ roundId: 'r1', game: 'SPIN', cause: 'credit_limit', payment: null })
    expect([await close(id), await close(id)]).toEqual([null, null])
    expect((await list()).map((row) => row.id)).toEqual(['acme~second'])
    expect(await readTrail(id)).toHaveLength(1)
  })
})

describe('DEC-42: payments in the console', () => {
  it('are found by state, member, provider and day, and come in pages', async () => {
    const member = await server.logIn('aurora')
    const ids = [await deposit(member), await deposit(member), await deposit(member)]
    await report(ids[0] ?? '', 'declined')
    const find = async (query: object) =>
      (await server.call(listStaffPayments, { query: { kind: 'deposit', ...query } }, finance, at)).envelope.value
        ?.items
    const own = { member: member.username }
    const newest = ids.toReversed()
    expect((await find(own))?.map(({ id }) => id)).toEqual(newest)
    expect((await find({ ...own, before: newest[0] }))?.map(({ id }) => id)).toEqual(newest.slice(1))
    expect(await find({ member: member.memberId, state: 'declined' })).toMatchObject([{ id: ids[0] }])
    expect((await find({ ...own, state: 'open' }))?.map(({ id }) => id)).toEqual(newest.slice(0, 2))
    expect(await find({ ...own, provider: 'other' })).toEqual([])
    expect(await find({ ...own, to: '2020-01-01' })).toEqual([])
    expect(await find({ ...own, from: '2020-01-01' })).toHaveLength(3)
    expect(await find({ member: 'nobody-here' })).toEqual([])
    expect(await find({ kind: 'withdrawal' })).toEqual([])
  })
})

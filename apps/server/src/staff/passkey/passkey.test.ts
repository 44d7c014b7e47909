import {
  addStaffPasskey,
  finishStaffPasskeyLogin,
  listStaffPasskeys,
  removeStaffPasskey,
  renameStaffPasskey,
  resetStaff,
  staffMe,
  startStaffLogin,
  startStaffPasskey,
  startStaffPasskeyLogin,
} from '@foyer/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPasskeyAuthenticator } from '../../testing/passkey-authenticator.ts'
import { logInStaff, OFFICE_HOST, STAFF_PASSWORD, type StaffClient } from '../../testing/staff-client.ts'
import { readCookies, startTestServer, type TestServer } from '../../testing/test-server.ts'

const password = STAFF_PASSWORD
const guest = { host: OFFICE_HOST }
type Device = ReturnType<typeof createPasskeyAuthenticator>
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ limits: { code: 1e6, login: 1e6, loginAddress: 1e6 } })
})
afterAll(() => server.close())

async function openPerson(merchant: 'aurora' | 'lotus' = 'aurora') {
  const person = await logInStaff(server, merchant, 'support')
  const device = createPasskeyAuthenticator(`http://${OFFICE_HOST}`)
  const started = (await server.call(startStaffPasskey, { body: { password } }, person)).envelope.value
  if (!started) throw new Error('refused')
  const body = { name: 'Laptop', response: device.create(started) }
  const added = (await server.call(addStaffPasskey, { body }, person)).envelope.errorCode
  return { person, device, body, added, started }
}

async function begin({ email }: StaffClient) {
  const value = (await server.call(startStaffLogin, { body: { email, password } }, guest)).envelope.value
  return { attemptId: value?.attemptId ?? '', hasPasskey: value?.hasPasskey }
}

async function prove(attemptId: string, device: Device, forged: Parameters<Device['get']>[1] = {}) {
  const options = (await server.call(startStaffPasskeyLogin, { body: { attemptId } }, guest)).envelope.value
  if (!options) throw new Error('refused')
  const body = { attemptId, response: device.get(options, forged) }
  return { body, ...(await server.call(finishStaffPasskeyLogin, { body }, guest)) }
}

describe('DEC-03 a passkey of staff', () => {
  it('is added with the password, once, for the console’s host, and proves the second step', async () => {
    const { person, device, body, added, started } = await openPerson()
    expect(added).toBeNull()
    expect(started.rp).toEqual({ id: OFFICE_HOST, name: 'Office' })
    expect((await server.call(addStaffPasskey, { body }, person)).envelope.errorCode).toBeNull()
    const { attemptId, hasPasskey } = await begin(person)
    expect(hasPasskey).toBe(true)
    const { envelope, headers, body: used } = await prove(attemptId, device)
    expect(envelope.success).toBe(true)
    const me = await server.call(staffMe, {}, { ...guest, cookie: readCookies(headers) })
    expect(me.envelope.value?.email).toBe(person.email)
    const again = await server.call(finishStaffPasskeyLogin, { body: used }, guest)
    expect(again.envelope.errorCode).toBe('login_attempt_over')
  })

  it.each([
    ['another origin', { origin: 'http://localhost' }],
    ['another host', { rpId: 'localhost' }],
    ['another challenge', { challenge: Buffer.alloc(32).toString('base64url') }],
    ['no verified owner', { isUserVerified: false }],
    ['a copy', { counter: 0 }],
  ])('is refused with %s', async (name, forged) => {
    const { person, device } = await openPerson()
    if (name === 'a copy') expect((await prove((await begin(person)).attemptId, device)).envelope.success).toBe(true)
    const { envelope } = await prove(
      (await begin(person)).attemptId,
      device,
      name === 'a copy' ? { counter: 1 } : forged,
    )
    expect(envelope.errorCode).toBe('passkey_invalid')
  })

  it('proves nobody else’s login, and a challenge of one login serves no other', async () => {
    const { device } = await openPerson()
    const other = await openPerson()
    expect((await prove((await begin(other.person)).attemptId, device)).envelope.errorCode).toBe('passkey_invalid')
    const first = await begin(other.person)
    const options = (await server.call(startStaffPasskeyLogin, { body: first }, guest)).envelope.value
    if (!options) throw new Error('refused')
    const body = { attemptId: (await begin(other.person)).attemptId, response: other.device.get(options) }
    expect((await server.call(finishStaffPasskeyLogin, { body }, guest)).envelope.errorCode).toBe('passkey_invalid')
  })

  it('is renamed and removed by its person alone, with the password', async () => {
    const { person } = await openPerson()
    const { person: stranger } = await openPerson()
    const list = async () => (await server.call(listStaffPasskeys, {}, person)).envelope.value?.items ?? []
    const id = (await list())[0]?.id ?? ''
    const rename = async (who: StaffClient) =>
      (await server.call(renameStaffPasskey, { body: { id, name: 'Phone' } }, who)).envelope.errorCode
    expect([await rename(stranger), await rename(person)]).toEqual(['not_found', null])
    expect(await list()).toMatchObject([{ name: 'Phone' }])
    const remove = async (who: StaffClient, typed: string) =>
      (await server.call(removeStaffPasskey, { body: { id, password: typed } }, who)).envelope.errorCode
    expect([await remove(stranger, password), await remove(person, 'wrong-horse-1')]).toEqual([
      'not_found',
      'password_wrong',
    ])
    expect(await remove(person, password)).toBeNull()
    expect((await begin(person)).hasPasskey).toBe(false)
  })

  it('goes with a reset by an owner, which ends a login that waits and is refused for people of other merchants', async () => {
    const owner = await logInStaff(server, 'aurora', 'owner')
    const { person, device } = await openPerson()
    const waiting = await begin(person)
    const idOf = async (who: StaffClient) => (await server.call(staffMe, {}, who)).envelope.value?.id ?? ''
    const personId = await idOf(person)
    const reset = (id: string) =>
      server.call(resetStaff, { body: { personId: id, reason: 'lost it' } }, owner, { merchant: 'aurora' })
    expect((await reset(await idOf(owner))).envelope.errorCode).toBe('not_allowed')
    const foreign = await logInStaff(server, 'lotus', 'support')
    expect((await reset(await idOf(foreign))).envelope.errorCode).toBe('not_found')
    expect((await reset(personId)).envelope.value?.invitation).toContain('/invitation#')
    const over = await server.call(startStaffPasskeyLogin, { body: { attemptId: waiting.attemptId } }, guest)
    expect(over.envelope.errorCode).toBe('login_attempt_over')
    expect((await server.call(staffMe, {}, person)).envelope.errorCode).toBe('customer.not.login')
    expect(device.id).not.toBe('')
  })
})

import { accountClosure, cancelClosure, inbox, login, requestClosure, withdrawalCards } from '@foyer/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { transfer } from '../../ledger/index.ts'
import { startTestServer, TEST_PASSWORD, type TestClient, type TestServer } from '../../testing/test-server.ts'
import { closeAccount, describeClosures, keepAccount } from './index.ts'

const DAY_MS = 86_400_000
let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const read = async (member: TestClient) => (await server.call(accountClosure, {}, member)).envelope.value
const ask = async (member: TestClient, password = TEST_PASSWORD) =>
  (await server.call(requestClosure, { body: { password } }, member)).envelope
const takeBack = async (member: TestClient) => (await server.call(cancelClosure, { body: {} }, member)).envelope
const listFor = (merchant: string, now = new Date()) =>
  server.database.transaction((tx) => describeClosures(tx, merchant, now), { merchant })

const makeDue = ({ memberId }: { memberId: string }) =>
  server.database.transaction(
    (tx) => tx.execute(sql`UPDATE account_closure SET closes_at = now() WHERE member_id = ${memberId}`),
    { merchant: 'aurora' },
  )
const fund = ({ memberId }: { memberId: string }) =>
  server.database.transaction(
    (tx) =>
      transfer(tx, {
        ...{ merchant: 'aurora', memberId, currency: 'PHP', scope: 'seed', key: memberId },
        ...{ kind: 'opening', amountMinor: 500n, counter: 'house:opening' },
      }),
    { merchant: 'aurora' },
  )
const close = ({ username }: { username: string }) =>
  server.database.transaction((tx) => closeAccount(tx, { merchant: 'aurora', username }, new Date()), {
    merchant: 'aurora',
  })
const keep = ({ username }: { username: string }) =>
  server.database.transaction((tx) => keepAccount(tx, { merchant: 'aurora', username }), { merchant: 'aurora' })
const logInAgain = async ({ host, username }: { host: string; username: string }, password = TEST_PASSWORD) =>
  (await server.call(login, { body: { username, password } }, { host })).envelope.errorCode

describe('MEMB-09 DEC-32 the closing of an account', () => {
  it('is asked for with the password, once, and the payout accounts stay in reach', async () => {
    const member = await server.logIn('aurora')
    expect(await read(member)).toBeNull()
    expect((await ask(member, 'wrong1pass')).errorCode).toBe('password_wrong')
    expect(await read(member)).toBeNull()
    const { value } = await ask(member)
    expect(Date.parse(value?.closesAt ?? '') - Date.parse(value?.requestedAt ?? '')).toBe(7 * DAY_MS)
    expect((await ask(member)).value).toEqual(value)
    expect(await read(member)).toEqual(value)
    expect((await server.call(withdrawalCards, {}, member)).envelope.success).toBe(true)
    const { envelope } = await server.call(inbox, {}, member)
    expect(envelope.value?.items.filter(({ title }) => title === 'Account closure requested')).toHaveLength(1)
  })

  it('can be taken back, and asked for again', async () => {
    const member = await server.logIn('aurora')
    expect((await takeBack(member)).errorCode).toBe('not_found')
    await ask(member)
    expect((await takeBack(member)).success).toBe(true)
    expect(await read(member)).toBeNull()
    expect((await ask(member)).value).not.toBeNull()
  })

  it('can be taken back after its period too, as long as the account is open', async () => {
    const member = await server.logIn('aurora')
    await ask(member)
    await makeDue(member)
    expect((await takeBack(member)).success).toBe(true)
    expect(await close(member)).toBe('not_requested')
  })

  it('is done by staff once it is due: no session lives, and the right password gets a plain answer', async () => {
    const member = await server.logIn('aurora')
    expect(await close(member)).toBe('not_requested')
    await ask(member)
    expect(await close(member)).toBe('not_due')
    await makeDue(member)
    expect(await close(member)).toBeUndefined()
    expect((await server.call(accountClosure, {}, member)).status).toBe(401)
    expect(await logInAgain(member)).toBe('account_closed')
    expect(await logInAgain(member, 'wrong1pass')).toBe('login.cred.err')
    expect(await close(member)).toBe('already_closed')
    expect((await listFor('aurora')).map(({ username }) => username)).not.toContain(member.username)
  })

  it('waits while money is left', async () => {
    const member = await server.logIn('aurora')
    await fund(member)
    await ask(member)
    await makeDue(member)
    expect(await close(member)).toEqual({ balances: 'PHP 500' })
    expect(await read(member)).not.toBeNull()
  })

  it('is dropped by staff, and a closed account is open again', async () => {
    const member = await server.logIn('aurora')
    expect(await keep(member)).toBe(false)
    await ask(member)
    expect(await keep(member)).toBe(true)
    expect(await read(member)).toBeNull()
    await ask(member)
    await makeDue(member)
    expect(await close(member)).toBeUndefined()
    expect(await keep(member)).toBe(true)
    expect(await logInAgain(member)).toBeNull()
  })

  it('of an unknown member is none', async () => {
    expect(await close({ username: 'nobody' })).toBe('unknown_member')
    expect(await keep({ username: 'nobody' })).toBe(false)
  })

  it('is listed for staff of its merchant alone, with the money that is left', async () => {
    const member = await server.logIn('aurora')
    await ask(member)
    const found = (await listFor('aurora')).find(({ username }) => username === member.username)
    expect(found).toMatchObject({ isDue: false, balances: expect.stringContaining('PHP ') })
    const later = await listFor('aurora', new Date(Date.now() + 7 * DAY_MS + 1))
    expect(later.find(({ username }) => username === member.username)?.isDue).toBe(true)
    expect(await listFor('lotus')).toEqual([])
  })
})

import { accountClosure, cancelClosure, inbox, requestClosure, withdrawalCards } from '@foyer/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, TEST_PASSWORD, type TestClient, type TestServer } from '../../testing/test-server.ts'
import { describeClosures } from './index.ts'

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

describe('MEMB-09 DEC-32 the closing of an account', () => {
  it('is asked for with the password, once, and leaves the way to the money open', async () => {
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

  it('can’t be taken back after its period', async () => {
    const member = await server.logIn('aurora')
    await ask(member)
    await server.database.transaction(
      (tx) => tx.execute(sql`UPDATE account_closure SET closes_at = now() WHERE member_id = ${member.memberId}`),
      { merchant: 'aurora' },
    )
    expect((await takeBack(member)).errorCode).toBe('not_found')
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

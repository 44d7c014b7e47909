import { endOtherSessions, endSession, listSessions, login, memberInfo } from '@foyer/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  readCookies,
  startTestServer,
  TEST_PASSWORD,
  type TestClient,
  type TestServer,
} from '../../testing/test-server.ts'

const PIXEL =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ limits: { loginAddress: 10_000 } })
})
afterAll(() => server?.close())

/** Another login of a member: in another browser, or with its cookie in another tab. */
async function logInAgain(
  { host, username }: { host: string; username: string },
  cookie?: string,
): Promise<TestClient> {
  const client = { host, ...(cookie ? { cookie } : {}) }
  const body = { username, password: TEST_PASSWORD }
  const { envelope, headers } = await server.call(login, { body }, client, { 'user-agent': PIXEL })
  return { host, token: envelope.value?.token ?? '', cookie: readCookies(headers) }
}

const list = async (client: TestClient) => (await server.call(listSessions, {}, client)).envelope.value ?? []
const isAlive = async (client: TestClient) => (await server.call(memberInfo, {}, client)).status === 200

describe('DEC-20, DEC-30 the sessions of a member', () => {
  it('are listed by browser, with device and network, the own one first', async () => {
    const member = await server.logIn('aurora')
    const phone = await logInAgain(member)
    const found = await list(member)
    expect(found).toMatchObject([
      { id: member.sessionId, isCurrent: true, device: { browser: null, system: null, kind: null } },
      {
        isCurrent: false,
        device: { browser: 'Chrome', system: 'Android', kind: 'phone' },
        country: null,
        network: null,
      },
    ])
    expect((await list(phone)).map(({ isCurrent }) => isCurrent)).toEqual([true, false])
    expect(JSON.stringify(found)).not.toContain('127.0.0.1')
  })

  it('T9 are ended at once: the token is dead with the next call, also when it is sent twice', async () => {
    const member = await server.logIn('aurora')
    const phone = await logInAgain(member)
    const [, other] = await list(member)
    for (const _time of [1, 2]) {
      const { status } = await server.call(endSession, { body: { id: other?.id ?? '' } }, member)
      expect(status).toBe(200)
    }
    expect(await isAlive(phone)).toBe(false)
    expect(await isAlive(member)).toBe(true)
    expect(await list(member)).toHaveLength(1)
  })

  it('T9 of one browser end together, all of its tabs', async () => {
    const member = await server.logIn('aurora')
    const tab = await logInAgain(member)
    const secondTab = await logInAgain(member, tab.cookie)
    const [, browser, third] = await list(member)
    expect(third).toBeUndefined()
    await server.call(endSession, { body: { id: browser?.id ?? '' } }, member)
    expect(await isAlive({ ...tab, cookie: secondTab.cookie ?? '' })).toBe(false)
    expect(await isAlive(secondTab)).toBe(false)
  })

  it('T9 all others end at once, and the own tabs stay', async () => {
    const member = await server.logIn('aurora')
    const [one, other] = [await logInAgain(member), await logInAgain(member)]
    const tab = await logInAgain(member, other.cookie)
    expect((await server.call(endOtherSessions, { body: {} }, tab)).status).toBe(200)
    expect(await isAlive(one)).toBe(false)
    expect(await isAlive(member)).toBe(false)
    expect(await isAlive(tab)).toBe(true)
    expect(await isAlive({ ...other, cookie: tab.cookie ?? '' })).toBe(true)
    expect((await server.call(endOtherSessions, { body: {} }, tab)).status).toBe(200)
  })

  it('T10 another member’s, of this merchant or of another, are out of reach', async () => {
    const member = await server.logIn('aurora')
    for (const other of [await server.logIn('aurora'), await server.logIn('lotus')]) {
      const { status, envelope } = await server.call(endSession, { body: { id: other.sessionId } }, member)
      expect([status, envelope.errorCode]).toEqual([404, 'not_found'])
      await server.call(endOtherSessions, { body: {} }, member)
      expect(await isAlive(other)).toBe(true)
      expect((await list(member)).map(({ id }) => id)).toEqual([member.sessionId])
    }
  })

  it('are not listed once they have expired', async () => {
    const member = await server.logIn('aurora')
    const idle = await logInAgain(member)
    const over = await logInAgain(member)
    const [, first, second] = await list(member)
    const set = (column: string, id: string | undefined) =>
      server.database.executeSql(`UPDATE public.session SET ${column} = now() - interval '3 hours' WHERE id = $1`, [id])
    await set('last_seen_at', first?.id)
    await set('expires_at', second?.id)
    expect([await isAlive(idle), await isAlive(over)]).toEqual([false, false])
    expect(await list(member)).toHaveLength(1)
  })

  it.each([{}, { id: '' }, { id: '../../undefined/x' }, { id: 7 }])('bad input %j is refused', async (body) => {
    const member = await server.logIn('aurora')
    const { status, envelope } = await server.call(endSession, { body: body as never }, member) // wrong on purpose
    expect([status, envelope.errorCode]).toEqual([400, 'invalid_input'])
  })

  it('DEC-14 nobody ends anything without a session', async () => {
    const member = await server.logIn('aurora')
    for (const call of [endSession, endOtherSessions])
      expect((await server.call(call, { body: { id: member.sessionId } })).status).toBe(401)
    expect(await isAlive(member)).toBe(true)
  })
})

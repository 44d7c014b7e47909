import { randomUUID } from 'node:crypto'
import * as contract from '@foyer/contract'
import { changePassword, type EndpointDefinition, gameList, login, logout, memberInfo, wallet } from '@foyer/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createMember, hashPassword } from '../../member/index.ts'
import { changeSettings } from '../../testing/change-settings.ts'
import {
  readCookies,
  startTestServer,
  TEST_PASSWORD,
  type TestClient,
  type TestServer,
} from '../../testing/test-server.ts'

/** Weak passwords count as expired (T39). */
const WEAK = 'password1'

const isEndpoint = (value: unknown): value is EndpointDefinition =>
  typeof value === 'object' && value !== null && 'path' in value && 'access' in value
const endpoints: EndpointDefinition[] = Object.values<unknown>(contract).filter(isEndpoint)
const emptyInput = { params: { id: 'none' }, query: {}, body: {} } as never // fits any endpoint; excess is not sent

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ limits: { general: 10_000, login: 10_000, loginAddress: 10_000 } })
  for (const code of ['aurora', 'lotus'] as const) {
    const { whitelabelVal } = server.merchants[code].settings
    const flags = { ...whitelabelVal, PWDEXPFORCECHANGE3: code === 'aurora' }
    await changeSettings(server, code, { whitelabelVal: flags, passwordMaxAgeDays: 90 })
  }
})
afterAll(() => server?.close())

async function logInWeakly(code: 'aurora' | 'lotus'): Promise<TestClient> {
  const merchant = server.merchants[code]
  const username = `m${randomUUID().replaceAll('-', '').slice(0, 12)}`
  const details = { passwordHash: await hashPassword(WEAK), type: 0, language: 'EN', registerMethod: 'H5' } as const
  await server.database.transaction((tx) => createMember(tx, merchant, { username, ...details }), { merchant: code })
  const host = merchant.hosts[0] ?? ''
  const { envelope, headers } = await server.call(login, { body: { username, password: WEAK } }, { host })
  expect(envelope.value?.passwordExpired).toBe(true)
  return { host, token: envelope.value?.token ?? '', cookie: readCookies(headers) }
}
const codeOf = async (endpoint: EndpointDefinition, client: TestClient) =>
  (await server.call(endpoint, emptyInput, client)).envelope.errorCode

describe('FLAG-10 LOGIN-09 a session opened by an expired password', () => {
  it('opens nothing but the change, the log-out and what that page needs', async () => {
    const client = await logInWeakly('aurora')
    const answered: string[] = []
    for (const endpoint of endpoints) {
      const { access } = endpoint
      if ((access !== 'member' && access !== 'agent') || endpoint === logout) continue
      const code = await codeOf(endpoint, client)
      if (code !== 'password_change_required' && code !== 'not_allowed')
        answered.push(`${endpoint.method} ${endpoint.path}`)
    }
    expect(answered.sort()).toEqual([
      'GET /wps/member/info',
      'GET /wps/member/terms',
      'POST /wps/member/language',
      'POST /wps/member/password',
      'POST /wps/member/terms',
    ])
    expect(await codeOf(gameList, client)).toBeNull()
    expect(await codeOf(logout, client)).toBeNull()
  })

  it('opens everything once the password is changed', async () => {
    const client = await logInWeakly('aurora')
    expect(await codeOf(wallet, client)).toBe('password_change_required')
    const body = { oldPassword: WEAK, newPassword: 'k7x2mq9zt' }
    expect((await server.call(changePassword, { body }, client)).envelope.success).toBe(true)
    expect(await codeOf(wallet, client)).toBeNull()
  })

  it('T39 is the same where the password has expired by its age', async () => {
    const { memberId, username, host } = await server.logIn('aurora')
    await server.database.executeSql(
      "UPDATE public.member SET password_set_at = now() - interval '91 days' WHERE id = $1",
      [memberId],
    )
    const { envelope, headers } = await server.call(login, { body: { username, password: TEST_PASSWORD } }, { host })
    expect(envelope.value?.passwordExpired).toBe(true)
    const client = { host, token: envelope.value?.token ?? '', cookie: readCookies(headers) }
    expect([await codeOf(wallet, client), await codeOf(memberInfo, client)]).toEqual(['password_change_required', null])
    const body = { oldPassword: TEST_PASSWORD, newPassword: 'k7x2mq9zt' }
    expect((await server.call(changePassword, { body }, client)).envelope.success).toBe(true)
    expect(await codeOf(wallet, client)).toBeNull()
  })

  it('is like any other where the merchant does not ask for a change', async () => {
    const client = await logInWeakly('lotus')
    expect([await codeOf(wallet, client), await codeOf(memberInfo, client)]).toEqual([null, null])
  })
})

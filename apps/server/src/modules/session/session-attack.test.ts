import { login, memberInfo, passkeyLogin, register, registerMobile } from '@foyer/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readCookies, startTestServer, TEST_PASSWORD, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server?.close())

/** A page of another site sends a form, or a call that needs no preflight. */
const submit = (path: string, type: string, payload: string, headers: Record<string, string> = {}) =>
  server.app.inject({
    method: 'POST',
    url: path,
    headers: {
      host: 'localhost',
      origin: 'https://evil.example',
      'sec-fetch-site': 'cross-site',
      'content-type': type,
      ...headers,
    },
    payload,
  })

describe('T2 login CSRF: no other site logs a visitor in', () => {
  const credentials = (username: string) => ({ username, password: TEST_PASSWORD })

  it.each([
    ['a form', 'application/x-www-form-urlencoded', (body: object) => new URLSearchParams({ ...body }).toString()],
    ['a form of plain text with JSON in it', 'text/plain', (body: object) => JSON.stringify({ ...body, x: '=' })],
    [
      'a form with parts',
      'multipart/form-data; boundary=b',
      (body: object) => `--b\r\ncontent-disposition: form-data; name="a"\r\n\r\n${JSON.stringify(body)}\r\n--b--`,
    ],
    ['a call without a type', '', (body: object) => JSON.stringify(body)],
  ])('%s is refused before anything is checked, and sets no cookie', async (_what, type, write) => {
    const { username } = await server.logIn('aurora')
    for (const { path } of [login, register, registerMobile, passkeyLogin]) {
      const answer = await submit(path, type, write(credentials(username)))
      expect([path, answer.statusCode]).toEqual([path, 415])
      expect(answer.headers['set-cookie']).toBeUndefined()
    }
  })

  it('a preflight of another site is not answered with a permission', async () => {
    const answer = await server.app.inject({
      method: 'OPTIONS',
      url: login.path,
      headers: {
        host: 'localhost',
        origin: 'https://evil.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type',
      },
    })
    expect(answer.headers['access-control-allow-origin']).toBeUndefined()
  })
})

it('T40 no field of a login makes more of a member', async () => {
  const { username } = await server.logIn('aurora')
  const body = {
    username,
    password: TEST_PASSWORD,
    customerType: 1,
    memberType: 2,
    merchant: 'lotus',
    isOfficialAppLogin: true,
    __proto__: { customerType: 2 },
  } as never // an attacker's input
  const { envelope, headers } = await server.call(login, { body })
  expect(envelope.value?.customerType).toBe(0)
  const client = { host: 'localhost', token: envelope.value?.token ?? '', cookie: readCookies(headers) }
  expect((await server.call(memberInfo, {}, client)).envelope.value?.type).toBe(0)
})

it('T10 a session of one merchant is nobody’s at another, with its cookies too', async () => {
  const member = await server.logIn('aurora')
  const { envelope, status } = await server.call(memberInfo, {}, { ...member, host: 'lotus.localhost' })
  expect([status, envelope.value]).toEqual([401, null])
})

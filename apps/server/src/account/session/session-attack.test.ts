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

describe('T11 session fixation: what a browser brings decides nothing about the next session', () => {
  it('each login has a token and a cookie of its own, also with those of another member in the browser', async () => {
    const attacker = await server.logIn('aurora')
    const { username } = await server.logIn('aurora')
    const body = { username, password: TEST_PASSWORD }
    const planted = { host: 'localhost', token: attacker.token ?? '', cookie: attacker.cookie ?? '' }
    const { envelope, headers } = await server.call(login, { body }, planted)
    const token = envelope.value?.token ?? ''
    expect(envelope.value?.userName).toBe(username)
    expect(token).not.toBe(attacker.token)
    // Who planted the cookie has nothing of the session that the victim opened with it.
    expect((await server.call(memberInfo, {}, { ...planted, token })).status).toBe(401)
    const own = { host: 'localhost', token, cookie: readCookies(headers) }
    expect((await server.call(memberInfo, {}, own)).envelope.value?.userName).toBe(username)
    // The session that the browser brought ends with the next login.
    expect((await server.call(memberInfo, {}, planted)).status).toBe(401)
  })
})

describe('T20 of concurrent registrations of one name, in any spelling, one gets it', () => {
  it('case, width and spaces make no second name', async () => {
    const name = `Race${Date.now().toString(36)}`
    const wide = name.replace(/[a-z]/gi, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0))
    const spellings = [name, name.toLowerCase(), name.toUpperCase(), wide, ` ${name} `]
    const answers = await Promise.all(
      spellings.map((username) => server.call(register, { body: { username, password: TEST_PASSWORD } })),
    )
    expect(answers.filter(({ envelope }) => envelope.success)).toHaveLength(1)
    const codes = answers.filter(({ envelope }) => !envelope.success).map(({ envelope }) => envelope.errorCode)
    expect(new Set(codes)).toEqual(new Set(['username_taken']))
  })
})

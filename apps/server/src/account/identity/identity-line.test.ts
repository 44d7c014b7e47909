import { createHash, createHmac, randomUUID } from 'node:crypto'
import {
  type EndpointInput,
  lineLogin,
  login,
  mayaLogin,
  refreshMayaTokens,
  registerAutoUsername,
  startLineLogin,
  telegramSetting,
  verifyLineCode,
} from '@foyer/contract'
import type { FastifyInstance } from 'fastify'
import { SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  createDemoIdentityApp,
  DEMO_LINE_CLIENT_ID,
  makeDemoIdentitySettings,
} from '../../../demo/services/demo-identity.ts'
import { createHttpClient } from '../../http/http-client.ts'
import { createLine } from '../../providers/identity/line.ts'
import { readCookies, startTestServer, TEST_PASSWORD, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let services: FastifyInstance
let url = ''
const dataKey = 'data-key-of-this-test-run-0000000000'
beforeAll(async () => {
  const unbound = makeDemoIdentitySettings('http://127.0.0.1', dataKey)
  services = await createDemoIdentityApp(unbound)
  url = await services.listen({ host: '127.0.0.1', port: 0 })
  const own = makeDemoIdentitySettings(url, dataKey)
  server = await startTestServer({
    limits: { loginAddress: 10_000 },
    identityProviders: { aurora: own, lotus: { line: own.line } },
  })
})
afterAll(async () => {
  await server?.close()
  await services?.close()
})

const home = 'http://localhost/m/home'
type Answer = { envelope: { errorCode: string | null } }
const codeOf = async (answer: Promise<Answer>) => (await answer).envelope.errorCode

/** One browser on its way to Line. */
async function openBrowser(host = 'localhost') {
  const loginDeviceId: string = randomUUID()
  const { envelope, headers } = await server.call(startLineLogin, { body: {} }, { host })
  const client = { host, cookie: readCookies(headers) }
  const { authorizeUrl = '', state = '' } = envelope.value ?? {}
  /** The visitor chooses a person there; returns what the address of the return carries. */
  const allow = async (person: string, changes: Record<string, string> = {}) => {
    const address = new URL(authorizeUrl)
    for (const [name, value] of Object.entries(changes)) address.searchParams.set(name, value)
    const query = new URLSearchParams(address.searchParams)
    query.set('person', person)
    const answer = await fetch(`${url}/line/allow?${query}`, { redirect: 'manual' })
    const back = new URL(answer.headers.get('location') ?? '')
    return { code: back.searchParams.get('code') ?? '', state: back.searchParams.get('state') ?? '' }
  }
  const exchange = (
    body: EndpointInput<typeof verifyLineCode>['body'],
    from: { host: string; cookie?: string } = client,
  ) => server.call(verifyLineCode, { body: { redirectUri: `http://${host}/m/home`, loginDeviceId, ...body } }, from)
  const logIn = (lineSessionToken: string, device = loginDeviceId) =>
    server.call(lineLogin, { body: { lineSessionToken, loginDeviceId: device } }, { host })
  /** The whole way: a token for a person. */
  const prove = async (person: string) => {
    const answer = await exchange(await allow(person))
    return answer.envelope.value?.lineSessionToken ?? ''
  }
  return { client, loginDeviceId, authorizeUrl, state, allow, exchange, logIn, prove }
}

/** The token of Line's own app for a new person. */
async function fetchAccessToken(): Promise<string> {
  const verifier = 'v'.repeat(43)
  const code_challenge = createHash('sha256').update(verifier).digest('base64url')
  const query = new URLSearchParams({ redirect_uri: home, code_challenge, person: 'new' })
  const allowed = await fetch(`${url}/line/allow?${query}`, { redirect: 'manual' })
  const code = new URL(allowed.headers.get('location') ?? '').searchParams.get('code') ?? ''
  const { channelSecret } = makeDemoIdentitySettings(url, dataKey).line
  const form = { grant_type: 'authorization_code', code, redirect_uri: home, code_verifier: verifier }
  const body = new URLSearchParams({ ...form, client_id: DEMO_LINE_CLIENT_ID, client_secret: channelSecret })
  const answer = await fetch(`${url}/line/oauth2/v2.1/token`, { method: 'POST', body })
  const tokens = (await answer.json()) as { access_token: string } // of the demo's Line
  return tokens.access_token
}

describe('LINE-03 the way to Line and back', () => {
  it('LINE-11 LINE-13 LINE-14 CONST-78 the login page gets the channel, the scope, the return and a challenge', async () => {
    const { authorizeUrl, state } = await openBrowser()
    const query = Object.fromEntries(new URL(authorizeUrl).searchParams)
    expect(authorizeUrl.startsWith(`${url}/line/authorize?`)).toBe(true)
    expect(query).toMatchObject({
      response_type: 'code',
      client_id: DEMO_LINE_CLIENT_ID,
      redirect_uri: home,
      scope: 'profile openid',
      state,
      code_challenge_method: 'S256',
    })
    expect(query.code_challenge).toHaveLength(43)
    expect(query.nonce).toHaveLength(43)
  })

  it('API-04 RELAY-25 FLAG-16 LINE-04 LINE-12 ENT-34 a code becomes a token, and the token a session of the bound member', async () => {
    const { allow, exchange, logIn, loginDeviceId } = await openBrowser()
    const { envelope } = await exchange(await allow('new'))
    const { lineSessionToken = '' } = envelope.value ?? {}
    expect(envelope.value).toMatchObject({ name: 'Sam Santos', picture: '' })
    expect(await codeOf(logIn(lineSessionToken))).toBe('not.exists.user')
    const member = await server.logIn('aurora')
    const body = { username: member.username, password: TEST_PASSWORD, lineSessionToken, loginDeviceId }
    expect((await server.call(login, { body })).envelope.value?.id).toBe(member.memberId)
  })

  it('LINE-08 an account by the identity alone; the next login is one', async () => {
    const first = await openBrowser()
    const lineSessionToken = await first.prove('700001')
    expect(await codeOf(first.logIn(lineSessionToken))).toBe('not.exists.user')
    const { loginDeviceId } = first
    const registered = await server.call(registerAutoUsername, { body: { lineSessionToken, loginDeviceId } })
    const second = await openBrowser()
    const { envelope } = await second.logIn(await second.prove('700001'))
    expect(envelope.value?.id).toBe(registered.envelope.value?.id)
  })

  it('LINE-01 FLAG-16 without the flag there is no Line, whatever else is set', async () => {
    const code = { code: 'c', state: 's', redirectUri: 'http://lotus.localhost/m/home', loginDeviceId: 'd'.repeat(36) }
    expect(await codeOf(server.call(verifyLineCode, { body: code }, { host: 'lotus.localhost' }))).toBe('not_found')
    expect(await codeOf(server.call(startLineLogin, { body: {} }, { host: 'lotus.localhost' }))).toBe('not_found')
    const body = { lineSessionToken: 'x' }
    expect(await codeOf(server.call(lineLogin, { body }, { host: 'lotus.localhost' }))).toBe('not_found')
  })
})

describe('T16 a proof of Line', () => {
  it('a code counts in the browser that asked for it only: in no other, with no other state or return', async () => {
    const victim = await openBrowser()
    const attacker = await openBrowser()
    const theirs = await attacker.allow('new')
    const tries = [
      victim.exchange(theirs),
      victim.exchange({ ...theirs, state: victim.state }),
      victim.exchange(theirs, { host: 'localhost' }),
      victim.exchange({ ...(await victim.allow('new')), redirectUri: 'http://evil.example/m/home' }),
      victim.exchange({ code: (await victim.allow('new')).code }),
    ]
    for (const one of tries) expect(await codeOf(one)).toBe('line_invalid_token')
  })

  it('a code counts once, and so does a token', async () => {
    const { allow, exchange, prove, logIn, loginDeviceId } = await openBrowser()
    const returned = await allow('new')
    expect(await codeOf(exchange(returned))).toBeNull()
    expect(await codeOf(exchange(returned))).toBe('line_invalid_token')
    const lineSessionToken = await prove('new')
    const register = () => server.call(registerAutoUsername, { body: { lineSessionToken, loginDeviceId } })
    const codes = await Promise.all(Array.from({ length: 4 }, () => codeOf(register())))
    expect(codes.filter((code) => code === null)).toHaveLength(1)
    expect(await codeOf(logIn(lineSessionToken))).toBe('line_invalid_token')
  })

  it('ERR-03 a token of another device, or an invented one, opens nothing', async () => {
    const { prove, logIn } = await openBrowser()
    const token = await prove('new')
    expect(await codeOf(logIn(token, randomUUID()))).toBe('line_invalid_token')
    expect(await codeOf(logIn('invented'))).toBe('line_invalid_token')
    expect(await codeOf(logIn(token))).toBe('not.exists.user')
  })

  it('an ID token of another login is refused: its nonce is not this browser’s', async () => {
    const { allow, exchange } = await openBrowser()
    expect(await codeOf(exchange(await allow('new', { nonce: 'other' })))).toBe('line_invalid_token')
  })

  it('LINE-12 an access token of the Line app counts for its own channel', async () => {
    const { exchange } = await openBrowser()
    expect(await codeOf(exchange({ accessToken: 'invented', redirectUri: undefined }))).toBe('line_invalid_token')
    expect(await codeOf(exchange({}))).toBe('invalid_input')
    const accessToken = await fetchAccessToken()
    const { envelope } = await exchange({ accessToken, redirectUri: undefined })
    expect(envelope.value?.name).toBe('Sam Santos')
    const { line } = makeDemoIdentitySettings(url, dataKey)
    const httpClient = createHttpClient({ allowedBaseUrls: [url] })
    const { settings } = server.merchants.aurora
    const other = { code: 'aurora', settings: { ...settings, gw: { ...settings.gw, LINE_CLIENT_ID: '1650000002' } } }
    const client = createLine({ ...line, apiUrl: `${url}/line`, httpClient })
    expect((await client.verify({ accessToken }, other)).outcome).toBe('refused')
    await httpClient.close()
  })
})

describe('T16 an ID token of Line', () => {
  const secret = 'channel-secret-of-this-test-run'
  const key = new TextEncoder().encode(secret)
  const claims = { nonce: 'n', name: 'Mika', sub: 'U1', aud: 'channel', iss: 'https://access.line.me' }
  const nowSeconds = () => Math.floor(Date.now() / 1_000)
  const sign = (changes: object, signKey: Uint8Array = key) =>
    new SignJWT({ ...claims, iat: nowSeconds(), exp: nowSeconds() + 60, ...changes })
      .setProtectedHeader({ alg: 'HS256' })
      .sign(signKey)
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const makeUnsigned = (alg: string, signature: string) =>
    `${encode({ alg })}.${encode({ ...claims, iat: nowSeconds(), exp: nowSeconds() + 60 })}.${signature}`

  /** Line's answer to the code is this token. */
  async function verify(idToken: string, status = 200) {
    const stub = (await import('fastify')).default()
    stub.addContentTypeParser('application/x-www-form-urlencoded', (_request, _body, done) => done(null))
    stub.post('/oauth2/v2.1/token', (_request, reply) => reply.code(status).send({ id_token: idToken }))
    const apiUrl = await stub.listen({ host: '127.0.0.1', port: 0 })
    const httpClient = createHttpClient({ allowedBaseUrls: [apiUrl] })
    const line = createLine({ channelSecret: secret, apiUrl, httpClient })
    const { settings } = server.merchants.aurora
    const merchant = { code: 'aurora', settings: { ...settings, gw: { ...settings.gw, LINE_CLIENT_ID: 'channel' } } }
    const result = await line.verify({ code: 'c', redirectUri: home, verifier: 'v', nonce: 'n' }, merchant)
    await httpClient.close()
    await stub.close()
    return result.outcome
  }

  it.each<[string, string, () => string | Promise<string>]>([
    ['of this channel', 'proven', () => sign({})],
    ['of another channel', 'refused', () => sign({ aud: 'other' })],
    ['of another issuer', 'refused', () => sign({ iss: 'https://evil.example' })],
    ['expired', 'refused', () => sign({ exp: nowSeconds() - 1 })],
    ['without an end', 'refused', () => sign({ exp: undefined })],
    ['with another nonce', 'refused', () => sign({ nonce: 'other' })],
    ['without a person', 'refused', () => sign({ sub: undefined })],
    ['signed with another secret', 'refused', () => sign({}, new TextEncoder().encode('another-secret-000000000000'))],
    ['with alg none', 'refused', () => makeUnsigned('none', '')],
    ['with alg None', 'refused', () => makeUnsigned('None', '')],
    [
      'with alg HS512',
      'refused',
      () => makeUnsigned('HS512', createHmac('sha512', secret).update('x').digest('base64url')),
    ],
    ['that is none', 'refused', () => 'text'],
  ])('%s is %s', async (_what, outcome, make) => {
    expect(await verify(await make())).toBe(outcome)
  })

  it.each([
    [400, 'refused'],
    [429, 'unavailable'],
    [503, 'unavailable'],
  ])('Line’s answer %i to a code is %s', async (status, outcome) => {
    expect(await verify(await sign({}), status)).toBe(outcome)
  })
})

describe('MAYA-01 a session of the Maya app', () => {
  const openSession = async () => {
    const query = new URLSearchParams({ to: home, person: 'new' })
    const answer = await fetch(`${url}/maya/open?${query}`, { redirect: 'manual' })
    return new URL(answer.headers.get('location') ?? '').searchParams.get('sessionId') ?? ''
  }
  const logIn = (sessionId: string, env?: 'production' | 'sandbox', loginDeviceId?: string) =>
    server.call(mayaLogin, { body: { sessionId, env, loginDeviceId } })

  it('API-03 registers its visitor, and logs in the next time', async () => {
    const loginDeviceId: string = randomUUID()
    const sessionId = await openSession()
    expect(await codeOf(logIn(sessionId, 'sandbox', loginDeviceId))).toBe('bind_customer_required')
    const body = { mayaSessionId: sessionId, loginDeviceId }
    expect((await server.call(registerAutoUsername, { body })).envelope.value?.token).toBeTruthy()
    expect(await codeOf(logIn(sessionId, 'sandbox', loginDeviceId))).toBe('identity_invalid')
  })

  it('T17 the environment is the settings’: another one in the call is refused', async () => {
    expect(await codeOf(logIn(await openSession(), 'production'))).toBe('identity_invalid')
    expect(await codeOf(logIn('invented', 'sandbox'))).toBe('identity_invalid')
  })

  it('MAYA-02 RELAY-15 T17 renews Maya’s tokens of its own member, in the environment of the settings', async () => {
    const loginDeviceId: string = randomUUID()
    const body = { mayaSessionId: await openSession(), loginDeviceId }
    const { envelope, headers } = await server.call(registerAutoUsername, { body })
    const client = { host: 'localhost', token: envelope.value?.token ?? '', cookie: readCookies(headers) }
    const refresh = (env: 'production' | 'sandbox', by: typeof client) =>
      server.call(refreshMayaTokens, { query: { env } }, by)
    const renewed = await refresh('sandbox', client)
    expect(Date.parse(renewed.envelope.value?.expiresAt ?? '')).toBeGreaterThan(Date.now())
    expect(await codeOf(refresh('production', client))).toBe('identity_invalid')
    const { token = '', cookie = '' } = await server.logIn('aurora')
    expect(await codeOf(refresh('sandbox', { host: 'localhost', token, cookie }))).toBe('not_found')
  })

  it('a merchant without Maya has no such login', async () => {
    const call = server.call(mayaLogin, { body: { sessionId: 'x' } }, { host: 'lotus.localhost' })
    expect(await codeOf(call)).toBe('not_found')
  })
})

it('RELAY-14 TG-05 TG-01 ENT-32 Telegram’s public settings, where the merchant has it', async () => {
  const { envelope } = await server.call(telegramSetting, {})
  expect(envelope.value).toEqual({ botId: '7000000001', authDomain: 'localhost', authUrl: `${url}/telegram/auth` })
  expect(await codeOf(server.call(telegramSetting, {}, { host: 'lotus.localhost' }))).toBe('not_found')
})

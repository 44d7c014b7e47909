import {
  addPasskey,
  confirmAuthenticator,
  endOtherSessions,
  inbox,
  listLogins,
  listPasskeys,
  login,
  logout,
  memberInfo,
  passkeyLogin,
  removePasskey,
  renamePasskey,
  startAuthenticator,
  startPasskey,
  startPasskeyLogin,
  withdrawalCards,
} from '@foyer/contract'
import { type TOTP, URI } from 'otpauth'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { hashPassword, setPasswordHash } from '../../member/index.ts'
import { saveMerchant } from '../../merchant/index.ts'
import { createPasskeyAuthenticator, type PasskeyForgery } from '../../testing/passkey-authenticator.ts'
import {
  readCookies,
  startTestServer,
  TEST_PASSWORD,
  type TestClient,
  type TestServer,
} from '../../testing/test-server.ts'
import { deleteOldChallenges } from './index.ts'

type Authenticator = ReturnType<typeof createPasskeyAuthenticator>
const password = TEST_PASSWORD
const origins = { aurora: 'http://localhost', lotus: 'http://lotus.localhost' } as const

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ limits: { loginAddress: 10_000, register: 10_000, password: 1_000 } })
})
afterAll(() => server?.close())

async function start(client: TestClient) {
  const { envelope } = await server.call(startPasskey, { body: { password } }, client)
  if (!envelope.value) throw new Error(`refused: ${envelope.errorCode}`)
  return envelope.value
}

/** A logged-in member with one passkey. */
async function openMember(merchant: 'aurora' | 'lotus' = 'aurora') {
  const member = await server.logIn(merchant)
  const device = createPasskeyAuthenticator(origins[merchant])
  const { envelope } = await server.call(addPasskey, { body: { response: device.create(await start(member)) } }, member)
  if (!envelope.value) throw new Error(`refused: ${envelope.errorCode}`)
  return { member, device, passkey: envelope.value }
}

async function challenge(host = 'localhost') {
  const { envelope } = await server.call(startPasskeyLogin, { body: {} }, { host })
  if (!envelope.value) throw new Error(`refused: ${envelope.errorCode}`)
  return envelope.value
}

async function logIn(device: Authenticator, forged: PasskeyForgery = {}, host = 'localhost') {
  return server.call(passkeyLogin, { body: { response: device.get(await challenge(host), forged) } }, { host })
}

const list = async (client: TestClient) => (await server.call(listPasskeys, {}, client)).envelope.value ?? []

describe('DEC-30 a new passkey', () => {
  it('is added after the password, listed, named and usable without a user name', async () => {
    const { member, device, passkey } = await openMember()
    expect(passkey).toMatchObject({ name: null, host: 'localhost', lastUsedAt: null })
    const { envelope, headers } = await logIn(device)
    expect(envelope.value).toMatchObject({ id: member.memberId, userName: member.username, firstTimeLogin: false })
    const client = { host: 'localhost', token: envelope.value?.token ?? '', cookie: readCookies(headers) }
    expect((await server.call(memberInfo, {}, client)).envelope.value?.account).toBe(member.username)
    const renamed = await server.call(renamePasskey, { body: { id: passkey.id, name: ' My phone ' } }, client)
    expect(renamed.envelope.value?.name).toBe('My phone')
    expect(await list(client)).toMatchObject([{ id: passkey.id, name: 'My phone', lastUsedAt: expect.any(String) }])
    const logins = await server.call(listLogins, { query: {} }, client)
    expect(logins.envelope.value?.items[0]).toMatchObject({ way: 'passkey', result: 'success' })
  })

  it('asks for what the device must do: a key of this host, found without a name, unlocked by its owner', async () => {
    const { member, device } = await openMember('lotus')
    expect(await start(member)).toMatchObject({
      rp: { id: 'lotus.localhost', name: '莲花' },
      user: { name: member.username },
      excludeCredentials: [{ id: device.id, transports: ['internal'] }],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    expect(await challenge('lotus.localhost')).toMatchObject({ rpId: 'lotus.localhost', userVerification: 'required' })
  })

  it('T37 puts withdrawals on hold and tells the member, also when it is sent twice', async () => {
    const member = await server.logIn('aurora')
    const device = createPasskeyAuthenticator(origins.aurora)
    const response = device.create(await start(member))
    const answers = [
      await server.call(addPasskey, { body: { response } }, member),
      await server.call(addPasskey, { body: { response } }, member),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(answers[1]?.envelope.value).toEqual(answers[0]?.envelope.value)
    const { hold } = (await server.call(withdrawalCards, {}, member)).envelope.value ?? {}
    expect(hold?.reasons).toEqual(['passkey_added'])
    const { items = [] } = (await server.call(inbox, {}, member)).envelope.value ?? {}
    expect(items.map(({ title }) => title)).toEqual(['Passkey added'])
  })

  it.each([
    ['another origin', { origin: 'http://evil.localhost' }],
    ['another port', { origin: 'http://localhost:81' }],
    ['another host', { rpId: 'evil.localhost' }],
    ['another challenge', { challenge: Buffer.alloc(32).toString('base64url') }],
    ['another kind', { type: 'webauthn.get' }],
    ['no verified owner', { isUserVerified: false }],
    ['nobody present', { isUserPresent: false }],
  ] satisfies [string, PasskeyForgery][])(
    'is refused with %s, and its challenge is consumed',
    async (_what, forged) => {
      const member = await server.logIn('aurora')
      const device = createPasskeyAuthenticator(origins.aurora)
      const options = await start(member)
      for (const response of [device.create(options, forged), device.create({ ...options, challenge: 'x' })]) {
        const { status, envelope } = await server.call(addPasskey, { body: { response } }, member)
        expect([status, envelope.errorCode]).toEqual([400, 'passkey_invalid'])
      }
      expect(await list(member)).toEqual([])
    },
  )

  it('needs the password', async () => {
    const member = await server.logIn('aurora')
    const { status, envelope } = await server.call(startPasskey, { body: { password: 'wrong1password' } }, member)
    expect([status, envelope.errorCode]).toEqual([400, 'password_wrong'])
    expect(envelope.fields?.[0]?.path).toBe('password')
  })

  it('belongs to the session that asked, and to nobody with a copied response', async () => {
    const [member, other] = [await server.logIn('aurora'), await server.logIn('aurora')]
    const device = createPasskeyAuthenticator(origins.aurora)
    const response = device.create(await start(member))
    expect((await server.call(addPasskey, { body: { response } }, other)).envelope.errorCode).toBe('passkey_invalid')
    expect((await server.call(addPasskey, { body: { response } }, member)).status).toBe(200)
    const stolen = device.create(await start(other))
    expect((await server.call(addPasskey, { body: { response: stolen } }, other)).envelope.errorCode).toBe(
      'passkey_invalid',
    )
    expect(await list(other)).toEqual([])
  })

  it('is one of ten at most', async () => {
    const { member } = await openMember()
    const started = await Promise.all(Array.from({ length: 12 }, () => start(member)))
    const answers = await Promise.all(
      started.map((options) => {
        const response = createPasskeyAuthenticator(origins.aurora).create(options)
        return server.call(addPasskey, { body: { response } }, member)
      }),
    )
    const codes = answers.map(({ envelope }) => envelope.errorCode ?? 'added')
    expect(codes.toSorted()).toEqual([...Array(9).fill('added'), ...Array(3).fill('passkey_limit')])
    const full = await server.call(startPasskey, { body: { password } }, member)
    expect(full.envelope.errorCode).toBe('passkey_limit')
  })
})

describe('DEC-30 a login by passkey', () => {
  it.each([
    ['another origin', { origin: 'http://evil.localhost' }],
    ['another host', { rpId: 'evil.localhost' }],
    ['an invented challenge', { challenge: Buffer.alloc(32).toString('base64url') }],
    ['another kind', { type: 'webauthn.create' }],
    ['no verified owner', { isUserVerified: false }],
    ['nobody present', { isUserPresent: false }],
    ['another member’s handle', { userHandle: Buffer.from('nobody').toString('base64url') }],
    ['a frame of another site', { crossOrigin: true, topOrigin: 'http://evil.localhost' }],
  ] satisfies [string, PasskeyForgery][])('is refused with %s, and listed as failed', async (_what, forged) => {
    const { member, device } = await openMember()
    const { status, envelope, headers } = await logIn(device, forged)
    expect([status, envelope.errorCode]).toEqual([400, 'passkey_invalid'])
    expect(headers.getSetCookie()).toEqual([])
    await vi.waitFor(async () => {
      const { items = [] } = (await server.call(listLogins, { query: {} }, member)).envelope.value ?? {}
      expect(items[0]).toMatchObject({ way: 'passkey', result: 'failed' })
    })
    expect((await logIn(device)).status).toBe(200)
  })

  it('is not repeatable: a challenge has one use, of 8 at once one', async () => {
    const { device } = await openMember()
    const response = device.get(await challenge())
    const tries = await Promise.all(
      Array.from({ length: 8 }, () => server.call(passkeyLogin, { body: { response } }, { host: 'localhost' })),
    )
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await server.call(passkeyLogin, { body: { response } }, { host: 'localhost' })).status).toBe(400)
  })

  it('is refused when the device’s counter has not grown: a copied key', async () => {
    const { device, member } = await openMember()
    expect((await logIn(device, { counter: 7 })).status).toBe(200)
    for (const counter of [7, 6, 0])
      expect((await logIn(device, { counter })).envelope.errorCode).toBe('passkey_copied')
    expect((await logIn(device, { counter: 8 })).status).toBe(200)
    // Once a day, however often it is tried.
    const { rows } = await server.database.executeSql(
      "SELECT count(*)::int AS messages FROM public.inbox_message WHERE member_id = $1 AND id LIKE 'copied-%'",
      [member.memberId],
    )
    expect(rows).toEqual([{ messages: 1 }])
  })

  it('two copies of a key with one counter: one logs in', async () => {
    const { device } = await openMember()
    const responses = [device.get(await challenge(), { counter: 5 }), device.get(await challenge(), { counter: 5 })]
    const answers = await Promise.all(
      responses.map((response) => server.call(passkeyLogin, { body: { response } }, { host: 'localhost' })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
  })

  it('is refused after five minutes, and unused challenges are deleted', async () => {
    const { device } = await openMember()
    const options = await challenge()
    expect(options.timeout).toBe(300_000)
    await server.database.executeSql(
      "UPDATE public.passkey_challenge SET expires_at = expires_at - interval '5 minutes' WHERE challenge = $1",
      [options.challenge],
    )
    const { envelope } = await server.call(passkeyLogin, { body: { response: device.get(options) } })
    expect(envelope.errorCode).toBe('passkey_invalid')
    const open = await challenge()
    await server.database.transaction(deleteOldChallenges, { isOperator: true })
    const { rows } = await server.database.executeSql(
      'SELECT challenge FROM public.passkey_challenge WHERE challenge = ANY($1)',
      [[options.challenge, open.challenge]],
    )
    expect(rows).toEqual([{ challenge: open.challenge }])
  })

  it('T10 works at its merchant only', async () => {
    const { device } = await openMember()
    const { envelope } = await logIn(device, { origin: origins.lotus }, 'lotus.localhost')
    expect(envelope.errorCode).toBe('passkey_invalid')
    // A challenge of the other merchant, answered here.
    const response = device.get({ ...(await challenge('lotus.localhost')), rpId: 'localhost' })
    expect((await server.call(passkeyLogin, { body: { response } })).envelope.errorCode).toBe('passkey_invalid')
  })

  it('the challenge of a new passkey is none of a login, and the other way round', async () => {
    const { member, device } = await openMember()
    const { challenge: ofNew } = await start(member)
    const response = device.get(await challenge(), { challenge: ofNew })
    expect((await server.call(passkeyLogin, { body: { response } })).envelope.errorCode).toBe('passkey_invalid')
    const { challenge: ofLogin } = await challenge()
    const made = createPasskeyAuthenticator(origins.aurora).create(await start(member), { challenge: ofLogin })
    expect((await server.call(addPasskey, { body: { response: made } }, member)).envelope.errorCode).toBe(
      'passkey_invalid',
    )
  })

  it('TWOFA-01 is of two factors by itself: a member with an authenticator is not asked for a code', async () => {
    const { member, device } = await openMember()
    const { envelope } = await server.call(startAuthenticator, { body: { password } }, member)
    const totp = URI.parse(envelope.value?.uri ?? '') as TOTP // the address names its kind
    const confirmed = await server.call(confirmAuthenticator, { body: { code: totp.generate() } }, member)
    expect(confirmed.status).toBe(200)
    const byPassword = await server.call(login, { body: { username: member.username, password } })
    expect(byPassword.envelope.errorCode).toBe('login_verify_required')
    expect((await logIn(device)).envelope.value?.id).toBe(member.memberId)
  })

  it('an unknown passkey is refused like a wrong one', async () => {
    const { status, envelope } = await logIn(createPasskeyAuthenticator(origins.aurora))
    expect([status, envelope.errorCode]).toEqual([400, 'passkey_invalid'])
  })

  it('T37 from a new device puts withdrawals on hold like any other', async () => {
    const { device } = await openMember()
    const { envelope, headers } = await logIn(device)
    const client = { host: 'localhost', token: envelope.value?.token ?? '', cookie: readCookies(headers) }
    const { hold } = (await server.call(withdrawalCards, {}, client)).envelope.value ?? {}
    expect(hold?.reasons).toContain('new_device')
  })

  it.each([{}, { response: null }, { response: { id: 'x' } }, { response: 'x' }])(
    'bad input %j is refused',
    async (body) => {
      const { status, envelope } = await server.call(passkeyLogin, { body: body as never }) // wrong on purpose
      expect([status, envelope.errorCode]).toEqual([400, 'invalid_input'])
    },
  )
})

describe('DEC-30 a passkey is removed', () => {
  it('with the password; then it logs in nobody, and the member is told', async () => {
    const { member, device, passkey } = await openMember()
    const body = { id: passkey.id, password }
    const wrong = await server.call(removePasskey, { body: { ...body, password: 'wrong1password' } }, member)
    expect(wrong.envelope.errorCode).toBe('password_wrong')
    expect((await server.call(removePasskey, { body }, member)).status).toBe(200)
    expect(await list(member)).toEqual([])
    expect((await logIn(device)).envelope.errorCode).toBe('passkey_invalid')
    const { items = [] } = (await server.call(inbox, {}, member)).envelope.value ?? {}
    expect(items.map(({ title }) => title)).toContain('Passkey removed')
    expect((await server.call(removePasskey, { body }, member)).envelope.errorCode).toBe('not_found')
  })

  it('never as the last way in: a member without a password keeps it', async () => {
    const { member, device, passkey } = await openMember()
    const scope = { merchant: 'aurora' }
    await server.database.executeSql('UPDATE public.member SET password_hash = NULL WHERE id = $1', [member.memberId])
    const { envelope } = await server.call(removePasskey, { body: { id: passkey.id, password } }, member)
    expect(envelope.errorCode).toBe('password_wrong')
    expect((await logIn(device)).status).toBe(200)
    const hash = await hashPassword(password)
    await server.database.transaction((tx) => setPasswordHash(tx, 'aurora', member.memberId, hash), scope)
    expect((await server.call(removePasskey, { body: { id: passkey.id, password } }, member)).status).toBe(200)
  })

  it('T10 by its owner only, who alone sees and names it', async () => {
    const { passkey, member, device } = await openMember()
    for (const other of [await server.logIn('aurora'), await server.logIn('lotus')]) {
      const { id } = passkey
      expect(await list(other)).toEqual([])
      const calls = [
        await server.call(renamePasskey, { body: { id, name: 'mine' } }, other),
        await server.call(removePasskey, { body: { id, password } }, other),
      ]
      expect(calls.map(({ envelope }) => envelope.errorCode)).toEqual(['not_found', 'not_found'])
    }
    expect(await list(member)).toMatchObject([{ name: null }])
    expect((await logIn(device)).status).toBe(200)
  })

  it.each(['', '   ', 'x'.repeat(31), 'a\u0007b'])('bad input: the name %j is refused', async (name) => {
    const { member, passkey } = await openMember()
    const { status, envelope } = await server.call(renamePasskey, { body: { id: passkey.id, name } }, member)
    expect([status, envelope.fields?.[0]?.path]).toEqual([400, 'name'])
  })

  it('DEC-14 nobody does anything without a session', async () => {
    const { member, passkey } = await openMember()
    await server.call(endOtherSessions, { body: {} }, member)
    await server.call(logout, { body: {} }, member)
    const calls = [
      await server.call(listPasskeys, {}, member),
      await server.call(startPasskey, { body: { password } }, member),
      await server.call(removePasskey, { body: { id: passkey.id, password } }, member),
    ]
    expect(calls.map(({ status }) => status)).toEqual([401, 401, 401])
  })
})

it('DEC-30 a merchant without passkeys offers no challenge; known ones are listed and removable', async () => {
  const { member, device, passkey } = await openMember('lotus')
  const options = await challenge('lotus.localhost')
  const { lotus } = server.merchants
  const settings = { ...lotus.settings, passkeys: false }
  await server.database.transaction((tx) => saveMerchant(tx, { ...lotus, settings }))
  await vi.waitFor(
    async () =>
      expect((await server.call(startPasskeyLogin, { body: {} }, { host: 'lotus.localhost' })).status).toBe(404),
    { timeout: 10_000, interval: 500 },
  )
  const refused = [
    await server.call(passkeyLogin, { body: { response: device.get(options) } }, { host: 'lotus.localhost' }),
    await server.call(startPasskey, { body: { password } }, member),
    await server.call(
      addPasskey,
      { body: { response: createPasskeyAuthenticator(origins.lotus).create(passkeyOptions(options.challenge)) } },
      member,
    ),
  ]
  expect(refused.map(({ envelope }) => envelope.errorCode)).toEqual(['not_found', 'not_found', 'not_found'])
  expect(await list(member)).toHaveLength(1)
  expect((await server.call(removePasskey, { body: { id: passkey.id, password } }, member)).status).toBe(200)
})

function passkeyOptions(text: string) {
  return {
    challenge: text,
    timeout: 1,
    rp: { id: 'lotus.localhost', name: 'Lotus' },
    user: { id: 'a', name: 'a', displayName: 'a' },
    pubKeyCredParams: [],
    excludeCredentials: [],
    authenticatorSelection: {
      residentKey: 'required' as const,
      requireResidentKey: true as const,
      userVerification: 'required' as const,
    },
    attestation: 'none' as const,
  }
}

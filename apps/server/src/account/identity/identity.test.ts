import { randomInt, randomUUID } from 'node:crypto'
import {
  confirmAuthenticator,
  inbox,
  listIdentities,
  listLogins,
  login,
  loginVerification,
  memberInfo,
  register,
  registerAutoUsername,
  removeIdentity,
  startAuthenticator,
  telegramLogin,
  telegramSetting,
  withdrawalCards,
} from '@foyer/contract'
import { type TOTP, URI } from 'otpauth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { saveMerchant } from '../../merchant/index.ts'
import { signTelegramInitData, signTelegramWidget, TEST_BOT_TOKEN } from '../../testing/telegram-auth.ts'
import {
  readCookies,
  startTestServer,
  TEST_PASSWORD,
  type TestClient,
  type TestServer,
} from '../../testing/test-server.ts'
import { deleteOldProofs } from './identity.store.ts'

let server: TestServer
const otherBot = '7000000002:token-of-the-bot-of-the-other-merchant'
beforeAll(async () => {
  server = await startTestServer({
    limits: { loginAddress: 10_000 },
    identityProviders: {
      aurora: { telegram: { botToken: TEST_BOT_TOKEN } },
      lotus: { telegram: { botToken: otherBot } },
      flagless: { telegram: { botToken: otherBot } },
    },
  })
  const { lotus: shared } = server.merchants
  const whitelabelVal = { ...shared.settings.whitelabelVal, TELEGRAMLOGIN3: false }
  const settings = { ...shared.settings, whitelabelVal }
  const flagless = { ...shared, code: 'flagless', hosts: ['flagless.localhost'], formerHosts: [], settings }
  await server.database.transaction((tx) => saveMerchant(tx, flagless))
})
afterAll(() => server?.close())

const aurora: TestClient = { host: 'localhost' }
const lotus: TestClient = { host: 'lotus.localhost' }
const nextId = () => String(randomInt(1e9, 9e9))
const sign = (id: string, fields: Record<string, string | number> = {}) =>
  signTelegramWidget({ id, first_name: 'Mika', last_name: 'Reyes', ...fields })

/** One browser: its device id in every call. */
function openBrowser(client: TestClient = aurora) {
  const loginDeviceId: string = randomUUID()
  const logIn = (telegramAuth: ReturnType<typeof sign> | string) =>
    server.call(telegramLogin, { body: { telegramAuth, loginDeviceId } }, client)
  const bind = (username: string, telegramAuth: ReturnType<typeof sign>, password = TEST_PASSWORD) =>
    server.call(login, { body: { username, password, telegramAuth, loginDeviceId } }, client)
  const registerAuto = (telegramAuth: ReturnType<typeof sign>) =>
    server.call(registerAutoUsername, { body: { telegramAuth, loginDeviceId } }, client)
  return { loginDeviceId, logIn, bind, registerAuto }
}

const codeOf = async (answer: Promise<{ envelope: { errorCode: string | null } }>) => (await answer).envelope.errorCode

/** A member with a bound Telegram identity. */
async function bindMember(id = nextId()) {
  const member = await server.logIn('aurora')
  const browser = openBrowser()
  const { envelope, headers } = await browser.bind(member.username, sign(id))
  expect(envelope.errorCode).toBeNull()
  const client = { host: 'localhost', token: envelope.value?.token ?? '', cookie: readCookies(headers) }
  return { ...member, ...browser, id, client }
}

describe('CONF-48 an identity is bound to an existing account', () => {
  it('API-05 TG-04 after its password; from then on it logs in alone', async () => {
    const member = await server.logIn('aurora')
    const { logIn, bind } = openBrowser()
    const id = nextId()
    const auth = sign(id)
    expect(await codeOf(logIn(auth))).toBe('bind_customer_required')
    const bound = await bind(member.username, auth)
    expect(bound.envelope.value?.id).toBe(member.memberId)
    const { envelope, headers } = await logIn(sign(id, { n: 1 }))
    expect(envelope.value).toMatchObject({ id: member.memberId, userName: member.username })
    const client = { host: 'localhost', token: envelope.value?.token ?? '', cookie: readCookies(headers) }
    expect((await server.call(memberInfo, {}, client)).envelope.value?.id).toBe(member.memberId)
    const logins = await server.call(listLogins, { query: {} }, client)
    expect(logins.envelope.value?.items[0]).toMatchObject({ way: 'telegram', result: 'success' })
  })

  it('T37 the member is told, and withdrawals are on hold', async () => {
    const { client } = await bindMember()
    const { items = [] } = (await server.call(inbox, {}, client)).envelope.value ?? {}
    expect(items.find(({ title }) => title === 'Linked account added')?.body).toContain('Telegram was linked')
    const { hold } = (await server.call(withdrawalCards, {}, client)).envelope.value ?? {}
    expect(hold?.reasons).toContain('identity_added')
  })

  it('never by a wrong password, after which the proof is still usable', async () => {
    const member = await server.logIn('aurora')
    const { logIn, bind } = openBrowser()
    const auth = sign(nextId())
    expect(await codeOf(bind(member.username, auth, 'wrong1password'))).toBe('login.cred.err')
    expect(await codeOf(logIn(auth))).toBe('bind_customer_required')
    expect(await codeOf(bind(member.username, auth))).toBeNull()
  })

  it('TWOFA-01 after the second factor only', async () => {
    const member = await server.logIn('aurora')
    const { envelope } = await server.call(startAuthenticator, { body: { password: TEST_PASSWORD } }, member)
    const totp = URI.parse(envelope.value?.uri ?? '') as TOTP // the address names its kind
    await server.call(
      confirmAuthenticator,
      { body: { code: totp.generate({ timestamp: Date.now() - 30_000 }) } },
      member,
    )
    const { bind, logIn, loginDeviceId } = openBrowser()
    const auth = sign(nextId())
    const asked = await bind(member.username, auth)
    expect(asked.envelope.errorCode).toBe('login_verify_required')
    expect(await codeOf(logIn(auth))).toBe('bind_customer_required')
    const challenge = asked.envelope.value as { verifyId?: string } | null // of the refusal
    const body = {
      verifyId: challenge?.verifyId ?? '',
      verifyType: 'ga' as const,
      verifyCode: totp.generate(),
      loginDeviceId,
    }
    expect((await server.call(loginVerification, { body })).envelope.value?.id).toBe(member.memberId)
    // From now on the identity is the first factor, and the second one is still asked for.
    expect(await codeOf(logIn(sign(String(auth.id), { n: 1 })))).toBe('login_verify_required')
  })

  it('T16 of two accounts at the same time, one gets it', async () => {
    const members = [await server.logIn('aurora'), await server.logIn('aurora')]
    const id = nextId()
    const answers = await Promise.all(
      members.map(({ username }, index) => openBrowser().bind(username, sign(id, { n: index }))),
    )
    expect(answers.map(({ envelope }) => envelope.errorCode).toSorted()).toEqual([null, 'identity_taken'].toSorted())
    const { logIn } = openBrowser()
    const winner = answers.findIndex(({ envelope }) => envelope.errorCode === null)
    expect((await logIn(sign(id, { n: 2 }))).envelope.value?.id).toBe(members[winner]?.memberId)
  })

  it('an identity of another account is refused, and the session is not opened', async () => {
    const { id } = await bindMember()
    const other = await server.logIn('aurora')
    const { envelope } = await openBrowser().bind(other.username, sign(id, { n: 1 }))
    expect([envelope.errorCode, envelope.value]).toEqual(['identity_taken', null])
  })

  it('a second proof of a bound identity changes nothing', async () => {
    const { bind, username, id, client } = await bindMember()
    expect(await codeOf(bind(username, sign(id, { n: 1 })))).toBeNull()
    expect((await server.call(listIdentities, {}, client)).envelope.value).toHaveLength(1)
  })

  it('ENT-04 half an identity, or two of them, are refused', async () => {
    const { username } = await server.logIn('aurora')
    const base = { username, password: TEST_PASSWORD }
    const bodies = [
      { ...base, firebaseIdToken: 'x' },
      { ...base, lineSessionToken: 'x', telegramAuth: sign(nextId()) },
    ]
    for (const body of bodies) expect(await codeOf(server.call(login, { body }))).toBe('invalid_input')
  })
})

describe('T16 a proof of Telegram', () => {
  const now = () => Math.floor(Date.now() / 1_000)
  it.each<[string, (id: string) => ReturnType<typeof sign> | string]>([
    ['forged', (id) => ({ ...sign(id), first_name: 'Other' })],
    ['of another person', (id) => ({ ...sign(nextId()), id })],
    ['without a hash of its form', (id) => ({ ...sign(id), hash: '0'.repeat(64) })],
    ['of another bot', (id) => signTelegramWidget({ id }, otherBot)],
    ['older than 5 minutes', (id) => sign(id, { auth_date: now() - 301 })],
    ['of the future', (id) => sign(id, { auth_date: now() + 120 })],
    ['without a person', () => signTelegramInitData({})],
    ['of a mini app, forged', (id) => signTelegramInitData({ id: Number(id) }).replace('query_id=AAF', 'query_id=AAG')],
    ['of a mini app, of another bot', (id) => signTelegramInitData({ id: Number(id) }, otherBot)],
    [
      'of a mini app, with a repeated field',
      (id) => `${signTelegramInitData({ id: Number(id) })}&auth_date=9999999999`,
    ],
    ['without any signature', () => 'user=%7B%22id%22%3A1%7D'],
  ])('%s opens nothing', async (_what, make) => {
    const { id } = await bindMember()
    const { status, envelope } = await openBrowser().logIn(make(id))
    expect([status, envelope.errorCode]).toEqual([400, 'telegram_validate_failed'])
  })

  it('of a mini app logs in', async () => {
    const { id, memberId } = await bindMember()
    const { envelope } = await openBrowser().logIn(signTelegramInitData({ id: Number(id), first_name: 'Mika' }))
    expect(envelope.value?.id).toBe(memberId)
  })

  it('with a line break in it is nobody’s: the same text could be read with the id of another person', async () => {
    const victim = nextId()
    const signed = sign(nextId(), { last_name: `x\nid=${victim}` })
    const { id, last_name: _own, ...rest } = signed
    // Sorted and joined, both have the same text and signature.
    const forged = { ...rest, id: victim, first_name: `Mika\nid=${id}\nlast_name=x` }
    for (const auth of [signed, forged])
      expect(await codeOf(openBrowser().logIn(auth))).toBe('telegram_validate_failed')
  })

  it('counts once, also in another spelling', async () => {
    const { id, logIn } = await bindMember()
    const auth = sign(id, { n: 1 })
    expect(await codeOf(logIn(auth))).toBeNull()
    const { hash, ...rest } = auth
    for (const again of [auth, { ...rest, hash: hash.toUpperCase() }, { hash, ...rest, user: { first_name: 'x' } }])
      expect(await codeOf(logIn(again))).toBe('telegram_validate_failed')
  })

  it('at the same time logs in once', async () => {
    const { id, logIn } = await bindMember()
    const auth = sign(id, { n: 1 })
    const codes = await Promise.all(Array.from({ length: 8 }, () => codeOf(logIn(auth))))
    expect(codes.filter((code) => code === null)).toHaveLength(1)
  })

  it('without an account is pending for its device only', async () => {
    const { logIn } = openBrowser()
    const auth = sign(nextId())
    expect(await codeOf(logIn(auth))).toBe('bind_customer_required')
    expect(await codeOf(openBrowser().logIn(auth))).toBe('telegram_validate_failed')
    expect(await codeOf(logIn(auth))).toBe('bind_customer_required')
    const alone = sign(nextId())
    const withoutDevice = () => server.call(telegramLogin, { body: { telegramAuth: alone } })
    expect(await codeOf(withoutDevice())).toBe('bind_customer_required')
    expect(await codeOf(withoutDevice())).toBe('telegram_validate_failed')
  })

  it('is pending for 30 minutes, and never accepted again after them', async () => {
    const { logIn, bind } = openBrowser()
    const { username } = await server.logIn('aurora')
    const auth = sign(nextId())
    expect(await codeOf(logIn(auth))).toBe('bind_customer_required')
    await server.database.executeSql(
      "UPDATE public.identity_proof SET pending_until = pending_until - interval '30 minutes' WHERE subject = $1",
      [String(auth.id)],
    )
    expect(await codeOf(logIn(auth))).toBe('telegram_validate_failed')
    expect(await codeOf(bind(username, auth))).toBe('telegram_validate_failed')
    await server.database.transaction(deleteOldProofs, { isOperator: true })
    expect(await codeOf(logIn(auth))).toBe('telegram_validate_failed')
  })

  it('T10 of another merchant opens nothing, and an identity belongs to its merchant', async () => {
    const { id } = await bindMember()
    expect(await codeOf(openBrowser(lotus).logIn(sign(id, { n: 1 })))).toBe('telegram_validate_failed')
    expect(await codeOf(openBrowser(lotus).logIn(signTelegramWidget({ id }, otherBot)))).toBe('bind_customer_required')
  })

  it('the key is the person, never an address: an own field for it proves nothing', async () => {
    const { id } = await bindMember()
    const other = signTelegramWidget({ id: nextId(), email: 'owner@example.com', username: id })
    expect(await codeOf(openBrowser().logIn(other))).toBe('bind_customer_required')
  })
})

describe('OPEN-05 API-08 a registration by the identity alone', () => {
  it('T40 creates a member of type 0 with a made name and no password, and logs in', async () => {
    const { registerAuto, logIn, loginDeviceId } = openBrowser()
    const id = nextId()
    const auth = sign(id)
    expect(await codeOf(logIn(auth))).toBe('bind_customer_required')
    const body = { telegramAuth: auth, loginDeviceId, type: 1, customerType: 1, username: 'chosen' }
    const { envelope, headers } = await server.call(registerAutoUsername, { body })
    expect(envelope.value).toMatchObject({ customerType: 0 })
    expect(envelope.value?.userName).toMatch(/^m[a-z2-9]{9}$/)
    const client = { host: 'localhost', token: envelope.value?.token ?? '', cookie: readCookies(headers) }
    expect((await server.call(memberInfo, {}, client)).envelope.value).toMatchObject({ type: 0, hasPassword: false })
    expect((await logIn(sign(id, { n: 1 }))).envelope.value?.id).toBe(envelope.value?.id)
    // The same proof and the same person give no second account.
    expect(await codeOf(registerAuto(auth))).toBe('telegram_validate_failed')
    expect(await codeOf(registerAuto(sign(id, { n: 2 })))).toBe('identity_taken')
  })

  it('T20 sent eight times at once, it makes one account', async () => {
    const { registerAuto } = openBrowser()
    const id = nextId()
    const answers = await Promise.all(Array.from({ length: 8 }, (_, index) => registerAuto(sign(id, { n: index }))))
    expect(answers.filter(({ envelope }) => envelope.value?.token)).toHaveLength(1)
    const { rows } = await server.database.executeSql(
      'SELECT count(*)::int AS count FROM public.member_identity WHERE subject = $1',
      [id],
    )
    expect(rows).toEqual([{ count: 1 }])
  })

  it('never without a proved identity', async () => {
    expect(await codeOf(server.call(registerAutoUsername, { body: {} }))).toBe('identity_invalid')
    const forged = { ...sign(nextId()), id: nextId() }
    expect(await codeOf(openBrowser().registerAuto(forged))).toBe('telegram_validate_failed')
  })

  it('SOC-08 never at a merchant of manual registrations', async () => {
    const auth = signTelegramWidget({ id: nextId() }, otherBot)
    expect(await codeOf(openBrowser(lotus).registerAuto(auth))).toBe('registration_closed')
  })
})

it.each([
  [true, 'bind_customer_required'],
  [false, 'not_found'],
])('TG-01 FLAG-17 with the flag %s Telegram’s signed data is answered with %s', async (isOn, code) => {
  const name = isOn ? 'lotus' : 'flagless'
  const browser = openBrowser({ host: `${name}.localhost` })
  expect(await codeOf(browser.logIn(signTelegramWidget({ id: nextId() }, otherBot)))).toBe(code)
  const setting = server.call(telegramSetting, {}, { host: `${name}.localhost` })
  expect(await codeOf(setting)).toBe(isOn ? null : 'not_found')
})

describe('REG-07 CONF-13 a registration with a pending identity', () => {
  it.each([
    ['aurora', aurora, TEST_BOT_TOKEN],
    ['lotus', lotus, otherBot],
  ] as const)('binds it at %s, without a hold', async (_name, client, bot) => {
    const { loginDeviceId, logIn } = openBrowser(client)
    const id = nextId()
    const username = `m${randomUUID().replaceAll('-', '').slice(0, 12)}`
    const body = {
      username,
      password: 'Blue7canoe!river',
      telegramAuth: signTelegramWidget({ id }, bot),
      loginDeviceId,
    }
    const { envelope, headers } = await server.call(register, { body }, client)
    expect(envelope.value?.userName).toBe(username)
    const registered = { ...client, token: envelope.value?.token ?? '', cookie: readCookies(headers) }
    const { hold } = (await server.call(withdrawalCards, {}, registered)).envelope.value ?? {}
    expect(hold ?? null).toBeNull()
    expect((await logIn(signTelegramWidget({ id, n: 1 }, bot))).envelope.value?.id).toBe(envelope.value?.id)
  })

  it('of an account leaves no account behind', async () => {
    const { id } = await bindMember()
    const username = `m${randomUUID().replaceAll('-', '').slice(0, 12)}`
    const body = { username, password: 'Blue7canoe!river', telegramAuth: sign(id, { n: 1 }) }
    expect(await codeOf(server.call(register, { body }))).toBe('identity_taken')
    expect(await codeOf(server.call(login, { body: { username, password: 'Blue7canoe!river' } }))).toBe(
      'login.cred.err',
    )
  })
})

describe('DEC-30 the member’s identities', () => {
  it('are listed and removed with the password; then the identity logs in nobody', async () => {
    const { client, id, logIn } = await bindMember()
    const [item] = (await server.call(listIdentities, {}, client)).envelope.value ?? []
    expect(item).toMatchObject({ kind: 'telegram', name: 'Mika Reyes', lastUsedAt: null })
    const remove = (password?: string) =>
      server.call(removeIdentity, { body: { id: item?.id ?? '', password } }, client)
    expect(await codeOf(remove('wrong1password'))).toBe('password_wrong')
    expect(await codeOf(remove())).toBe('password_wrong')
    expect(await codeOf(remove(TEST_PASSWORD))).toBeNull()
    expect(await codeOf(logIn(sign(id, { n: 1 })))).toBe('bind_customer_required')
    const { items = [] } = (await server.call(inbox, {}, client)).envelope.value ?? {}
    expect(items.map(({ title }) => title)).toContain('Linked account removed')
    expect(await codeOf(remove(TEST_PASSWORD))).toBe('not_found')
  })

  it('the last way in stays', async () => {
    const { registerAuto } = openBrowser()
    const { envelope, headers } = await registerAuto(sign(nextId()))
    const client = { host: 'localhost', token: envelope.value?.token ?? '', cookie: readCookies(headers) }
    const [item] = (await server.call(listIdentities, {}, client)).envelope.value ?? []
    expect(await codeOf(server.call(removeIdentity, { body: { id: item?.id ?? '' } }, client))).toBe('identity_last')
  })

  it('T10 by their owner only', async () => {
    const { client } = await bindMember()
    const [item] = (await server.call(listIdentities, {}, client)).envelope.value ?? []
    for (const other of [await server.logIn('aurora'), await server.logIn('lotus')]) {
      expect((await server.call(listIdentities, {}, other)).envelope.value).toEqual([])
      const body = { id: item?.id ?? '', password: TEST_PASSWORD }
      expect(await codeOf(server.call(removeIdentity, { body }, other))).toBe('not_found')
    }
  })
})

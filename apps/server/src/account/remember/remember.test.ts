import { randomInt } from 'node:crypto'
import {
  changePassword,
  confirmAuthenticator,
  createRememberCredential,
  endOtherSessions,
  endSession,
  login,
  logout,
  memberInfo,
  recoverAccount,
  requestContactCode,
  requestEmailCode,
  saveContact,
  startAuthenticator,
} from '@foyer/contract'
import { type TOTP, URI } from 'otpauth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { saveMerchant } from '../../merchant/index.ts'
import { readCode } from '../../testing/read-outbox.ts'
import {
  readCookies,
  startTestServer,
  TEST_PASSWORD,
  type TestClient,
  type TestServer,
} from '../../testing/test-server.ts'
import { createRememberCredential as issueCredential } from './remember.service.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ limits: { code: 10_000, login: 10_000, loginAddress: 10_000, password: 10_000 } })
  const { lotus } = server.merchants
  const whitelabelVal = { ...lotus.settings.whitelabelVal, MOBILEAUTOLOGIN3: true }
  const settings = { ...lotus.settings, whitelabelVal }
  await server.database.transaction((tx) => saveMerchant(tx, { ...lotus, settings }))
})
afterAll(() => server?.close())

type Browser = Awaited<ReturnType<TestServer['logIn']>>

/** A member who ticked the box in a browser. */
async function remember() {
  const member = await server.logIn('aurora')
  const { envelope } = await server.call(createRememberCredential, { body: {} }, member)
  return { member, credential: envelope.value?.credential ?? '' }
}

/** The browser's cookies alone: a new start without session. */
const restart = ({ host, cookie }: { host: string; cookie?: string }) => ({ host, cookie: cookie ?? '' })

const logInWith = (username: string, password: string, client: { host: string; cookie?: string }) =>
  server.call(login, { body: { username, password } }, client)

const codeOf = async (member: Browser, credential: string) =>
  (await logInWith(member.username, credential, restart(member))).envelope.errorCode

describe('DEC-10 a remembered login', () => {
  it('AUTO-01 opens a session with the credential as password, and answers the next one', async () => {
    const { member, credential } = await remember()
    expect(credential).toMatch(/^rm\.[\w-]{16}\.[\w-]{43}$/)
    const first = await logInWith(member.username, credential, restart(member))
    const client = {
      host: member.host,
      token: first.envelope.value?.token ?? '',
      cookie: readCookies(first.headers),
    }
    expect((await server.call(memberInfo, {}, client)).envelope.value?.account).toBe(member.username)
    const next = first.envelope.value?.remember ?? ''
    expect(next).not.toBe(credential)
    const second = await logInWith(member.username, next, restart(member))
    expect(second.envelope.value?.remember).toMatch(/^rm\./)
  })

  it('T1 is stored as a hash only', async () => {
    const { member, credential } = await remember()
    const { rows } = await server.database.executeSql(
      'SELECT row_to_json(r)::text AS text FROM public.remember_credential r WHERE member_id = $1',
      [member.memberId],
    )
    const [{ text }] = rows as [{ text: string }] // the one just created
    expect(text).not.toContain(credential.slice(-43))
    expect(text).not.toContain(Buffer.from(credential.slice(-43)).toString('hex'))
  })

  it('T1 a reused credential ends the remembered login with one request', async () => {
    const { member, credential } = await remember()
    const { envelope } = await logInWith(member.username, credential, restart(member))
    expect(await codeOf(member, credential)).toBe('login.cred.err')
    expect(await codeOf(member, envelope.value?.remember ?? '')).toBe('login.cred.err')
  })

  it('T1 of 20 parallel uses at most one opens a session', async () => {
    const { member, credential } = await remember()
    const uses = Array.from({ length: 20 }, () => codeOf(member, credential))
    expect((await Promise.all(uses)).filter((code) => code === null).length).toBeLessThanOrEqual(1)
  })

  it('T1 replayed 100 times from other browsers it opens nothing', async () => {
    const { member, credential } = await remember()
    const other = await server.logIn('aurora')
    const clients = [{ host: member.host }, restart(other)]
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        logInWith(member.username, credential, clients[index % 2] ?? { host: member.host }),
      ),
    )
    expect(answers.filter(({ envelope }) => envelope.errorCode !== 'login.cred.err')).toEqual([])
    expect(await codeOf(member, credential)).toBe('login.cred.err')
  })

  it('T1 opens nothing for another member of the same browser', async () => {
    const { member, credential } = await remember()
    const other = await server.logIn('aurora')
    const cookie = `device=${[member, other].map(({ cookie }) => /device=([\w-]{43})/.exec(cookie ?? '')?.[1]).join('.')}`
    const { envelope } = await logInWith(other.username, credential, { host: member.host, cookie })
    expect(envelope.errorCode).toBe('login.cred.err')
  })

  it('T1 opens nothing at another merchant, where auto-login is on as well', async () => {
    const { member, credential } = await remember()
    const at = { host: 'lotus.localhost', cookie: member.cookie ?? '' }
    expect((await logInWith(member.username, credential, at)).envelope.errorCode).toBe('login.cred.err')
    expect(await codeOf(member, credential)).toBeNull()
  })

  it('OPEN-21 ends after 30 days, counted from the login with the password', async () => {
    const { member, credential } = await remember()
    const age = (days: number) =>
      server.database.executeSql(
        `UPDATE public.remember_credential SET expires_at = expires_at - $2 * interval '1 day' WHERE member_id = $1`,
        [member.memberId, days],
      )
    await age(29)
    const { envelope } = await logInWith(member.username, credential, restart(member))
    expect(envelope.success).toBe(true)
    await age(1)
    expect(await codeOf(member, envelope.value?.remember ?? '')).toBe('login.cred.err')
  })

  it('DEC-10 ends with a password change', async () => {
    const { member, credential } = await remember()
    await server.call(changePassword, { body: { oldPassword: TEST_PASSWORD, newPassword: 'brandnew7sky' } }, member)
    expect(await codeOf(member, credential)).toBe('login.cred.err')
    expect(await codeOf(member, 'brandnew7sky')).toBeNull()
  })

  it('DEC-10 ends with a recovery', async () => {
    const { member, credential } = await remember()
    const email = `m${randomInt(10 ** 9)}@example.com`
    const address = { channel: 'email', email } as const
    await server.call(requestContactCode, { body: { address } }, member)
    const code = await readCode(server, email)
    await server.call(saveContact, { body: { address, verificationCode: code, password: TEST_PASSWORD } }, member)
    await server.database.executeSql('DELETE FROM public.verification_request', [])
    await server.call(requestEmailCode, { body: { email, purpose: 'recovery' } })
    const body = { address, verificationCode: await readCode(server, email), newPassword: 'recovered1' }
    expect((await server.call(recoverAccount, { body })).envelope.success).toBe(true)
    expect(await codeOf(member, credential)).toBe('login.cred.err')
  })

  it('OPEN-22 ends with a logout in its browser, and not with one elsewhere', async () => {
    const { member, credential } = await remember()
    const elsewhere = await logInWith(member.username, TEST_PASSWORD, { host: member.host })
    const other = {
      host: member.host,
      token: elsewhere.envelope.value?.token ?? '',
      cookie: readCookies(elsewhere.headers),
    }
    await server.call(logout, { body: {} }, other)
    const { envelope } = await logInWith(member.username, credential, restart(member))
    expect(envelope.success).toBe(true)
    const again = await logInWith(member.username, envelope.value?.remember ?? '', restart(member))
    const client = { host: member.host, token: again.envelope.value?.token ?? '', cookie: readCookies(again.headers) }
    expect((await server.call(logout, { body: {} }, client)).envelope.success).toBe(true)
    expect(await codeOf(member, again.envelope.value?.remember ?? '')).toBe('login.cred.err')
  })

  /** Another browser of a member, remembered as well. */
  async function rememberElsewhere({ host, username }: { host: string; username: string }) {
    const { envelope, headers } = await logInWith(username, TEST_PASSWORD, { host })
    const client = { host, token: envelope.value?.token ?? '', cookie: readCookies(headers) }
    const created = await server.call(createRememberCredential, { body: {} }, client)
    return { client, credential: created.envelope.value?.credential ?? '' }
  }

  type End = (caller: TestClient, sessionId: string) => Promise<{ status: number }>
  it.each<[string, End]>([
    ['all other devices', (caller) => server.call(endOtherSessions, { body: {} }, caller)],
    ['that device', (caller, id) => server.call(endSession, { body: { id } }, caller)],
  ])('DEC-10 DEC-30 T9 ends with the logout of %s from another browser, whose own stays', async (_name, end) => {
    const { member, credential } = await remember()
    const { client, credential: own } = await rememberElsewhere(member)
    expect((await end(client, member.sessionId)).status).toBe(200)
    expect(await codeOf(member, credential)).toBe('login.cred.err')
    expect((await logInWith(member.username, own, restart(client))).envelope.success).toBe(true)
  })

  it('DEC-10 T10 stays for other members when one logs out all other devices', async () => {
    const { member, credential } = await remember()
    await server.call(endOtherSessions, { body: {} }, await server.logIn('aurora'))
    expect(await codeOf(member, credential)).toBeNull()
  })

  it('DEC-10 T9 in transit during that logout opens no session', async () => {
    const { member, credential } = await remember()
    const { client } = await rememberElsewhere(member)
    const answers = await Promise.all([
      logInWith(member.username, credential, restart(member)),
      server.call(endOtherSessions, { body: {} }, client),
    ])
    const [{ envelope, headers }] = answers
    const opened = { host: member.host, token: envelope.value?.token ?? '', cookie: readCookies(headers) }
    expect((await server.call(memberInfo, {}, opened)).status).toBe(401)
  })

  it('DEC-10 counts as second factor in its browser', async () => {
    const { member, credential } = await remember()
    const { envelope } = await server.call(startAuthenticator, { body: { password: TEST_PASSWORD } }, member)
    const totp = URI.parse(envelope.value?.uri ?? '') as TOTP // the address names its kind
    await server.call(confirmAuthenticator, { body: { code: totp.generate() } }, member)
    expect(await codeOf(member, TEST_PASSWORD)).toBe('login_verify_required')
    expect(await codeOf(member, credential)).toBeNull()
  })

  it('T1 a session of it changes no password without the present one', async () => {
    const { member, credential } = await remember()
    const { envelope, headers } = await logInWith(member.username, credential, restart(member))
    const client = { host: member.host, token: envelope.value?.token ?? '', cookie: readCookies(headers) }
    for (const oldPassword of [undefined, credential, envelope.value?.remember]) {
      const body = { oldPassword, newPassword: 'brandnew7sky' }
      expect((await server.call(changePassword, { body }, client)).envelope.errorCode).toBe('password_wrong')
    }
  })
})

describe('DEC-10 no remember credential', () => {
  const ask = async (client: Parameters<TestServer['call']>[2]) =>
    (await server.call(createRememberCredential, { body: {} }, client)).envelope.value

  it('for a browser without our device cookie', async () => {
    const member = await server.logIn('aurora')
    const bind = /bind=[\w-]+/.exec(member.cookie ?? '')?.[0] ?? ''
    expect(await ask({ ...member, cookie: bind })).toEqual({ credential: null })
  })

  it('for a member without password, who could set the first one with it', async () => {
    const member = await server.logIn('aurora')
    await server.database.executeSql('UPDATE public.member SET password_hash = NULL WHERE id = $1', [member.memberId])
    expect(await ask(member)).toEqual({ credential: null })
  })

  it('FLAG-06 AUTO-12 at a merchant without auto-login, which accepts none either', async () => {
    const other = await startTestServer()
    try {
      const { username, ...member } = await other.logIn('lotus')
      const asked = await other.call(createRememberCredential, { body: {} }, member)
      expect(asked.envelope.value).toEqual({ credential: null })
      const deviceSecrets = /device=([\w-]+)/.exec(member.cookie ?? '')?.[1]
      const owner = { merchant: 'lotus', memberId: member.memberId }
      const password = await other.database.transaction((tx) => issueCredential(tx, owner, { deviceSecrets }), {
        merchant: 'lotus',
      })
      expect(password).toMatch(/^rm\./)
      const body = { username, password: password ?? '' }
      const { envelope } = await other.call(login, { body }, restart(member))
      expect(envelope.errorCode).toBe('login.cred.err')
    } finally {
      await other.close()
    }
  })
})

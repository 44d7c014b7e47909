import { randomInt } from 'node:crypto'
import {
  captchaChallenge,
  changePassword,
  confirmAuthenticator,
  type LoginChallenge,
  listLogins,
  login,
  loginVerification,
  memberInfo,
  recoverAccount,
  requestContactCode,
  requestEmailCode,
  requestLoginCode,
  requestSmsCode,
  saveContact,
  secondFactors,
  startAuthenticator,
  switchSecondFactor,
} from '@foyer/contract'
import { type TOTP, URI } from 'otpauth'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { readCode } from '../../testing/read-outbox.ts'
import { solveEmbedded } from '../../testing/solve-embedded.ts'
import { readCookies, startTestServer, TEST_PASSWORD, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ limits: { code: 10_000, login: 10_000, loginAddress: 10_000, password: 10_000 } })
})
afterAll(() => server?.close())

const password = TEST_PASSWORD

/** A member with an authenticator, confirmed by a code as `write` spells it; `codeAt` is its code of a step from now. */
async function withAuthenticator(write = (code: string) => code) {
  const member = await server.logIn('aurora')
  const { envelope } = await server.call(startAuthenticator, { body: { password } }, member)
  const totp = URI.parse(envelope.value?.uri ?? '') as TOTP // the address names its kind
  const codeAt = (steps: number) => totp.generate({ timestamp: Date.now() + steps * 30_000 })
  const confirmed = await server.call(confirmAuthenticator, { body: { code: write(codeAt(-1)) } }, member)
  return {
    member,
    codeAt,
    recoveryCodes: confirmed.envelope.value?.recoveryCodes ?? [],
    uri: envelope.value?.uri ?? '',
  }
}

async function withEmail() {
  const member = await server.logIn('aurora')
  const email = `m${randomInt(10 ** 9)}@example.com`
  const address = { channel: 'email', email } as const
  await server.call(requestContactCode, { body: { address } }, member)
  const verificationCode = await readCode(server, email)
  await server.call(saveContact, { body: { address, verificationCode, password } }, member)
  return { member, email, address }
}

/** A login up to its second factor. */
async function challenge(username: string, withPassword = password): Promise<LoginChallenge & { verifyId: string }> {
  const { envelope, headers } = await server.call(login, { body: { username, password: withPassword } })
  expect(envelope.errorCode).toBe('login_verify_required')
  expect(headers.getSetCookie()).toEqual([])
  const value = envelope.value as unknown as LoginChallenge // the value of this refusal
  return { ...value, verifyId: value.verifyId ?? '' }
}

const verify = (verifyId: string, verifyType: 'email' | 'ga' | 'sms' | 'recovery', verifyCode: string) =>
  server.call(loginVerification, { body: { verifyId, verifyType, verifyCode } })

describe('TWOFA-01 TWOFA-02 a login with an authenticator', () => {
  it('API-02 TWOFA-03 TWOFA-04 is refused with its factors, and completed by a code', async () => {
    const { member, codeAt, uri } = await withAuthenticator()
    expect(uri).toMatch(/^otpauth:\/\/totp\/Aurora:.*secret=/)
    const asked = await challenge(member.username)
    expect(asked).toMatchObject({ email: false, ga: true, sms: false })
    const { envelope, headers } = await verify(asked.verifyId, 'ga', codeAt(0))
    const client = { host: 'localhost', token: envelope.value?.token ?? '', cookie: readCookies(headers) }
    expect((await server.call(memberInfo, {}, client)).envelope.value?.account).toBe(member.username)
    const logins = await server.call(listLogins, { query: {} }, client)
    expect(logins.envelope.value?.items.map(({ way }) => way)).toEqual(['verification', 'username'])
  })

  it.each([
    ['spaces', (code: string) => ` ${code.slice(0, 3)} ${code.slice(3)}`],
    ['digits of another script', (code: string) => code.replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'.charAt(Number(digit)))],
  ])('OPEN-04 a code may have %s', async (_, write) => {
    const { member, codeAt } = await withAuthenticator(write)
    const { verifyId } = await challenge(member.username)
    expect((await verify(verifyId, 'ga', write(codeAt(0)))).envelope.success).toBe(true)
  })

  it('T15 a code of the authenticator works once, over all logins', async () => {
    const { member, codeAt } = await withAuthenticator()
    const code = codeAt(0)
    const [first, second] = [await challenge(member.username), await challenge(member.username)]
    expect((await verify(first.verifyId, 'ga', code)).envelope.success).toBe(true)
    expect((await verify(second.verifyId, 'ga', code)).envelope.errorCode).toBe('verification_invalid')
    expect((await verify(first.verifyId, 'ga', codeAt(1))).envelope.errorCode).toBe('login_attempt_over')
  })

  it('T15 of 64 parallel right codes one opens a session', async () => {
    const { member, codeAt } = await withAuthenticator()
    const { verifyId } = await challenge(member.username)
    const code = codeAt(0)
    const answers = await Promise.all(Array.from({ length: 64 }, () => verify(verifyId, 'ga', code)))
    expect(answers.filter(({ envelope }) => envelope.success)).toHaveLength(1)
  })

  it('T15 the sixth try is dead, even with the right code', async () => {
    const { member, codeAt } = await withAuthenticator()
    const { verifyId } = await challenge(member.username)
    const wrong = codeAt(0) === '000000' ? '000001' : '000000'
    for (let index = 0; index < 5; index += 1)
      expect((await verify(verifyId, 'ga', wrong)).envelope.errorCode).toBe('verification_invalid')
    expect((await verify(verifyId, 'ga', codeAt(0))).envelope.errorCode).toBe('login_attempt_over')
  })

  it('T15 a stolen password opens no endless tries, and the owner gets in from a known device', async () => {
    const { member, codeAt } = await withAuthenticator()
    const wrong = codeAt(0) === '000000' ? '000001' : '000000'
    const refused: (string | null)[] = []
    for (let login = 0; login < 5; login += 1) {
      const { verifyId } = await challenge(member.username)
      for (let index = 0; index < 5; index += 1) refused.push((await verify(verifyId, 'ga', wrong)).envelope.errorCode)
    }
    expect(refused.filter((code) => code === 'verification_invalid')).toHaveLength(20)
    expect(refused.filter((code) => code === 'TOO_MANY_REQUESTS')).toHaveLength(5)
    const { verifyId } = await challenge(member.username)
    const body = { verifyId, verifyType: 'ga', verifyCode: codeAt(0) } as const
    const { envelope } = await server.call(loginVerification, { body }, { host: 'localhost', cookie: member.cookie })
    expect(envelope.success).toBe(true)
  })

  it('DEC-30 a wrong one is in the list of logins, as the next right one', async () => {
    const { member, codeAt } = await withAuthenticator()
    const { verifyId } = await challenge(member.username)
    const wrong = codeAt(0) === '000000' ? '000001' : '000000'
    await verify(verifyId, 'ga', wrong)
    await verify(verifyId, 'recovery', 'aaaaa-aaaaa')
    await verify(verifyId, 'ga', codeAt(0))
    const read = async () => {
      const { envelope } = await server.call(listLogins, { query: {} }, member)
      const results = envelope.value?.items.map(({ way, result }) => `${way} ${result}`) ?? []
      return results.filter((one) => one.startsWith('verification')).toSorted()
    }
    await vi.waitFor(async () =>
      expect(await read()).toEqual(['verification failed', 'verification failed', 'verification success']),
    )
  })

  it('T15 a code beyond one step is wrong', async () => {
    const { member, codeAt } = await withAuthenticator()
    const { verifyId } = await challenge(member.username)
    for (const steps of [-3, 3])
      expect((await verify(verifyId, 'ga', codeAt(steps))).envelope.errorCode).toBe('verification_invalid')
  })

  it('T15 an attempt ends after ten minutes, with a changed password, and at another merchant', async () => {
    const { member, codeAt } = await withAuthenticator()
    const elsewhere = await challenge(member.username)
    const body = { verifyId: elsewhere.verifyId, verifyType: 'ga', verifyCode: codeAt(0) } as const
    const foreign = await server.call(loginVerification, { body }, { host: 'lotus.localhost' })
    expect(foreign.envelope.errorCode).toBe('login_attempt_over')
    await server.call(changePassword, { body: { oldPassword: password, newPassword: 'brandnew7sky' } }, member)
    expect((await verify(elsewhere.verifyId, 'ga', codeAt(0))).envelope.errorCode).toBe('login_attempt_over')
    const late = await challenge(member.username, 'brandnew7sky')
    await server.database.executeSql(
      `UPDATE public.login_attempt SET expires_at = expires_at - interval '601 seconds'`,
      [],
    )
    expect((await verify(late.verifyId, 'ga', codeAt(0))).envelope.errorCode).toBe('login_attempt_over')
  })

  it('T15 a factor that the member does not have proves nothing', async () => {
    const { member } = await withAuthenticator()
    const { verifyId } = await challenge(member.username)
    expect((await verify(verifyId, 'sms', '123456')).envelope.errorCode).toBe('verification_invalid')
    const sent = await server.call(requestLoginCode, { body: { verifyId, verifyType: 'email' } })
    expect(sent.envelope.errorCode).toBe('verification_invalid')
  })

  it('DEC-30 ten recovery codes work once each', async () => {
    const { member, recoveryCodes } = await withAuthenticator()
    expect(recoveryCodes).toHaveLength(10)
    const [code = ''] = recoveryCodes
    const { verifyId } = await challenge(member.username)
    expect((await verify(verifyId, 'recovery', code.toUpperCase().replace('-', ' '))).envelope.success).toBe(true)
    const again = await challenge(member.username)
    expect((await verify(again.verifyId, 'recovery', code)).envelope.errorCode).toBe('verification_invalid')
    expect((await server.call(secondFactors, {}, member)).envelope.value?.recoveryCodesLeft).toBe(9)
  })

  it('an unconfirmed authenticator asks for nothing, and a confirmed one is not replaced', async () => {
    const member = await server.logIn('aurora')
    await server.call(startAuthenticator, { body: { password } }, member)
    const { envelope } = await server.call(login, { body: { username: member.username, password } })
    expect(envelope.success).toBe(true)
    const { member: confirmed } = await withAuthenticator()
    const again = await server.call(startAuthenticator, { body: { password } }, confirmed)
    expect(again.envelope.errorCode).toBe('not_allowed')
    const wrong = await server.call(startAuthenticator, { body: { password: 'wrong1pass' } }, confirmed)
    expect(wrong.envelope.errorCode).toBe('password_wrong')
  })
})

describe('TWOFA-02 a login with a code by e-mail', () => {
  it('sends the code to the verified address, and only then opens a session', async () => {
    const { member, email } = await withEmail()
    const on = await server.call(switchSecondFactor, { body: { method: 'email', isOn: true, password } }, member)
    expect(on.envelope.value?.recoveryCodes).toHaveLength(10)
    const { verifyId, ...asked } = await challenge(member.username)
    expect(asked).toEqual({ email: true, ga: false, sms: false })
    await server.database.executeSql('DELETE FROM public.verification_request', [])
    await server.call(requestLoginCode, { body: { verifyId, verifyType: 'email' } })
    const code = await readCode(server, email)
    expect((await verify(verifyId, 'email', code)).envelope.success).toBe(true)
    const off = await server.call(switchSecondFactor, { body: { method: 'email', isOn: false, password } }, member)
    expect(off.envelope.success).toBe(true)
    expect((await server.call(login, { body: { username: member.username, password } })).envelope.success).toBe(true)
  })

  it('OPEN-27 is sent again after 60 s, and answers the value of a login', async () => {
    const { member, email } = await withEmail()
    const { envelope: plain } = await server.call(login, { body: { username: member.username, password } })
    await server.call(switchSecondFactor, { body: { method: 'email', isOn: true, password } }, member)
    const { verifyId } = await challenge(member.username)
    await server.database.executeSql('DELETE FROM public.verification_request', [])
    const send = () => server.call(requestLoginCode, { body: { verifyId, verifyType: 'email' } })
    const wait = (seconds: number) =>
      server.database.executeSql(
        `UPDATE public.verification_request SET requested_at = requested_at - interval '${seconds} seconds'`,
      )
    expect((await send()).envelope.value?.resendSeconds).toBe(60)
    await wait(20)
    expect((await send()).envelope.errorCode).toBe('TOO_MANY_REQUESTS')
    await wait(41)
    expect((await send()).envelope.success).toBe(true)
    const code = await readCode(server, email)
    expect(code).toMatch(/^\d{6}$/)
    const { envelope } = await verify(verifyId, 'email', code)
    expect(Object.keys(envelope.value ?? {})).toEqual(Object.keys(plain.value ?? {}))
  })

  it('T14 is sent although visitors have used up the codes of the address', async () => {
    const { member, email } = await withEmail()
    await server.call(switchSecondFactor, { body: { method: 'email', isOn: true, password } }, member)
    for (let index = 0; index < 10; index += 1) {
      const challenged = await server.call(captchaChallenge, { query: { action: 'recovery' } })
      const captcha = challenged.envelope.value ? await solveEmbedded(challenged.envelope.value) : ''
      await server.call(requestEmailCode, { body: { email, purpose: 'recovery', captcha } })
      await server.database.executeSql(
        `UPDATE public.verification_request SET requested_at = requested_at - interval '601 seconds'`,
      )
    }
    const more = { email, purpose: 'recovery' } as const
    const refused = await server.call(requestEmailCode, { body: more })
    expect(refused.envelope.errorCode).toBe('captcha_required')
    const { verifyId } = await challenge(member.username)
    const sent = await server.call(requestLoginCode, { body: { verifyId, verifyType: 'email' } })
    expect(sent.envelope.errorCode).toBeNull()
    expect((await verify(verifyId, 'email', await readCode(server, email))).envelope.success).toBe(true)
  })

  /** A member with an e-mail address, which is a factor, and an authenticator; recovered by a code to that address. */
  async function recover() {
    const owner = await withEmail()
    const { member, email, address } = owner
    await server.call(switchSecondFactor, { body: { method: 'email', isOn: true, password } }, member)
    const { envelope: start } = await server.call(startAuthenticator, { body: { password } }, member)
    const totp = URI.parse(start.value?.uri ?? '') as TOTP // the address names its kind
    const codeAt = (steps: number) => totp.generate({ timestamp: Date.now() + steps * 30_000 })
    await server.call(confirmAuthenticator, { body: { code: codeAt(-1) } }, member)
    await server.database.executeSql('DELETE FROM public.verification_request', [])
    await server.call(requestEmailCode, { body: { email, purpose: 'recovery' } })
    const verificationCode = await readCode(server, email)
    const body = { address, verificationCode, newPassword: 'recovered1' }
    const { envelope } = await server.call(recoverAccount, { body })
    expect(envelope.errorCode).toBe('login_verify_required')
    const challenged = envelope.value as unknown as LoginChallenge // the value of this refusal
    return { ...owner, codeAt, challenged, verifyId: challenged.verifyId ?? '' }
  }
  const tryPassword = async (username: string, tried: string) =>
    (await server.call(login, { body: { username, password: tried } })).envelope.errorCode

  it('T15 DEC-30 after a recovery by e-mail no code to the same address is a second factor', async () => {
    const { member, challenged, verifyId, email } = await recover()
    expect(challenged).toMatchObject({ email: false, ga: true, sms: false })
    const sent = await server.call(requestLoginCode, { body: { verifyId, verifyType: 'email' } })
    expect(sent.envelope.errorCode).toBe('verification_invalid')
    // Not even one that another login has requested.
    const other = await challenge(member.username)
    await server.call(requestLoginCode, { body: { verifyId: other.verifyId, verifyType: 'email' } })
    const code = await readCode(server, email)
    expect((await verify(verifyId, 'email', code)).envelope.errorCode).toBe('verification_invalid')
    expect((await verify(other.verifyId, 'email', code)).envelope.success).toBe(true)
  })

  it('T15 DEC-30 a recovery sets the password and ends the sessions with the second factor, not before', async () => {
    const { member, verifyId, codeAt } = await recover()
    expect((await server.call(memberInfo, {}, member)).status).toBe(200)
    expect(await tryPassword(member.username, 'recovered1')).toBe('login.cred.err')
    expect(await tryPassword(member.username, password)).toBe('login_verify_required')
    expect((await verify(verifyId, 'ga', codeAt(0))).envelope.success).toBe(true)
    expect((await server.call(memberInfo, {}, member)).status).toBe(401)
    expect(await tryPassword(member.username, password)).toBe('login.cred.err')
    expect(await tryPassword(member.username, 'recovered1')).toBe('login_verify_required')
    const { rows } = await server.database.executeSql(
      "SELECT FROM public.withdrawal_hold WHERE reason = 'password_changed' AND member_id = $1",
      [member.memberId],
    )
    expect(rows).toHaveLength(1)
  })

  it('T15 a login by a code to a number has no second code to it: another factor stands in', async () => {
    const { member } = await withEmail()
    const mobileNum = `9${randomInt(10 ** 8, 10 ** 9)}`
    const address = { channel: 'sms', countryDialingCode: '63', mobileNum } as const
    await server.call(requestContactCode, { body: { address } }, member)
    const verificationCode = await readCode(server, `+63${mobileNum}`)
    await server.call(saveContact, { body: { address, verificationCode, password } }, member)
    const on = await server.call(switchSecondFactor, { body: { method: 'sms', isOn: true, password } }, member)
    const [recoveryCode = ''] = on.envelope.value?.recoveryCodes ?? []
    await server.call(switchSecondFactor, { body: { method: 'email', isOn: true, password } }, member)
    const number = { countryDialingCode: '63', mobileNum }
    await server.database.executeSql('DELETE FROM public.verification_request', [])
    await server.call(requestSmsCode, { body: { ...number, purpose: 'login' } })
    const code = await readCode(server, `+63${mobileNum}`)
    const { envelope } = await server.call(login, { body: { type: 'sms', ...number, verificationCode: code } })
    const { verifyId = '', ...asked } = envelope.value as unknown as LoginChallenge // the value of this refusal
    expect(asked).toEqual({ email: true, ga: false, sms: false })
    const sent = await server.call(requestLoginCode, { body: { verifyId, verifyType: 'sms' } })
    expect(sent.envelope.errorCode).toBe('verification_invalid')
    expect((await verify(verifyId, 'recovery', recoveryCode)).envelope.success).toBe(true)
    // By password the same factor is one.
    expect(await challenge(member.username)).toMatchObject({ sms: true })
  })

  it('a channel without a verified address cannot be switched on, nor an authenticator without its code', async () => {
    const member = await server.logIn('aurora')
    for (const method of ['sms', 'email', 'ga'] as const) {
      const { envelope } = await server.call(switchSecondFactor, { body: { method, isOn: true, password } }, member)
      expect(envelope.errorCode).toBe('not_allowed')
    }
  })
})

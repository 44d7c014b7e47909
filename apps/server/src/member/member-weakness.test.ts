import { randomInt } from 'node:crypto'
import {
  changePassword,
  confirmAuthenticator,
  login,
  loginVerification,
  recoverAccount,
  register,
  registerMobile,
  requestContactCode,
  requestEmailCode,
  requestSmsCode,
  saveContact,
  startAuthenticator,
} from '@foyer/contract'
import { type TOTP, URI } from 'otpauth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { saveMerchant } from '../merchant/index.ts'
import { readCode } from '../testing/read-outbox.ts'
import { startTestServer, TEST_PASSWORD, type TestServer } from '../testing/test-server.ts'
import { findWeakness, hashPassword, setPasswordHash } from './index.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ limits: { code: 10_000, login: 10_000, loginAddress: 10_000, password: 10_000 } })
  const { aurora, lotus } = server.merchants
  const whitelabelVal = { ...aurora.settings.whitelabelVal, REGMOBVERF3: false }
  const settings = { ...lotus.settings, countries: aurora.settings.countries, whitelabelVal, passwordMaxAgeDays: 90 }
  await server.database.transaction((tx) => saveMerchant(tx, { ...lotus, settings }))
})
afterAll(() => server?.close())

const WEAK = 'password1'
const lotus = { host: 'lotus.localhost' }
const makeName = () => `w${randomInt(10 ** 8, 10 ** 9)}`

async function setOldPassword(merchant: 'aurora' | 'lotus', memberId: string, password: string): Promise<void> {
  const hash = await hashPassword(password)
  await server.database.transaction((tx) => setPasswordHash(tx, merchant, memberId, hash), { merchant })
}

async function isExpired(username: string, password: string, client?: { host: string }): Promise<boolean | undefined> {
  return (await server.call(login, { body: { username, password } }, client)).envelope.value?.passwordExpired
}

describe('OPEN-04 weak passwords', () => {
  it.each([
    ['password1', 'field.password.common'],
    ['PassWord1', 'field.password.common'],
    ['abc123', 'field.password.common'],
    ['brandnew1', 'field.password.common'],
    ['P@ssw0rd1', 'field.password.guessable'],
    ['aaaaaaaaaaaaaaaaaaa1', 'field.password.guessable'],
    ['journey7', 'field.password.guessable'],
    ['xnova77y', 'field.password.name'],
    ['aurora2026', 'field.password.name'],
    ['k7x2mq', undefined],
    ['recovered1', undefined],
    [TEST_PASSWORD, undefined],
  ])('%s: %s', async (password, expected) => {
    expect(await findWeakness(password, { merchant: server.merchants.aurora, username: 'nova77' })).toBe(expected)
  })

  it('REG-27 a registration with one is refused at its field', async () => {
    const username = makeName()
    const { envelope, status } = await server.call(register, { body: { username, password: WEAK } })
    expect([status, envelope.errorCode]).toEqual([400, 'password_weak'])
    expect(envelope.fields).toEqual([{ path: 'password', rule: 'field.password.common' }])
    const named = await server.call(register, { body: { username, password: `${username}xk` } })
    expect(named.envelope.fields).toEqual([{ path: 'password', rule: 'field.password.name' }])
    expect((await server.call(register, { body: { username, password: TEST_PASSWORD } })).envelope.success).toBe(true)
  })

  it('REG-17 a registration by mobile number with one is refused, and its code remains', async () => {
    const number = { countryDialingCode: '63', mobileNum: `9${randomInt(10 ** 8, 10 ** 9)}` }
    await server.call(requestSmsCode, { body: { ...number, purpose: 'register' } })
    const verificationCode = await readCode(server, `+63${number.mobileNum}`)
    const attempt = (password: string) =>
      server.call(registerMobile, { body: { ...number, verificationCode, password } })
    for (let count = 0; count < 6; count += 1)
      expect((await attempt(WEAK)).envelope.fields).toEqual([{ path: 'password', rule: 'field.password.common' }])
    expect((await attempt(`ab${number.mobileNum}`)).envelope.errorCode).toBe('password_weak')
    expect((await attempt(TEST_PASSWORD)).envelope.success).toBe(true)
  })

  it('OPEN-26 a change to one is refused after the old one is proved', async () => {
    const member = await server.logIn('aurora')
    const change = (oldPassword: string, newPassword: string) =>
      server.call(changePassword, { body: { oldPassword, newPassword } }, member)
    expect((await change('wrong1pass', WEAK)).envelope.errorCode).toBe('password_wrong')
    const { envelope } = await change(TEST_PASSWORD, WEAK)
    expect([envelope.errorCode, envelope.fields]).toEqual([
      'password_weak',
      [{ path: 'newPassword', rule: 'field.password.common' }],
    ])
    expect((await change(TEST_PASSWORD, `x${member.username}`)).envelope.errorCode).toBe('password_weak')
    expect((await change(TEST_PASSWORD, 'brandnew7sky')).envelope.success).toBe(true)
  })

  it('DEC-30 a recovery to one is refused, and its code remains', async () => {
    const member = await server.logIn('aurora')
    const email = `w${randomInt(10 ** 9)}@example.com`
    const address = { channel: 'email', email } as const
    await server.call(requestContactCode, { body: { address } }, member)
    const confirmation = await readCode(server, email)
    await server.call(
      saveContact,
      { body: { address, verificationCode: confirmation, password: TEST_PASSWORD } },
      member,
    )
    await server.database.executeSql('DELETE FROM public.verification_request', [])
    await server.call(requestEmailCode, { body: { email, purpose: 'recovery' } })
    const verificationCode = await readCode(server, email)
    const recover = async (newPassword: string) =>
      (await server.call(recoverAccount, { body: { address, verificationCode, newPassword } })).envelope
    for (let count = 0; count < 6; count += 1)
      expect((await recover(WEAK)).fields).toEqual([{ path: 'newPassword', rule: 'field.password.common' }])
    expect((await recover(`x${member.username}`)).fields).toEqual([
      { path: 'newPassword', rule: 'field.password.name' },
    ])
    expect((await recover('recovered7sky')).success).toBe(true)
  })
})

describe('LOGIN-09 CONF-09 passwords of before', () => {
  it('a weak one goes on working and is asked to change, until it is changed', async () => {
    const member = await server.logIn('aurora')
    expect(await isExpired(member.username, TEST_PASSWORD)).toBe(false)
    await setOldPassword('aurora', member.memberId, WEAK)
    expect(await isExpired(member.username, WEAK)).toBe(true)
    expect(await isExpired(member.username, 'wrong1pass')).toBeUndefined()
    await setOldPassword('aurora', member.memberId, `x${member.username}`)
    expect(await isExpired(member.username, `x${member.username}`)).toBe(true)
  })

  it('TWOFA-03 a weak one is told after the second factor', async () => {
    const member = await server.logIn('aurora')
    const started = await server.call(startAuthenticator, { body: { password: TEST_PASSWORD } }, member)
    const totp = URI.parse(started.envelope.value?.uri ?? '') as TOTP // the address names its kind
    const codeAt = (steps: number) => totp.generate({ timestamp: Date.now() + steps * 30_000 })
    await server.call(confirmAuthenticator, { body: { code: codeAt(-1) } }, member)
    const logIn = async (password: string, steps: number) => {
      const asked = await server.call(login, { body: { username: member.username, password } })
      const { verifyId } = asked.envelope.value as unknown as { verifyId: string } // the value of this refusal
      const body = { verifyId, verifyType: 'ga', verifyCode: codeAt(steps) } as const
      return (await server.call(loginVerification, { body })).envelope.value?.passwordExpired
    }
    expect(await logIn(TEST_PASSWORD, 0)).toBe(false)
    await setOldPassword('aurora', member.memberId, WEAK)
    expect(await logIn(WEAK, 1)).toBe(true)
  })

  it('AUTO-06 a weak one is told after a login by number and password', async () => {
    const number = { countryDialingCode: '63', mobileNum: `9${randomInt(10 ** 8, 10 ** 9)}` }
    await server.call(requestSmsCode, { body: { ...number, purpose: 'register' } }, lotus)
    const verificationCode = await readCode(server, `+63${number.mobileNum}`, lotus.host)
    const made = await server.call(
      registerMobile,
      { body: { ...number, verificationCode, password: TEST_PASSWORD } },
      lotus,
    )
    const logIn = async (password: string) =>
      (await server.call(login, { body: { type: 'sms', ...number, password } }, lotus)).envelope.value?.passwordExpired
    expect(await logIn(TEST_PASSWORD)).toBe(false)
    await setOldPassword('lotus', made.envelope.value?.id ?? '', WEAK)
    expect(await logIn(WEAK)).toBe(true)
  })
})

describe('T39 LOGIN-09 an expiry by age', () => {
  const age = (memberId: string, days: number) =>
    server.database.executeSql(
      `UPDATE public.member SET password_set_at = now() - $2 * interval '1 day', created_at = now() - interval '1 year' WHERE id = $1`,
      [memberId, days],
    )

  it('is off by default', async () => {
    const member = await server.logIn('aurora')
    await age(member.memberId, 3650)
    expect(await isExpired(member.username, TEST_PASSWORD)).toBe(false)
  })

  it('FLAG-10 follows the merchant’s days; a change begins them anew', async () => {
    const member = await server.logIn('lotus')
    await age(member.memberId, 89)
    expect(await isExpired(member.username, TEST_PASSWORD, lotus)).toBe(false)
    await age(member.memberId, 90)
    expect(await isExpired(member.username, TEST_PASSWORD, lotus)).toBe(true)
    const body = { oldPassword: TEST_PASSWORD, newPassword: 'brandnew7sky' }
    await server.call(changePassword, { body }, member)
    expect(await isExpired(member.username, 'brandnew7sky', lotus)).toBe(false)
  })
})

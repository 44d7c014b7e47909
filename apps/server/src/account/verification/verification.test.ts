import { randomInt } from 'node:crypto'
import {
  captchaChallenge,
  changePassword,
  type EndpointInput,
  listContacts,
  login,
  memberInfo,
  NO_PASSWORD,
  recoverAccount,
  registerMobile,
  requestContactCode,
  requestEmailCode,
  requestSmsCode,
  saveContact,
} from '@foyer/contract'
import { Registry } from 'prom-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createMessages } from '../../outreach/message/index.ts'
import { outboxProvider } from '../../providers/messages/outbox.ts'
import { createTestOutbox } from '../../testing/create-test-outbox.ts'
import { readCode, readOutbox } from '../../testing/read-outbox.ts'
import { sendTestNotifications } from '../../testing/send-notifications.ts'
import { solveEmbedded } from '../../testing/solve-embedded.ts'
import {
  readCookies,
  startTestServer,
  TEST_PASSWORD,
  type TestClient,
  type TestServer,
} from '../../testing/test-server.ts'
import { createVerifications } from './index.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({
    limits: { code: 10_000, login: 10_000, loginAddress: 10_000 },
    trustProxy: 'loopback',
  })
})
afterAll(() => server?.close())

const countryDialingCode = '63'
const makeNumber = () => `9${randomInt(10 ** 8, 10 ** 9)}`
const makeEmail = () => `c${randomInt(10 ** 9)}@example.com`
const lotus: TestClient = { host: 'lotus.localhost' }
/** Another visitor's network for each request, so that only the limits under test count. */
const somewhere = () => ({ 'x-forwarded-for': `20.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` })

type Purpose = EndpointInput<typeof requestSmsCode>['body']['purpose']

async function askForCode(mobileNum: string, purpose: Purpose, { captcha, from = somewhere() }: Asking = {}) {
  const body = { countryDialingCode, mobileNum, purpose, ...(captcha === undefined ? {} : { captcha }) }
  return server.call(requestSmsCode, { body }, undefined, from)
}
interface Asking {
  captcha?: string
  from?: Record<string, string>
}

async function solveCaptcha(action: 'sms' | 'recovery' = 'sms') {
  const { envelope } = await server.call(captchaChallenge, { query: { action } }, undefined, somewhere())
  return envelope.value ? await solveEmbedded(envelope.value) : ''
}

async function registerByMobile(mobileNum = makeNumber(), password?: string) {
  await askForCode(mobileNum, 'register')
  const verificationCode = await readCode(server, `+63${mobileNum}`)
  const body = { countryDialingCode, mobileNum, verificationCode, ...(password ? { password } : {}) }
  const { envelope, headers, status } = await server.call(registerMobile, { body })
  const client = { host: 'localhost', token: envelope.value?.token ?? '', cookie: readCookies(headers) }
  return { mobileNum, body, envelope, status, client }
}

/** Lets a number ask again without waiting. */
async function forgetRequests(): Promise<void> {
  await server.database.executeSql('DELETE FROM public.verification_request', [])
}

describe('API-18 DEC-19 a code by sms', () => {
  it('has six digits, names the merchant, and its request answers times only', async () => {
    const mobileNum = makeNumber()
    const { envelope } = await askForCode(mobileNum, 'register')
    expect(envelope.value).toEqual({ resendSeconds: 60, expiresSeconds: 300 })
    const [text = ''] = await readOutbox(server, `+63${mobileNum}`)
    expect(text).toMatch(/^(\d{6}) is your Aurora sign-up code[^\n]*\n\n@localhost #\1$/)
  })

  it.each([
    ['?language=UR', 'en', '<html lang="ur" dir="rtl" data-script="nastaliq">', 'پیغامات دکھائیں'],
    ['', 'zh-CN', '<html lang="zh-CN" dir="ltr" data-script="han">', '查看消息'],
    ['?language=none', 'en', '<html lang="en" dir="ltr">', 'Show messages'],
  ])('DEC-19 LANG-01 the outbox of the demo with %j, in a browser of %s', async (query, tag, root, button) => {
    const headers = { host: 'localhost', 'accept-language': tag }
    const { body } = await server.app.inject({ url: `/wps/demo/outbox${query}`, headers })
    expect(body).toContain(root)
    expect(body).toContain(`<button>${button}</button>`)
  })

  it('T14 comes once a minute and three times in ten minutes to one number, whoever asks', async () => {
    const mobileNum = makeNumber()
    const number = `+63${mobileNum}`
    const ask = async () => askForCode(mobileNum, 'register', { captcha: await solveCaptcha() })
    for (const minutes of [0, 1, 2, 3]) {
      const { envelope } = await ask()
      expect([minutes, envelope.errorCode]).toEqual([minutes, minutes < 3 ? null : 'TOO_MANY_REQUESTS'])
      const again = await ask()
      expect(again.envelope.errorCode).toBe('TOO_MANY_REQUESTS')
      // Until every limit permits another one: the minute, or the ten minutes of three.
      const waitSeconds = Number(again.headers.get('retry-after'))
      expect(waitSeconds).toBeGreaterThan(minutes < 2 ? 50 : 350)
      expect(waitSeconds).toBeLessThanOrEqual(minutes < 2 ? 60 : 600)
      await server.database.executeSql(
        `UPDATE public.verification_request SET requested_at = requested_at - interval '61 seconds'`,
        [],
      )
    }
    expect(await readOutbox(server, number)).toHaveLength(3)
  })

  it('T14 of 40 concurrent requests for one number one is sent', async () => {
    const mobileNum = makeNumber()
    const answers = await Promise.all(Array.from({ length: 40 }, () => askForCode(mobileNum, 'register')))
    expect(answers.filter(({ envelope }) => envelope.success)).toHaveLength(1)
    expect(await readOutbox(server, `+63${mobileNum}`)).toHaveLength(1)
  })

  it('T14 other spellings of a number are the same number', async () => {
    const mobileNum = makeNumber()
    const wide = [...mobileNum].map((digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0)).join('')
    const [first, ...others] = [
      mobileNum,
      `0${mobileNum}`,
      `0063${mobileNum}`,
      `63${mobileNum}`,
      `+63 (0)${mobileNum}`,
      `${mobileNum.slice(0, 3)} ${mobileNum.slice(3)}`,
      wide,
    ]
    expect((await askForCode(first ?? '', 'register')).envelope.success).toBe(true)
    for (const spelling of others)
      expect([spelling, (await askForCode(spelling, 'register')).envelope.errorCode]).toEqual([
        spelling,
        'captcha_required',
      ])
    expect(await readOutbox(server, `+63${mobileNum}`)).toHaveLength(1)
  })

  it('T14 the second request of an hour for a number, or from a network, needs a captcha, by default', async () => {
    const [mobileNum, other] = [makeNumber(), makeNumber()]
    const home = somewhere()
    expect((await askForCode(mobileNum, 'login', { from: home })).envelope.success).toBe(true)
    expect((await askForCode(mobileNum, 'recovery')).envelope.errorCode).toBe('captcha_required')
    expect((await askForCode(other, 'register', { from: home })).envelope.errorCode).toBe('captcha_required')
    const wrong = { from: home, captcha: await solveCaptcha('recovery') }
    expect((await askForCode(other, 'register', wrong)).envelope.errorCode).toBe('captcha_invalid')
    expect(await readOutbox(server, `+63${other}`)).toEqual([])
    const solved = { from: home, captcha: await solveCaptcha() }
    expect((await askForCode(other, 'register', solved)).envelope.success).toBe(true)
    expect(await readOutbox(server, `+63${other}`)).toHaveLength(1)
  })

  it('T14 the second request of an hour for an e-mail address needs one too', async () => {
    const body = { email: makeEmail(), purpose: 'recovery' } as const
    const ask = (captcha = {}) =>
      server.call(requestEmailCode, { body: { ...body, ...captcha } }, undefined, somewhere())
    expect((await ask()).envelope.success).toBe(true)
    expect((await ask()).envelope.errorCode).toBe('captcha_required')
    // The captcha is right: the minute between two codes is not over.
    expect((await ask({ captcha: await solveCaptcha('recovery') })).envelope.errorCode).toBe('TOO_MANY_REQUESTS')
  })

  /** Codes of a merchant with a small budget, without the calls before them. */
  function openSender(messagesPerDay: number) {
    const { database, config, app, merchants } = server
    const { dataKey } = config
    const metrics = new Registry()
    const outbox = createTestOutbox(server)
    const providers = { sms: outboxProvider }
    const messages = createMessages({ database, outbox, providers, dataKey, metrics, logger: app.log })
    const findCodeProvider = () => undefined
    const { sendCode } = createVerifications({ database, messages, dataKey, findCodeProvider, logger: app.log })
    const merchant = { ...merchants.aurora, settings: { ...merchants.aurora.settings, messagesPerDay } }
    return (index: number, purpose: 'register' | 'second_factor' = 'register') =>
      sendCode(merchant, {
        recipient: { channel: 'sms', text: `+639${randomInt(10 ** 8, 10 ** 9)}` },
        purpose,
        caller: { ip: `20.7.${index}.1`, language: 'EN', origin: 'http://localhost', afterAnswer: () => undefined },
        deviceId: undefined,
        decideText: async () => purpose,
      }).then(
        () => 'sent',
        ({ code }: { code: string }) => code,
      )
  }

  it('T14 of 40 requests for 40 numbers from 40 networks no more are sent than the visitors’ share of the merchant’s budget', async () => {
    await forgetRequests()
    const send = openSender(60)
    const outcomes = await Promise.all(Array.from({ length: 40 }, (_, index) => send(index)))
    expect(outcomes.filter((outcome) => outcome === 'sent')).toHaveLength(8)
    expect(new Set(outcomes)).toEqual(new Set(['sent', 'TOO_MANY_REQUESTS']))
    // The rest is left for second factors.
    expect(await send(40, 'second_factor')).toBe('sent')
    await forgetRequests()
  })

  it('T14 is not sent to a country that the merchant does not serve', async () => {
    const body = { countryDialingCode: '1', mobileNum: '2025550123', purpose: 'register' } as const
    expect((await server.call(requestSmsCode, { body })).envelope.errorCode).toBe('country_not_served')
    expect(await readOutbox(server, '+12025550123')).toEqual([])
  })

  it('DEC-15 for a login is answered alike for an unknown number, which gets nothing', async () => {
    const { mobileNum } = await registerByMobile()
    await forgetRequests()
    const unknown = makeNumber()
    const [known, other] = [await askForCode(mobileNum, 'login'), await askForCode(unknown, 'login')]
    expect(other.envelope).toEqual(known.envelope)
    expect((await readOutbox(server, `+63${mobileNum}`))[0]).toContain('login code')
    expect(await readOutbox(server, `+63${unknown}`)).toEqual([])
  })

  it('T12 for the registration of a known number its owner gets a note without a code', async () => {
    const { mobileNum } = await registerByMobile()
    await forgetRequests()
    await askForCode(mobileNum, 'register')
    const [text = ''] = await readOutbox(server, `+63${mobileNum}`)
    expect(text).toContain('already have')
    expect(text).not.toMatch(/\d{6}/)
  })

  it.each(['', '12', 'abc1234', '1'.repeat(16)])('OPEN-04 the number "%s" is refused', async (mobileNum) => {
    const { envelope, status } = await server.call(requestSmsCode, { body: { countryDialingCode, mobileNum } })
    expect([status, envelope.fields?.[0]?.path]).toEqual([400, 'mobileNum'])
  })
})

describe('API-07 FLAG-04 a registration by mobile number', () => {
  it('REG-17 CONF-43 DEC-11 OPEN-12 opens a session; without a password, password login is off until one is set', async () => {
    const { envelope, client, mobileNum } = await registerByMobile()
    expect(envelope.value).toMatchObject({
      customerType: 0,
      nickname: expect.stringMatching(/^\d{4} •••• \d{3}$/),
      userName: expect.stringMatching(/^m[a-z2-9]{9}$/),
    })
    const username = envelope.value?.userName ?? ''
    expect((await server.call(memberInfo, {}, client)).envelope.value?.hasPassword).toBe(false)
    const contacts = await server.call(listContacts, {}, client)
    expect(contacts.envelope.value?.items).toMatchObject([{ channel: 'sms', masked: `+63 ••• ${mobileNum.slice(-4)}` }])
    for (const password of [NO_PASSWORD, 'null12', TEST_PASSWORD])
      expect((await server.call(login, { body: { username, password } })).envelope.errorCode).toBe('login.cred.err')
    const set = await server.call(changePassword, { body: { newPassword: TEST_PASSWORD } }, client)
    expect(set.envelope.success).toBe(true)
    expect((await server.call(login, { body: { username, password: TEST_PASSWORD } })).envelope.success).toBe(true)
    const again = await server.call(changePassword, { body: { newPassword: 'brandnew7sky' } }, client)
    expect(again.envelope.errorCode).toBe('password_wrong')
  })

  it('takes a password', async () => {
    const { envelope } = await registerByMobile(makeNumber(), TEST_PASSWORD)
    const body = { username: envelope.value?.userName ?? '', password: TEST_PASSWORD }
    expect((await server.call(login, { body })).envelope.success).toBe(true)
  })

  it.each([
    ['a space before it', (code: string) => ` ${code}`],
    [
      'a space inside, in digits of another script',
      (code: string) =>
        `${code.slice(0, 3)} ${code.slice(3)}`.replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'.charAt(Number(digit))),
    ],
  ])('OPEN-04 accepts a code with %s', async (_, write) => {
    const mobileNum = makeNumber()
    await askForCode(mobileNum, 'register')
    const verificationCode = write(await readCode(server, `+63${mobileNum}`))
    const { envelope } = await server.call(registerMobile, {
      body: { countryDialingCode, mobileNum, verificationCode },
    })
    expect(envelope.success).toBe(true)
  })

  it('T11 T15 a code works once, for its number, its purpose and its merchant', async () => {
    const { body } = await registerByMobile()
    expect((await server.call(registerMobile, { body })).envelope.errorCode).toBe('verification_invalid')
    const mobileNum = makeNumber()
    await forgetRequests()
    await askForCode(mobileNum, 'register')
    const verificationCode = await readCode(server, `+63${mobileNum}`)
    const right = { countryDialingCode, mobileNum, verificationCode }
    for (const wrong of [{ mobileNum: makeNumber() }, { countryDialingCode: '92' }])
      expect((await server.call(registerMobile, { body: { ...right, ...wrong } })).envelope.errorCode).toBe(
        'verification_invalid',
      )
    const asLogin = await server.call(login, { body: { type: 'sms', ...right } })
    expect(asLogin.envelope.errorCode).toBe('verification_invalid')
    expect((await server.call(registerMobile, { body: right })).envelope.success).toBe(true)
  })

  it('T15 the sixth try of a code fails, even the right one', async () => {
    const mobileNum = makeNumber()
    await askForCode(mobileNum, 'register')
    const code = await readCode(server, `+63${mobileNum}`)
    const wrong = code === '000000' ? '000001' : '000000'
    const tryCode = (verificationCode: string) =>
      server.call(registerMobile, { body: { countryDialingCode, mobileNum, verificationCode } })
    for (let index = 0; index < 5; index += 1)
      expect((await tryCode(wrong)).envelope.errorCode).toBe('verification_invalid')
    expect((await tryCode(code)).envelope.errorCode).toBe('verification_invalid')
  })

  it('T15 T20 of 32 concurrent uses of a code one wins', async () => {
    const mobileNum = makeNumber()
    await askForCode(mobileNum, 'register')
    const verificationCode = await readCode(server, `+63${mobileNum}`)
    const body = { countryDialingCode, mobileNum, verificationCode }
    const answers = await Promise.all(Array.from({ length: 32 }, () => server.call(registerMobile, { body })))
    expect(answers.filter(({ envelope }) => envelope.success)).toHaveLength(1)
  })

  it('DEC-19 a code is over after five minutes', async () => {
    const mobileNum = makeNumber()
    await askForCode(mobileNum, 'register')
    const verificationCode = await readCode(server, `+63${mobileNum}`)
    await server.database.executeSql(
      `UPDATE public.verification_code SET expires_at = expires_at - interval '301 seconds'`,
      [],
    )
    const body = { countryDialingCode, mobileNum, verificationCode }
    expect((await server.call(registerMobile, { body })).envelope.errorCode).toBe('verification_invalid')
  })

  it('is closed where the merchant has no flag for it', async () => {
    const body = { countryDialingCode: '86', mobileNum: '13800138000', verificationCode: '123456' }
    expect((await server.call(registerMobile, { body }, lotus)).envelope.errorCode).toBe('registration_closed')
  })
})

describe('LOGIN-01 ENT-04 a login by sms', () => {
  it('LOGIN-01 opens a session by number and code', async () => {
    const { mobileNum, envelope } = await registerByMobile()
    await forgetRequests()
    await askForCode(mobileNum, 'login')
    const verificationCode = await readCode(server, `+63${mobileNum}`)
    const answer = await server.call(login, { body: { type: 'sms', countryDialingCode, mobileNum, verificationCode } })
    expect(answer.envelope.value?.userName).toBe(envelope.value?.userName)
    expect(answer.envelope.value?.passwordExpired).toBe(false)
  })

  it('AUTO-06 FLAG-07 takes no password where the merchant verifies numbers', async () => {
    const { mobileNum } = await registerByMobile(makeNumber(), TEST_PASSWORD)
    const body = { type: 'sms', countryDialingCode, mobileNum, password: TEST_PASSWORD } as const
    expect((await server.call(login, { body })).envelope.errorCode).toBe('login.cred.err')
  })

  it('ENT-04 OPEN-29 T13 the type decides, not what else the call says of itself', async () => {
    const body = { username: 'nobodyhasthis', password: 'x', isSms: true, isOfficialAppLogin: true } as const
    expect((await server.call(login, { body })).envelope.errorCode).toBe('login.cred.err')
  })

  it('ENT-04 a type without its fields is refused, and one that the merchant does not have', async () => {
    const missing = await server.call(login, { body: { type: 'sms', password: 'x' } })
    expect(missing.envelope.errorCode).toBe('invalid_input')
    const nameless = await server.call(login, { body: { password: 'x' } })
    expect(nameless.envelope.fields?.map(({ path }) => path)).toEqual(['username'])
    const body = {
      type: 'sms',
      countryDialingCode: '86',
      mobileNum: '13800138000',
      verificationCode: '123456',
    } as const
    expect((await server.call(login, { body }, lotus)).envelope.errorCode).toBe('not_found')
  })
})

describe('DEC-30 contacts and recovery', () => {
  const email = `jo${randomInt(10 ** 9)}@example.com`
  const address = { channel: 'email', email } as const

  it('an e-mail address is added by password and code, with a hold and a notification', async () => {
    const member = await server.logIn('aurora')
    await server.call(requestContactCode, { body: { address } }, member)
    const verificationCode = await readCode(server, email)
    const wrong = await server.call(
      saveContact,
      { body: { address, verificationCode, password: 'wrong1pass' } },
      member,
    )
    expect(wrong.envelope.errorCode).toBe('password_wrong')
    const saved = await server.call(
      saveContact,
      { body: { address, verificationCode, password: TEST_PASSWORD } },
      member,
    )
    expect(saved.envelope.value).toEqual({ saved: true })
    const { rows } = await server.database.executeSql(
      'SELECT reason FROM public.withdrawal_hold WHERE member_id = $1',
      [member.memberId],
    )
    expect(rows).toEqual([{ reason: 'contact_changed' }])
  })

  it('a change of an address is notified to the former one, not to the new one', async () => {
    const member = await server.logIn('aurora')
    const [first, second] = [makeEmail(), makeEmail()]
    const listNotices = async (to: string) =>
      (await readOutbox(server, to)).filter((text) => text.includes('was added to your account'))
    for (const [to, notices] of [
      [first, 0],
      [second, 1],
    ] as const) {
      await forgetRequests()
      const changed = { channel: 'email', email: to } as const
      await server.call(requestContactCode, { body: { address: changed } }, member)
      const body = { address: changed, verificationCode: await readCode(server, to), password: TEST_PASSWORD }
      expect((await server.call(saveContact, { body }, member)).envelope.success).toBe(true)
      await sendTestNotifications(server)
      expect(await listNotices(first)).toHaveLength(notices)
    }
    expect(await listNotices(second)).toEqual([])
  })

  it('a second account can neither take it nor learn of it', async () => {
    await forgetRequests()
    const other = await server.logIn('aurora')
    const sent = (await readOutbox(server, email)).length
    const { envelope } = await server.call(requestContactCode, { body: { address } }, other)
    expect(envelope.success).toBe(true)
    expect(await readOutbox(server, email)).toHaveLength(sent)
  })

  it('a new password by a code to it ends every session and opens one', async () => {
    await forgetRequests()
    await server.call(requestEmailCode, { body: { email, purpose: 'recovery' } })
    const verificationCode = await readCode(server, email)
    const body = { address, verificationCode, newPassword: 'recovered1' }
    const { envelope, headers } = await server.call(recoverAccount, { body })
    const client = { host: 'localhost', token: envelope.value?.token ?? '', cookie: readCookies(headers) }
    expect((await server.call(memberInfo, {}, client)).status).toBe(200)
    const { rows } = await server.database.executeSql(
      'SELECT count(*)::int AS open FROM public.session WHERE member_id = $1 AND ended_at IS NULL',
      [envelope.value?.id ?? ''],
    )
    expect(rows).toEqual([{ open: 1 }])
    const username = envelope.value?.userName ?? ''
    expect((await server.call(login, { body: { username, password: TEST_PASSWORD } })).envelope.success).toBe(false)
    expect((await server.call(login, { body: { username, password: 'recovered1' } })).envelope.success).toBe(true)
    expect((await server.call(recoverAccount, { body })).envelope.errorCode).toBe('verification_invalid')
  })

  it('DEC-15 a recovery answers alike for an address that belongs to nobody', async () => {
    const nobody = `no${randomInt(10 ** 9)}@example.com`
    const { envelope } = await server.call(requestEmailCode, { body: { email: nobody, purpose: 'recovery' } })
    expect(envelope.value).toEqual({ resendSeconds: 60, expiresSeconds: 300 })
    expect(await readOutbox(server, nobody)).toEqual([])
  })

  it('T10 a number of one merchant does not exist at the other', async () => {
    const { mobileNum } = await registerByMobile()
    expect(await readOutbox(server, `+63${mobileNum}`, 'lotus.localhost')).toEqual([])
    const members = await server.logIn('lotus')
    expect((await server.call(listContacts, {}, members)).envelope.value?.items).toEqual([])
  })
})

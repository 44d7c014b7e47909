import { randomInt } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import {
  geetestSetup,
  login,
  memberInfo,
  registerMobile,
  requestContactCode,
  requestSmsCode,
  verificationChannelList,
} from '@foyer/contract'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDemoIdentityApp, makeDemoIdentitySettings } from '../../../demo/services/demo-identity.ts'
import { saveMerchant } from '../../merchant/index.ts'
import { readOutbox } from '../../testing/read-outbox.ts'
import { readCookies, startTestServer, type TestServer } from '../../testing/test-server.ts'

const dataKey = 'data-key-of-this-test-run-0000000000'
const fire = { host: 'fire.localhost' }
const countryDialingCode = '63'
let firebase: FastifyInstance
let server: TestServer
let url: string

beforeAll(async () => {
  firebase = await createDemoIdentityApp(makeDemoIdentitySettings('http://127.0.0.1', dataKey))
  url = await firebase.listen({ host: '127.0.0.1', port: 0 })
  server = await startTestServer({
    limits: { code: 10_000, login: 10_000, loginAddress: 10_000 },
    identityProviders: {
      fire: { firebase: { emulatorUrl: url } },
      lost: { firebase: { emulatorUrl: 'http://127.0.0.1:9' } },
    },
  })
  const { aurora } = server.merchants
  for (const code of ['fire', 'lost']) {
    const settings = { ...aurora.settings, smsProvider: { firebase: true, apiKey: 'demo-key' } }
    const merchant = { ...aurora, code, hosts: [`${code}.localhost`], formerHosts: [], settings }
    await server.database.transaction((tx) => saveMerchant(tx, merchant))
  }
})

afterAll(async () => {
  await server.close()
  await firebase.close()
})

const makeNumber = () => `9${randomInt(10 ** 8, 10 ** 9)}`
const solveCaptcha = async () => {
  const answer = (await (await fetch(`${url}/firebase/captcha`)).json()) as { token: string } // of the stand-in
  return answer.token
}

async function ask(mobileNum: string, purpose: 'login' | 'register', recaptchaToken?: string, host = fire.host) {
  const body = { countryDialingCode, mobileNum, purpose, ...(recaptchaToken ? { recaptchaToken } : {}) }
  return (await server.call(requestSmsCode, { body }, { host })).envelope
}

/** Codes that Firebase has sent to a number, newest first. */
async function readCodes(mobileNum: string): Promise<string[]> {
  const page = await (await fetch(`${url}/firebase/codes?to=%2B63${mobileNum}`)).text()
  return page.match(/\d{6}(?= is your)/g) ?? []
}

/** Sent after the answer; stored at once. */
async function waitForCode(mobileNum: string): Promise<string> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const [code] = await readCodes(mobileNum)
    const { rows } = await server.database.executeSql(
      'SELECT provider_session IS NOT NULL AS done FROM public.verification_code ORDER BY created_at DESC LIMIT 1',
      [],
    )
    if (code && (rows as { done: boolean }[])[0]?.done) return code // one row
    await setTimeout(50)
  }
  throw new Error('Firebase has sent nothing')
}

const wrongOf = (code: string) => (code === '000000' ? '000001' : '000000')

async function registerNumber(mobileNum: string) {
  expect((await ask(mobileNum, 'register', await solveCaptcha())).errorCode).toBeNull()
  const verificationCode = await waitForCode(mobileNum)
  const body = { countryDialingCode, mobileNum, verificationCode }
  return { body, answer: await server.call(registerMobile, { body }, fire) }
}

describe('OPEN-28 DEC-19 codes of Firebase, where the merchant’s sms provider is Firebase', () => {
  it('registers a number, once per code, and logs it in', async () => {
    const mobileNum = makeNumber()
    const { body, answer } = await registerNumber(mobileNum)
    expect(answer.envelope.errorCode).toBeNull()
    expect((await server.call(registerMobile, { body }, fire)).envelope.errorCode).toBe('verification_invalid')
    await server.database.executeSql('DELETE FROM public.verification_request', [])

    expect((await ask(mobileNum, 'login', await solveCaptcha())).errorCode).toBeNull()
    const code = await waitForCode(mobileNum)
    const enter = async (verificationCode: string) => {
      const sms = { type: 'sms', countryDialingCode, mobileNum, verificationCode } as const
      return (await server.call(login, { body: sms }, fire)).envelope
    }
    expect((await enter(wrongOf(code))).errorCode).toBe('verification_invalid')
    expect((await enter(code)).value?.id).toBe(answer.envelope.value?.id)
    expect((await enter(code)).errorCode).toBe('verification_invalid')
    // Our own provider has sent nothing.
    expect(await readOutbox(server, `+63${mobileNum}`, fire.host)).toEqual([])
  })

  it('CAPT-03 needs its reCAPTCHA, whose site key comes from Firebase', async () => {
    const mobileNum = makeNumber()
    expect((await ask(mobileNum, 'register')).errorCode).toBe('captcha_required')
    const setup = await server.call(geetestSetup, { query: { action: 'sms' } }, fire)
    expect(setup.envelope.value).toMatchObject({ gt: 'demo-site-key', success: 1 })
    const token = await solveCaptcha()
    expect((await ask(mobileNum, 'register', token)).errorCode).toBeNull()
    await server.database.executeSql('DELETE FROM public.verification_request', [])
    expect((await ask(mobileNum, 'register', token)).errorCode).toBe('captcha_invalid')
  })

  it('T14 an invented token is answered the same, and nothing is sent or redeemed', async () => {
    const mobileNum = makeNumber()
    const countRefused = () => server.logLines.filter((line) => line.includes('code not sent')).length
    const former = countRefused()
    expect((await ask(mobileNum, 'register', 'invented')).errorCode).toBeNull()
    await expect.poll(countRefused).toBe(former + 1)
    expect(await readCodes(mobileNum)).toEqual([])
    const body = { countryDialingCode, mobileNum, verificationCode: '123456' }
    expect((await server.call(registerMobile, { body }, fire)).envelope.errorCode).toBe('verification_invalid')
  })

  it('DEC-15 a login code for a number that nobody has is answered the same, and costs no message', async () => {
    const mobileNum = makeNumber()
    const answer = await ask(mobileNum, 'login', await solveCaptcha())
    expect(answer.value).toEqual({ resendSeconds: 60, expiresSeconds: 300 })
    // A code would be sent after the answer, and nothing tells that none is: a later one is given the time of this one.
    const later = makeNumber()
    expect((await ask(later, 'register', await solveCaptcha())).errorCode).toBeNull()
    await waitForCode(later)
    expect(await readCodes(mobileNum)).toEqual([])
  })

  it('T15 of two concurrent uses of a code one counts, and five wrong tries end it', async () => {
    const first = makeNumber()
    expect((await ask(first, 'register', await solveCaptcha())).errorCode).toBeNull()
    const body = { countryDialingCode, mobileNum: first, verificationCode: await waitForCode(first) }
    const answers = await Promise.all([1, 2, 3, 4].map(() => server.call(registerMobile, { body }, fire)))
    expect(answers.filter(({ envelope }) => envelope.success)).toHaveLength(1)

    const second = makeNumber()
    await ask(second, 'register', await solveCaptcha())
    const right = { countryDialingCode, mobileNum: second, verificationCode: await waitForCode(second) }
    for (let count = 0; count < 5; count += 1)
      await server.call(registerMobile, { body: { ...right, verificationCode: wrongOf(right.verificationCode) } }, fire)
    expect((await server.call(registerMobile, { body: right }, fire)).envelope.errorCode).toBe('verification_invalid')
  })

  it('T12 the owner of a number is told only after the code: a second account is refused', async () => {
    const mobileNum = makeNumber()
    await registerNumber(mobileNum)
    await server.database.executeSql('DELETE FROM public.verification_request', [])
    const { answer } = await registerNumber(mobileNum)
    expect(answer.envelope.errorCode).toBe('mobile_taken')
  })

  it('is for visitors: a member’s contact has a message of the platform', async () => {
    const { answer } = await registerNumber(makeNumber())
    const client = { ...fire, token: answer.envelope.value?.token ?? '', cookie: readCookies(answer.headers) }
    expect((await server.call(memberInfo, {}, client)).status).toBe(200)
    const mobileNum = makeNumber()
    const address = { channel: 'sms', countryDialingCode, mobileNum } as const
    expect((await server.call(requestContactCode, { body: { address } }, client)).envelope.errorCode).toBeNull()
    expect(await readOutbox(server, `+63${mobileNum}`, fire.host)).toHaveLength(1)
    expect(await readCodes(mobileNum)).toEqual([])
    const { value } = (await server.call(verificationChannelList, {}, fire)).envelope
    expect(value).toMatchObject({ channels: ['sms', 'email'], smsOutboxUrl: `${url}/firebase/codes` })
  })

  it('while Firebase does not answer, nothing is sent, and a try says so', async () => {
    const mobileNum = makeNumber()
    const lost = { host: 'lost.localhost' }
    const { envelope } = await server.call(geetestSetup, { query: { action: 'sms' } }, lost)
    expect(envelope.value?.success).toBe(0)
    expect((await ask(mobileNum, 'register', 'token', lost.host)).errorCode).toBeNull()
    const body = { countryDialingCode, mobileNum, verificationCode: '123456' }
    expect((await server.call(registerMobile, { body }, lost)).envelope.errorCode).toBe('service_unavailable')
    expect(server.logLines.some((line) => line.includes('code not sent'))).toBe(true)
  })
})

import {
  type CaptchaAction,
  type CaptchaResult,
  captchaChallenge,
  geetestSetup,
  login,
  register,
  requestSmsCode,
} from '@foyer/contract'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createMember, hashPassword } from '../../member/index.ts'
import { saveMerchant } from '../../merchant/index.ts'
import { solveEmbedded } from '../../testing/solve-embedded.ts'
import { type StandInGeetest, startStandInGeetest } from '../../testing/stand-in-geetest.ts'
import { startTestServer, TEST_PASSWORD, type TestServer } from '../../testing/test-server.ts'

/** Merchants with a captcha at login and registration, each by another provider; members have the same name. */
const kinds = {
  embedded: { id: null, version: 'v3' },
  v3: { id: 'known', version: 'v3' },
  v4: { id: 'known', version: 'v4' },
  keyless: { id: 'unknown', version: 'v4' },
  flagless: { id: 'known', version: 'v4' },
  off: { id: 'known', version: 'v4' },
} as const
type Kind = keyof typeof kinds
const username = 'player1'

let server: TestServer
let geetest: StandInGeetest
let number = 0
beforeAll(async () => {
  geetest = await startStandInGeetest()
  server = await startCaptchaServer(geetest)
})
afterAll(async () => {
  await Promise.all([server?.close(), geetest?.close()])
})

async function startCaptchaServer(standIn: StandInGeetest): Promise<TestServer> {
  const limits = { login: 10_000, loginAddress: 10_000, register: 10_000 }
  const messageProviders = { hasOutbox: true }
  const started = await startTestServer({ captchaProviders: standIn.settings, messageProviders, limits })
  const { lotus } = started.merchants
  const passwordHash = await hashPassword(TEST_PASSWORD)
  for (const [code, { id, version }] of Object.entries(kinds)) {
    const isOn = code !== 'off'
    const GEETEST_ID = id === 'known' ? standIn.captchaId : id
    const settings = {
      ...lotus.settings,
      loginCaptcha: isOn,
      register: isOn,
      smsCaptcha: isOn,
      whitelabelVal: { REG3: true, MOBILENUMREG3: true, REGMOBVERF3: true, GEETEST3: code !== 'flagless' },
      gw: { ...lotus.settings.gw, GEETEST_ID, GEETEST_VERSION: version },
    }
    const merchant = { ...lotus, code, hosts: [hostOf(code)], formerHosts: [], settings }
    await started.database.transaction((tx) => saveMerchant(tx, merchant))
    const details = { username, passwordHash, type: 0, language: 'EN', registerMethod: 'H5' } as const
    await started.database.transaction((tx) => createMember(tx, merchant, details), { merchant: code })
  }
  return started
}

const hostOf = (kind: string) => `${kind}.localhost`

async function logIn(kind: Kind, result: object) {
  const body = { username, password: TEST_PASSWORD, ...result }
  const { envelope } = await server.call(login, { body }, { host: hostOf(kind) })
  return envelope.errorCode ?? 'in'
}

async function join(kind: Kind, result: object) {
  number += 1
  const body = { username: `joiner${number}`, password: TEST_PASSWORD, ...result }
  const { envelope } = await server.call(register, { body }, { host: hostOf(kind) })
  return envelope.errorCode ?? 'in'
}

async function setUp(kind: Kind, action: CaptchaAction = 'login', from = server) {
  const { envelope } = await from.call(geetestSetup, { query: { t: '1', action } }, { host: hostOf(kind) })
  if (!envelope.value) throw new Error(`no setup: ${envelope.errorCode}`)
  return envelope.value
}

async function ask(kind: Kind, action: CaptchaAction = 'login') {
  const { envelope } = await server.call(captchaChallenge, { query: { action } }, { host: hostOf(kind) })
  if (!envelope.value) throw new Error(`no challenge: ${envelope.errorCode}`)
  return envelope.value
}

const solve = async (kind: Kind, action?: CaptchaAction): Promise<CaptchaResult> => ({
  captcha: await solveEmbedded(await ask(kind, action)),
})

const clear = () => server.database.executeSql('DELETE FROM public.captcha_outage')

afterEach(() => void vi.useRealTimers())
beforeEach(async () => {
  geetest.behaviour = 'normal'
  await clear()
})

describe('CAPT-02 CAPT-04 DEC-18 the embedded captcha', () => {
  it('a call without one is asked for it, a solved one counts once', async () => {
    expect(await logIn('embedded', {})).toBe('captcha_required')
    const result = await solve('embedded')
    expect(await logIn('embedded', result)).toBe('in')
    expect(await logIn('embedded', result)).toBe('captcha_invalid')
    expect(await join('embedded', {})).toBe('captcha_required')
    expect(await join('embedded', await solve('embedded', 'register'))).toBe('in')
  })

  it('T13 of many calls at once with one result, one gets in', async () => {
    const result = await solve('embedded')
    const outcomes = await Promise.all(Array.from({ length: 6 }, () => logIn('embedded', result)))
    expect(outcomes.toSorted()).toEqual([...Array(5).fill('captcha_invalid'), 'in'])
  })

  it('T13 one of another action or another merchant is refused', async () => {
    expect(await logIn('embedded', await solve('embedded', 'register'))).toBe('captcha_invalid')
    expect(await join('embedded', await solve('embedded', 'login'))).toBe('captcha_invalid')
    expect(await logIn('embedded', await solve('v4'))).toBe('captcha_invalid')
  })

  it('T13 one that was not worked for, or that was changed, is refused', async () => {
    const challenge = await ask('embedded', 'register')
    const write = (payload: unknown) => ({ captcha: Buffer.from(JSON.stringify(payload)).toString('base64') })
    const solution = { counter: 1, derivedKey: challenge.parameters.keyPrefix.padEnd(64, '0') }
    expect(await join('embedded', write({ challenge, solution }))).toBe('captcha_invalid')
    const solved = JSON.parse(Buffer.from(await solveEmbedded(challenge), 'base64').toString('utf8'))
    solved.challenge.parameters.data.action = 'login'
    expect(await logIn('embedded', write(solved))).toBe('captcha_invalid')
    solved.challenge.parameters.data.action = 'register'
    solved.challenge.parameters.expiresAt += 600
    expect(await join('embedded', write(solved))).toBe('captcha_invalid')
    solved.challenge.parameters.expiresAt -= 600
    expect(await join('embedded', write(solved))).toBe('in')
  })

  it.each([['true'], ['e30='], ['%%%'], [Buffer.from('{"challenge":null}').toString('base64')]])(
    'T13 %s is no captcha',
    async (captcha) => expect(await logIn('embedded', { captcha })).toBe('captcha_invalid'),
  )

  it.each([[{ captcha: true }], [{ captcha: {} }], [{ captcha: '' }], [{ geetestValidateV4: 'success' }]])(
    'T13 %o is not even read',
    async (result) => expect(await logIn('embedded', result)).toBe('invalid_input'),
  )

  it('T13 results of Geetest do not count where the merchant has none', async () => {
    expect(await logIn('embedded', geetest.solveV4({ challenge: '' }))).toBe('captcha_required')
    expect(geetest.calls).toEqual([])
  })

  it('T13 CAPT-05 CAPT-06 CAPT-07 no type that the client names skips it', async () => {
    for (const type of ['firebase', 'line', 'telegram']) expect(await logIn('embedded', { type })).toBe('invalid_input')
    expect(await logIn('embedded', { firebaseChannel: 'google', isSms: true })).toBe('captcha_required')
  })

  it('DEC-18 one that is older than two minutes is refused', async () => {
    const result = await solve('embedded')
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 121_000 })
    expect(await logIn('embedded', result)).toBe('captcha_invalid')
  })
})

describe.each(['v3', 'v4'] as const)('CAPT-01 CAPT-11 CAPT-16 CAPT-17 API-17 Geetest %s', (version) => {
  const solveGeetest = async (action: CaptchaAction = 'login') =>
    version === 'v3' ? geetest.solveV3(await setUp(version, action)) : geetest.solveV4(await setUp(version, action))

  it('CAPT-18 ENT-24 the setup names the id, and a solved captcha counts once', async () => {
    const setup = await setUp(version)
    expect(setup).toMatchObject({ gt: geetest.captchaId, newCaptcha: true, success: 1 })
    expect(await logIn(version, {})).toBe('captcha_required')
    const result = await solveGeetest()
    expect(await logIn(version, result)).toBe('in')
    expect(await logIn(version, result)).toBe('captcha_invalid')
    expect(await join(version, await solveGeetest('register'))).toBe('in')
  })

  it('T13 one of another action is refused', async () => {
    expect(await logIn(version, await solveGeetest('register'))).toBe('captcha_invalid')
    expect(await join(version, await solveGeetest('login'))).toBe('captcha_invalid')
  })

  it('T13 the embedded challenge does not count while Geetest answers', async () => {
    expect(await logIn(version, await solve(version))).toBe('captcha_invalid')
  })

  it('T13 a made-up result is refused', async () => {
    const result = await solveGeetest()
    const changed =
      version === 'v3'
        ? { ...result, geetestSeccode: 'success|jordan' }
        : { geetestValidateV4: { ...result.geetestValidateV4, pass_token: 'success' } }
    expect(await logIn(version, changed)).toBe('captcha_invalid')
    const other =
      version === 'v3'
        ? { ...result, geetestChallenge: `${'a'.repeat(32)}11` }
        : { geetestValidateV4: { ...result.geetestValidateV4, lot_number: 'other' } }
    expect(await logIn(version, other)).toBe('captcha_invalid')
  })

  it.each(['lost', 'broken'] as const)(
    'DEC-18 T13 while it is %s the embedded challenge is due, never nothing',
    async (behaviour) => {
      const result = await solveGeetest()
      geetest.behaviour = behaviour
      expect(await logIn(version, result)).toBe('captcha_required')
      expect(await setUp(version)).toMatchObject({ success: 0 })
      expect(await logIn(version, {})).toBe('captcha_required')
      const standIn = await solve(version)
      // It also counts when Geetest answers again.
      geetest.behaviour = 'normal'
      await clear()
      expect(await logIn(version, standIn)).toBe('in')
      expect(await logIn(version, standIn)).toBe('captcha_invalid')
    },
  )
})

it('DEC-18 without a key of the id the embedded challenge is due', async () => {
  expect(await setUp('keyless')).toMatchObject({ success: 0 })
  expect(await logIn('keyless', await solve('keyless'))).toBe('in')
})

it('DEC-18 a result of Geetest v4 that is older than two minutes is refused', async () => {
  const seconds = Math.floor(Date.now() / 1_000)
  const setup = await setUp('v4')
  expect(await logIn('v4', geetest.solveV4(setup, { genTime: seconds - 125 }))).toBe('captcha_invalid')
  expect(await logIn('v4', geetest.solveV4(setup, { genTime: seconds + 60 }))).toBe('captcha_invalid')
  expect(await logIn('v4', geetest.solveV4(setup, { genTime: seconds - 100 }))).toBe('in')
})

it('DEC-18 a challenge of Geetest v3 that is older than two minutes is refused', async () => {
  const result = geetest.solveV3(await setUp('v3'))
  await server.database.executeSql("UPDATE public.captcha_result SET issued_at = now() - interval '125 seconds'")
  expect(await logIn('v3', result)).toBe('captcha_invalid')
})

it('CAPT-11 FLAG-19 without GEETEST3 the login has the embedded captcha, the registration Geetest', async () => {
  expect(await logIn('flagless', await solve('flagless'))).toBe('in')
  expect(await join('flagless', await solve('flagless', 'register'))).toBe('captcha_invalid')
  expect(await join('flagless', geetest.solveV4(await setUp('flagless', 'register')))).toBe('in')
})

it('FLAG-24 without the settings nobody is asked', async () => {
  expect(await logIn('off', {})).toBe('in')
  expect(await join('off', {})).toBe('in')
})

it.each(['sha256', 'hmac-sha256'] as const)('Geetest v3 with challenges by %s', async (digest) => {
  const own = await startStandInGeetest({ digest })
  const other = await startCaptchaServer(own)
  const body = { username, password: TEST_PASSWORD, ...own.solveV3(await setUp('v3', 'login', other)) }
  const answer = await other.call(login, { body }, { host: hostOf('v3') })
  await Promise.all([other.close(), own.close()])
  expect(answer.status).toBe(200)
})

describe('CAPT-03 CAPT-05 T14 codes by sms', () => {
  const requestCode = async (kind: Kind, result: object) => {
    number += 1
    const body = { countryDialingCode: '86', mobileNum: String(13_800_000_000 + number), purpose: 'register' as const }
    const { envelope } = await server.call(requestSmsCode, { body: { ...body, ...result } }, { host: hostOf(kind) })
    return envelope.errorCode ?? 'sent'
  }
  const countMessages = async () => {
    const { rows } = await server.database.executeSql('SELECT count(*)::int AS sent FROM public.queued_message')
    return (rows as { sent: number }[])[0]?.sent // the one column of the statement above
  }

  it('nothing is sent without a captcha of this action', async () => {
    const before = await countMessages()
    expect(await requestCode('embedded', {})).toBe('captcha_required')
    expect(await requestCode('embedded', await solve('embedded', 'register'))).toBe('captcha_invalid')
    expect(await requestCode('v4', geetest.solveV4(await setUp('v4', 'login')))).toBe('captcha_invalid')
    expect(await countMessages()).toBe(before)
    const result = await solve('embedded', 'sms')
    expect(await requestCode('embedded', result)).toBe('sent')
    expect(await requestCode('embedded', result)).toBe('captcha_invalid')
    expect(await requestCode('v4', geetest.solveV4(await setUp('v4', 'sms')))).toBe('sent')
    expect(await countMessages()).toBe((before ?? 0) + 2)
  })

  it('CAPT-09 CONF-12 Geetest v3 is not asked for an sms', async () => {
    const calls = geetest.calls.length
    expect(await setUp('v3', 'sms')).toMatchObject({ success: 0 })
    expect(await requestCode('v3', {})).toBe('captcha_required')
    expect(geetest.calls).toHaveLength(calls)
  })

  it('CAPT-05 a login by a code has no captcha: its sms had one', async () => {
    const body = {
      type: 'sms' as const,
      countryDialingCode: '86',
      mobileNum: '13900000000',
      verificationCode: '123456',
    }
    const { envelope } = await server.call(login, { body }, { host: hostOf('embedded') })
    expect(envelope.errorCode).toBe('verification_invalid')
  })
})

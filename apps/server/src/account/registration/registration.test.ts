import { checkUsername, type EndpointInput, login, register, registerMobile, setMemberProfile } from '@foyer/contract'
import { afterAll, afterEach, beforeAll, describe, expect, it, test, vi } from 'vitest'
import { saveMerchant } from '../../merchant/index.ts'
import { readCookies, startTestServer, TEST_PASSWORD, type TestServer } from '../../testing/test-server.ts'
import { readRegisterUrl } from './registration.rules.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ trustProxy: 'loopback' })
})
afterAll(() => server?.close())

type Body = EndpointInput<typeof register>['body']

let count = 0
async function signUp(more: Partial<Body> = {}) {
  count += 1
  const body = { username: `origin${count}`, password: TEST_PASSWORD, ...more }
  const { envelope } = await server.call(register, { body })
  const { rows } = await server.database.executeSql(
    `SELECT m.register_method, m.link_id, m.affiliate_code, m.referral_code, m.device_id, m.type,
      o.register_url, o.domain, o.is_official_app, o.pixel_track
     FROM public.member m JOIN public.member_origin o ON o.merchant = m.merchant AND o.member_id = m.id
     WHERE m.username = '${body.username}'`,
  )
  const [stored] = rows as Record<string, unknown>[] // columns of the statement above
  return { envelope, stored }
}

describe('ENT-07 where a registration comes from', () => {
  it('REG-18 REG-19 REG-23 NATIVE-03 is stored with the member', async () => {
    const { stored } = await signUp({
      registerMethod: 'PWA',
      registerUrl: 'http://localhost:8080/m/register?r=FRIEND7&token=canary#tgAuthResult=canary',
      domain: 'localhost',
      loginDeviceId: '0'.repeat(36),
      isOfficialAppLogin: true,
      linkId: '42',
      affiliateCode: 'AFF1',
      referralCode: 'FRIEND7',
      pixelTrack: { tid: '42', _fbp: 'fb.1.1700000000000.1' },
    })
    expect(stored).toEqual({
      register_method: 'PWA',
      link_id: '42',
      affiliate_code: 'AFF1',
      referral_code: 'FRIEND7',
      device_id: '0'.repeat(36),
      type: 0,
      register_url: 'http://localhost:8080/m/register?r=FRIEND7',
      domain: 'localhost',
      is_official_app: true,
      pixel_track: { tid: '42', _fbp: 'fb.1.1700000000000.1' },
    })
  })

  it('T24 its codes are kept once: no later call of the member, or of another visitor for the name, changes them', async () => {
    const first = { linkId: '7', affiliateCode: 'AFF1', referralCode: 'FRIEND7' }
    const { envelope, stored } = await signUp(first)
    const username = String(envelope.value?.userName)
    const others = { linkId: '9', affiliateCode: 'OTHER', referralCode: 'RING1' }
    const again = { ...others, username, password: TEST_PASSWORD }
    await server.call(register, { body: again })
    const opened = await server.call(login, { body: { ...again, ...others } as never }) // more than a client may send
    const client = {
      host: 'localhost',
      token: opened.envelope.value?.token ?? '',
      cookie: readCookies(opened.headers),
    }
    await server.call(setMemberProfile, { body: { avatar: 1, nickname: 'Ana', ...others } as never }, client) // as above
    const { rows } = await server.database.executeSql(
      `SELECT link_id, affiliate_code, referral_code FROM public.member WHERE username = '${username}'`,
    )
    expect(opened.envelope.success).toBe(true)
    expect(rows).toEqual([{ link_id: '7', affiliate_code: 'AFF1', referral_code: 'FRIEND7' }])
    expect(stored).toMatchObject({ referral_code: 'FRIEND7' })
  })

  it('all of it may be missing', async () => {
    const { stored } = await signUp()
    expect(stored).toMatchObject({ register_method: 'H5', link_id: null, register_url: null, domain: null })
    expect(stored).toMatchObject({ is_official_app: false, pixel_track: null })
  })

  it('CONF-16 a registration opens a session whatever its `login` says', async () => {
    expect((await signUp({ login: false })).envelope.value?.token).toMatch(/./)
  })

  it.each<[string, Partial<Body>]>([
    ['registerMethod', { registerMethod: 'APK' as 'APP' }], // what a client must not send,
    ['linkId', { linkId: '-1' }],
    ['linkId', { linkId: '1.5' }],
    ['affiliateCode', { affiliateCode: 'a b' }],
    ['referralCode', { referralCode: 'x'.repeat(21) }],
    ['registerUrl', { registerUrl: `https://a.test/${'x'.repeat(2000)}` }],
    ['loginDeviceId', { loginDeviceId: 'short' }],
    ['pixelTrack', { pixelTrack: Object.fromEntries(Array.from({ length: 41 }, (_, at) => [`id${at}`, '1'])) }],
    ['pixelTrack.tid', { pixelTrack: { tid: 'x'.repeat(501) } }],
    ['pixelTrack.a b', { pixelTrack: { 'a b': '1' } }],
  ])('T40 ENT-07 an invalid %s is refused', async (path, more) => {
    const { envelope } = await signUp(more)
    expect([envelope.errorCode, envelope.fields?.[0]?.path]).toEqual(['invalid_input', path])
  })

  test.each([
    ['https://a.test/m/register?tid=5&tokens=x#code=y', 'https://a.test/m/register?tid=5'],
    ['javascript:alert(1)', null],
    ['/m/register', null],
    ['', null],
  ])('OPEN-29 T2 the address %j is stored as %j', (given, stored) => {
    expect(readRegisterUrl(given)).toBe(stored)
  })
})

describe('T12 REG-27 a user name checked while it is typed', () => {
  afterEach(() => server.database.executeSql('DELETE FROM public.guess'))

  let network = 0
  const check = async (username: string, from = `203.0.${network}.9`, host = 'localhost') => {
    const headers = { 'x-forwarded-for': from }
    const { envelope } = await server.call(checkUsername, { body: { username } }, { host }, headers)
    return envelope.errorCode ?? envelope.value?.isFree
  }

  it('is free or taken, in any spelling, and by merchant', async () => {
    await server.call(register, { body: { username: 'takenname', password: TEST_PASSWORD } })
    expect(await check('takenname')).toBe(false)
    expect(await check(' TakenName ')).toBe(false)
    expect(await check('takenname', undefined, 'lotus.localhost')).toBe(true)
    expect(await check('freename1')).toBe(true)
    expect(await check('1x')).toBe('invalid_input')
  })

  it('a network asks sixty times an hour, and another one goes on', async () => {
    network += 1
    const answers = []
    for (let index = 0; index < 62; index += 1) answers.push(await check(`probe${index}`))
    expect(answers.filter((answer) => answer === 'TOO_MANY_REQUESTS')).toHaveLength(2)
    network += 1
    expect(await check('freename1')).toBe(true)
  })

  it('a network with many failed tries is told nothing', async () => {
    network += 1
    for (let index = 0; index < 30; index += 1)
      await server.call(
        register,
        { body: { username: 'takenname', password: TEST_PASSWORD } },
        { host: 'localhost' },
        { 'x-forwarded-for': `203.0.${network}.9` },
      )
    expect(await check('takenname')).toBeNull()
    expect(await check('freename1')).toBeNull()
  })
})

describe('a merchant without a way to register', () => {
  const host = 'lotus.localhost'

  it('FLAG-04 API-07 has no registration by mobile number', async () => {
    const body = { countryDialingCode: '86', mobileNum: '13800138000', verificationCode: '123456' }
    const { envelope } = await server.call(registerMobile, { body }, { host })
    expect(envelope.errorCode).toBe('registration_closed')
  })

  it('FLAG-03 API-06 has none by user name, and checks none', async () => {
    const { lotus } = server.merchants
    const settings = { ...lotus.settings, whitelabelVal: { ...lotus.settings.whitelabelVal, REG3: false } }
    await server.database.transaction((tx) => saveMerchant(tx, { ...lotus, settings }))
    const body = { username: 'closed1', password: TEST_PASSWORD }
    // The list of merchants is a few seconds old.
    const check = async () => {
      const { envelope } = await server.call(checkUsername, { body }, { host }, { 'x-forwarded-for': '198.51.100.7' })
      expect(envelope.errorCode).toBe('registration_closed')
    }
    await vi.waitFor(check, { timeout: 10_000, interval: 500 })
    const { envelope } = await server.call(register, { body }, { host })
    expect(envelope.errorCode).toBe('registration_closed')
  })
})

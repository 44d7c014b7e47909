import {
  changePassword,
  createDeposit,
  createSessionTransferCode,
  exchangeSessionTransfer,
  login,
  logout,
  memberInfo,
  register,
  wallet,
} from '@foyer/contract'
import { hostileAddresses, hostileSite } from '@foyer/contract/testing-hostile-addresses'
import { readTestDatabaseKind } from '@foyer/database/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { setPasswordHash } from '../../member/index.ts'
import { saveMerchant } from '../../merchant/index.ts'
import { keepOpen, untilWaiting } from '../../testing/lock-wait.ts'
import { startTestServer, TEST_PASSWORD, type TestClient, type TestServer } from '../../testing/test-server.ts'

/** The binding cookie of a response. */
function readBind(headers: Headers): string {
  return headers.getSetCookie()[0]?.split(';')[0] ?? ''
}

describe('sessions over HTTP', () => {
  let server: TestServer
  beforeAll(async () => {
    // One address makes all the logins of this file; its limit has separate tests.
    server = await startTestServer({ trustProxy: true, limits: { loginAddress: 10_000 } })
    const { lotus } = server.merchants
    const settings = {
      ...lotus.settings,
      tokenIpDifferent: 'money' as const,
      sessionIdleMinutes: 1,
      allowedOrigins: [...hostileSite.listed],
    }
    await server.database.transaction((tx) => saveMerchant(tx, { ...lotus, settings }))
  })
  afterAll(() => server.close())

  /** Moves time: the former cookie of a renewed session is no longer valid. */
  const endFormerBinding = ({ memberId }: { memberId: string }) =>
    server.database.executeSql(
      "UPDATE public.session SET bind_renewed_at = bind_renewed_at - interval '1 minute' WHERE member_id = $1",
      [memberId],
    )

  it('API-01, ENT-05 a login answers id, token, userName, customerType, firstTimeLogin', async () => {
    const member = await server.logIn('aurora')
    const { envelope } = await server.call(login, {
      body: { username: member.username.toUpperCase(), password: TEST_PASSWORD },
    })
    expect(envelope).toMatchObject({
      success: true,
      value: {
        id: member.memberId,
        userName: member.username,
        customerType: 0,
        firstTimeLogin: false,
        passwordExpired: false,
      },
    })
    expect(envelope.value?.token).toMatch(/^[A-Za-z0-9_-]{43}$/)
  })

  it('DEC-15, T12 an unknown name and a wrong password get the same answer', async () => {
    const member = await server.logIn('aurora')
    const wrong = await server.call(login, { body: { username: member.username, password: 'wrong1pass' } })
    const unknown = await server.call(login, { body: { username: 'nobody1', password: 'wrong1pass' } })
    expect(wrong.envelope).toEqual(unknown.envelope)
    expect(wrong.status).toBe(unknown.status)
    expect(wrong.envelope.errorCode).toBe('login.cred.err')
  })

  it('T9 a token without its cookie, and a cookie without its token, are nobody’s', async () => {
    const member = await server.logIn('aurora')
    const { host, token, cookie } = member
    expect((await server.call(memberInfo, {}, { host, token: token ?? '', cookie: cookie ?? '' })).status).toBe(200)
    expect((await server.call(memberInfo, {}, { host, token: token ?? '' })).status).toBe(401)
    expect((await server.call(memberInfo, {}, { host, cookie: cookie ?? '' })).status).toBe(401)
  })

  it('T9 after a logout the token is dead within one request', async () => {
    const member = await server.logIn('aurora')
    expect((await server.call(logout, { body: {} }, member)).status).toBe(200)
    expect((await server.call(memberInfo, {}, member)).envelope.errorCode).toBe('customer.not.login')
  })

  it('T9 a logout ends the member’s other tabs in the same browser, and no other browser’s session', async () => {
    const [tab, elsewhere] = [await server.logIn('aurora'), await server.logIn('aurora')]
    const again = await server.call(
      login,
      { body: { username: tab.username, password: TEST_PASSWORD } },
      {
        host: tab.host,
        cookie: tab.cookie ?? '',
      },
    )
    const cookie = readBind(again.headers)
    const otherTab = { ...tab, token: again.envelope.value?.token ?? '', cookie }
    tab.cookie = cookie
    const otherPhone = await server.call(login, { body: { username: tab.username, password: TEST_PASSWORD } })
    const phone = {
      host: tab.host,
      token: otherPhone.envelope.value?.token ?? '',
      cookie: readBind(otherPhone.headers),
    }
    expect((await server.call(memberInfo, {}, otherTab)).status).toBe(200)
    await server.call(logout, { body: {} }, tab)
    expect((await server.call(memberInfo, {}, otherTab)).status).toBe(401)
    expect((await server.call(memberInfo, {}, phone)).status).toBe(200)
    expect((await server.call(memberInfo, {}, elsewhere)).status).toBe(200)
  })

  it('T2, DEC-23 another member’s login in the browser ends nobody’s session', async () => {
    const ana = await server.logIn('aurora')
    const ben = await server.logIn('aurora')
    const body = { username: ben.username, password: TEST_PASSWORD }
    const opened = await server.call(login, { body }, { host: ana.host, cookie: ana.cookie ?? '' })
    await endFormerBinding(ana)
    const now = { host: ana.host, token: ana.token ?? '', cookie: readBind(opened.headers) }
    expect((await server.call(memberInfo, {}, now)).status).toBe(200)
    expect((await server.call(memberInfo, {}, { ...now, cookie: ana.cookie ?? '' })).status).toBe(401)
  })

  it('DEC-12, DEC-23 a logout of the member before leaves the cookie to the member who has logged in since', async () => {
    const ana = await server.logIn('aurora')
    const ben = await server.logIn('aurora')
    const body = { username: ben.username, password: TEST_PASSWORD }
    const opened = await server.call(login, { body }, { host: ana.host, cookie: ana.cookie ?? '' })
    const cookie = readBind(opened.headers)
    const benHere = { host: ana.host, token: opened.envelope.value?.token ?? '', cookie }
    const ended = await server.call(logout, { body: {} }, { ...ana, cookie })
    expect([ended.status, ended.headers.getSetCookie()]).toEqual([200, []])
    expect((await server.call(memberInfo, {}, { ...ana, cookie })).status).toBe(401)
    expect((await server.call(memberInfo, {}, benHere)).status).toBe(200)
    const last = await server.call(logout, { body: {} }, benHere)
    expect(last.headers.getSetCookie()).toEqual([expect.stringMatching(/^bind=;/)])
  })

  it('T9, DEC-23 a cookie planted before a login binds nothing: each login renews it, for the other tabs as well', async () => {
    const tab = await server.logIn('aurora')
    const planted = tab.cookie ?? ''
    const body = { username: tab.username, password: TEST_PASSWORD }
    const again = await server.call(login, { body }, { host: tab.host, cookie: planted })
    const cookie = readBind(again.headers)
    expect(cookie).toMatch(/^bind=[A-Za-z0-9_-]{43}$/)
    expect(cookie).not.toBe(planted)
    const opened = again.envelope.value?.token ?? ''
    expect((await server.call(memberInfo, {}, { host: tab.host, token: opened, cookie: planted })).status).toBe(401)
    await endFormerBinding(tab)
    for (const token of [tab.token ?? '', opened]) {
      expect((await server.call(memberInfo, {}, { host: tab.host, token, cookie: planted })).status).toBe(401)
      expect((await server.call(memberInfo, {}, { host: tab.host, token, cookie })).status).toBe(200)
    }
  })

  it('DEC-23 a call of another tab that is on its way while a login renews the cookie is still the member’s', async () => {
    const tab = await server.logIn('aurora')
    const body = { username: tab.username, password: TEST_PASSWORD }
    await server.call(login, { body }, { host: tab.host, cookie: tab.cookie ?? '' })
    expect((await server.call(memberInfo, {}, tab)).status).toBe(200)
    await server.call(logout, { body: {} }, tab)
    expect((await server.call(memberInfo, {}, tab)).status).toBe(401)
  })

  it('DEC-23 two logins that came with one cookie both go on with the cookie of the later one', async () => {
    const tab = await server.logIn('aurora')
    const planted = tab.cookie ?? ''
    const body = { username: tab.username, password: TEST_PASSWORD }
    const first = await server.call(login, { body }, { host: tab.host, cookie: planted })
    const second = await server.call(login, { body }, { host: tab.host, cookie: planted })
    const tokens = [first, second].map(({ envelope }) => envelope.value?.token ?? '')
    const see = async (token: string, cookie: string) =>
      (await server.call(memberInfo, {}, { host: tab.host, token, cookie })).status
    for (const token of tokens) expect(await see(token, planted)).toBe(401)
    await endFormerBinding(tab)
    for (const token of [...tokens, tab.token ?? '']) expect(await see(token, readBind(second.headers))).toBe(200)
    // A much later login with the same cookie is unrelated to them.
    const late = await server.call(login, { body }, { host: tab.host, cookie: planted })
    for (const token of tokens) expect(await see(token, readBind(late.headers))).toBe(401)
  })

  it('T9 a login and a registration that are rolled back set no cookie', async () => {
    const member = await server.logIn('aurora')
    await server.database.executeSql(
      "ALTER TABLE public.member_device ADD CONSTRAINT test_fails CHECK (user_agent <> 'fails') NOT VALID",
    )
    const fails = { 'user-agent': 'fails' }
    const body = { username: member.username, password: TEST_PASSWORD }
    const opening = await server.call(login, { body }, { host: member.host }, fails)
    const name = `r${Date.now().toString(36)}`
    const registering = await server.call(register, { body: { ...body, username: name } }, { host: member.host }, fails)
    await server.database.executeSql('ALTER TABLE public.member_device DROP CONSTRAINT test_fails')
    for (const { status, headers } of [opening, registering])
      expect([status, headers.getSetCookie()]).toEqual([500, []])
  })

  it('DEC-23 a registration renews the cookie, and a logout takes it out of the browser', async () => {
    const planted = `bind=${'p'.repeat(43)}`
    const body = { username: `r${Date.now().toString(36)}`, password: TEST_PASSWORD, registerMethod: 'H5' as const }
    const opened = await server.call(register, { body }, { host: 'localhost', cookie: planted })
    const cookie = readBind(opened.headers)
    expect(cookie).toMatch(/^bind=/)
    expect(cookie).not.toBe(planted)
    const client = { host: 'localhost', token: opened.envelope.value?.token ?? '', cookie }
    const ended = await server.call(logout, { body: {} }, client)
    expect(ended.headers.getSetCookie()).toEqual([expect.stringMatching(/^bind=; .*Expires=Thu, 01 Jan 1970/)])
  })

  it('T9 a login ends the session that it came with, a wrong password does not', async () => {
    const member = await server.logIn('aurora')
    const attempt = (password: string) => server.call(login, { body: { username: member.username, password } }, member)
    await attempt('wrong1pass')
    expect((await server.call(memberInfo, {}, member)).status).toBe(200)
    const { envelope, headers } = await attempt(TEST_PASSWORD)
    const cookie = readBind(headers)
    expect((await server.call(memberInfo, {}, { ...member, cookie })).status).toBe(401)
    const token = envelope.value?.token ?? ''
    expect((await server.call(memberInfo, {}, { ...member, token, cookie })).status).toBe(200)
  })

  it('DEC-20 DEV-01 a session is nobody’s on a device with another id', async () => {
    const member = await server.logIn('aurora')
    const body = { username: member.username, password: TEST_PASSWORD, loginDeviceId: 'd'.repeat(36) }
    const { envelope, headers } = await server.call(login, { body }, { host: member.host, cookie: member.cookie ?? '' })
    const call = (deviceId: string) =>
      server.call(
        memberInfo,
        {},
        {
          host: member.host,
          token: envelope.value?.token ?? '',
          cookie: `${readBind(headers)}; deviceId=${deviceId}`,
        },
      )
    expect((await call('d'.repeat(36))).status).toBe(200)
    expect((await call('e'.repeat(36))).status).toBe(401)
  })

  it('DEC-20 T31 where the merchant says so, money asks for a new login in another network, reading does not', async () => {
    const money = (client: TestClient, from: string) =>
      server.call(
        createDeposit,
        { body: { requestId: '0b0b0b0b-0b0b-4b0b-8b0b-0b0b0b0b0b0c', method: 'none', amountMinor: '1' } },
        client,
        {
          'x-forwarded-for': from,
        },
      )
    const strict = await server.logIn('lotus')
    const elsewhere = { 'x-forwarded-for': '198.51.100.9' }
    expect((await server.call(wallet, {}, strict, elsewhere)).status).toBe(200)
    const refused = await money(strict, '198.51.100.9')
    expect([refused.status, refused.envelope.errorCode]).toEqual([401, 'token_ip_different'])
    expect((await money(strict, '127.0.0.1')).envelope.errorCode).toBe('method_unavailable')
    expect((await money(await server.logIn('aurora'), '198.51.100.9')).envelope.errorCode).toBe('method_unavailable')
  })

  it('DEC-20 OPEN-32 idle and absolute life are the merchant’s: after one idle minute of lotus the token is dead', async () => {
    const [short, long] = [await server.logIn('lotus'), await server.logIn('aurora')]
    await server.database.executeSql(
      "UPDATE public.session SET last_seen_at = now() - interval '61 seconds' WHERE member_id IN ($1, $2)",
      [short.memberId, long.memberId],
    )
    expect((await server.call(memberInfo, {}, short)).envelope.errorCode).toBe('customer.not.login')
    expect((await server.call(memberInfo, {}, long)).status).toBe(200)
    const { rows } = await server.database.executeSql(
      'SELECT round(extract(epoch FROM expires_at - created_at) / 3600)::int AS hours FROM public.session WHERE member_id = $1',
      [long.memberId],
    )
    expect(rows).toEqual([{ hours: server.merchants.aurora.settings.sessionAbsoluteHours }])
  })

  it('T9 the token stands nowhere in clear: not in the database, not in the log', async () => {
    const { token = '' } = await server.logIn('aurora')
    const { rows } = await server.database.executeSql("SELECT string_agg(s::text, ' ') AS all FROM session s", [])
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(server.logLines.join('')).not.toContain(token)
    expect(server.logLines.join('')).not.toContain(TEST_PASSWORD)
  })

  it('DEC-12 a hand-off code opens one session at the origin that it names, once', async () => {
    const member = await server.logIn('aurora')
    const { envelope } = await server.call(
      createSessionTransferCode,
      { body: { target: 'http://localhost:8080/m/home' } },
      member,
    )
    const code = envelope.value?.code ?? ''
    const exchange = () => server.call(exchangeSessionTransfer, { body: { code } }, { host: 'localhost:8080' })
    const [first, second] = [await exchange(), await exchange()]
    expect(first.envelope.value).toMatchObject({ id: member.memberId })
    expect([second.status, second.envelope.errorCode]).toEqual([401, 'handoff_invalid'])
  })

  it.each(['https://evil.example/m/home', 'https://localhost.evil.example/', 'http://localhost:9090/'])(
    'DEC-13, T3 %s gets no code',
    async (target) => {
      const member = await server.logIn('aurora')
      const { envelope } = await server.call(createSessionTransferCode, { body: { target } }, member)
      expect(envelope.value?.code).toBeNull()
    },
  )

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'http://user:pass@localhost:8080/',
    '//localhost:8080/',
    'http://localhost:8080.evil.example/',
    'not an address',
  ])('DEC-13, T3 %s is refused', async (target) => {
    const member = await server.logIn('aurora')
    const { envelope } = await server.call(createSessionTransferCode, { body: { target } }, member)
    expect(envelope.errorCode).toBe('invalid_input')
  })

  it('T3 of more than 300 addresses as attackers write them none gets a code that is not on the list', async () => {
    const member = await server.logIn('lotus')
    const codes = new Map<string, string>()
    for (const { address } of hostileAddresses) {
      const { envelope } = await server.call(createSessionTransferCode, { body: { target: address } }, member)
      if (envelope.value?.code) codes.set(envelope.value.code, new URL(address).origin)
    }
    expect(hostileAddresses.length).toBeGreaterThan(300)
    expect(codes.size).toBeGreaterThan(20)
    for (const origin of codes.values()) expect(hostileSite.listed).toContain(origin)
  })

  it('DEC-40, T10 a hand-off code of one merchant opens nothing at another', async () => {
    const member = await server.logIn('aurora')
    const { envelope } = await server.call(
      createSessionTransferCode,
      { body: { target: 'http://localhost:8080/' } },
      member,
    )
    const { envelope: other } = await server.call(
      exchangeSessionTransfer,
      { body: { code: envelope.value?.code ?? '' } },
      { host: 'lotus.localhost:8080' },
    )
    expect(other.errorCode).toBe('handoff_invalid')
  })

  it('guessing one name’s password ends at ten tries a minute', async () => {
    const tries = await Promise.all(
      Array.from({ length: 14 }, () => server.call(login, { body: { username: 'guessed1', password: 'wrong1pass' } })),
    )
    // The limits of guessing may refuse more of them, which are not checked either.
    expect(tries.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(4)
    expect(tries.filter(({ envelope }) => envelope.errorCode === 'login.cred.err').length).toBeLessThanOrEqual(10)
  })

  it('T12 another spelling of the same name gives no further tries', async () => {
    const spellings = ['guessed2', 'GUESSED2', ' guessed2', 'guessed2  ', 'ｇuessed2', 'guessed２', 'ＧＵＥＳＳＥＤ2']
    const names = [...spellings, ...spellings]
    const tries = await Promise.all(
      names.map((username) => server.call(login, { body: { username, password: 'wrong1pass' } })),
    )
    // The limits of guessing may refuse more of them, which are not checked either.
    expect(tries.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(4)
    expect(tries.filter(({ envelope }) => envelope.errorCode === 'login.cred.err').length).toBeLessThanOrEqual(10)
  })

  it('T12 whoever has a session guesses its password ten times a minute, whatever else stands in the call', async () => {
    const [thief, bystander] = [await server.logIn('aurora'), await server.logIn('aurora')]
    const guess = (client: TestClient, count: number) => {
      const body = { oldPassword: 'wrong1pass', newPassword: 'brandnew7sky', username: `padding${count}` }
      return server.call(changePassword, { body }, client)
    }
    const codes = []
    for (let count = 0; count < 12; count += 1) codes.push((await guess(thief, count)).envelope.errorCode)
    expect(codes.filter((code) => code === 'TOO_MANY_REQUESTS')).toHaveLength(2)
    expect((await guess(bystander, 0)).envelope.errorCode).toBe('password_wrong')
  })

  describe.skipIf(readTestDatabaseKind() === 'embedded')('T9 while a password change is under way', () => {
    const changePasswordOf = ({ memberId }: { memberId: string }) =>
      keepOpen(server.database, (tx) => setPasswordHash(tx, 'aurora', memberId, 'of another password'))

    it('a login by the old password opens nothing', async () => {
      const member = await server.logIn('aurora')
      const release = await changePasswordOf(member)
      const late = server.call(login, { body: { username: member.username, password: TEST_PASSWORD } })
      await untilWaiting(server.database)
      await release()
      expect((await late).envelope.errorCode).toBe('login.cred.err')
    })

    it('a second change by the same old password changes nothing', async () => {
      const member = await server.logIn('aurora')
      const release = await changePasswordOf(member)
      const body = { oldPassword: TEST_PASSWORD, newPassword: 'brandnew7sky' }
      const late = server.call(changePassword, { body }, member)
      await untilWaiting(server.database)
      await release()
      expect((await late).envelope.errorCode).toBe('password_wrong')
    })
  })

  it('DEC-12 a hand-off code dies with the session that it was made for', async () => {
    const member = await server.logIn('aurora')
    const { envelope } = await server.call(
      createSessionTransferCode,
      { body: { target: 'http://localhost:8080/m/home' } },
      member,
    )
    await server.call(logout, { body: {} }, member)
    const body = { code: envelope.value?.code ?? '' }
    const exchanged = await server.call(exchangeSessionTransfer, { body }, { host: 'localhost:8080' })
    expect(exchanged.envelope.errorCode).toBe('handoff_invalid')
  })

  describe('T2 a code of another member than the browser’s', () => {
    const device = '0b0b0b0b-0b0b-4b0b-8b0b-0b0b0b0b0b0e'
    const otherDevice = '0b0b0b0b-0b0b-4b0b-8b0b-0b0b0b0b0b0f'
    async function makeCode() {
      const member = await server.logIn('aurora')
      const target = { body: { target: 'http://localhost:8080/m/home' } }
      const code = (await server.call(createSessionTransferCode, target, member)).envelope.value?.code ?? ''
      const exchange = (body: { loginDeviceId?: string; currentMemberId?: string; isSwitch?: boolean }) =>
        server.call(exchangeSessionTransfer, { body: { code, ...body } }, { host: 'localhost:8080' })
      const setAge = (interval: string) =>
        server.database.executeSql(
          'UPDATE public.handoff SET expires_at = expires_at - $1::interval WHERE member_id = $2',
          [interval, member.memberId],
        )
      return { member, exchange, setAge }
    }

    it('opens nothing, and waits some minutes for the answer of this device alone', async () => {
      const { member, exchange, setAge } = await makeCode()
      const ask = { loginDeviceId: device, currentMemberId: 'somebody' }
      const question = { otherUser: { userName: member.username } }
      expect((await exchange(ask)).envelope.value).toEqual(question)
      const { rows } = await server.database.executeSql(
        'SELECT count(*)::int AS sessions FROM public.session WHERE member_id = $1',
        [member.memberId],
      )
      expect(rows).toEqual([{ sessions: 1 }])
      await setAge('4 minutes')
      for (const loginDeviceId of [otherDevice, undefined]) {
        const stolen = await exchange({ ...(loginDeviceId && { loginDeviceId }), isSwitch: true })
        expect(stolen.envelope.errorCode).toBe('handoff_invalid')
      }
      // A reload asks again, and gains no time.
      expect((await exchange(ask)).envelope.value).toEqual(question)
      const answers = [await exchange({ ...ask, isSwitch: true }), await exchange({ ...ask, isSwitch: true })]
      expect(answers[0]?.envelope.value).toMatchObject({ id: member.memberId })
      expect(answers[1]?.envelope.errorCode).toBe('handoff_invalid')
    })

    it('is dead after these minutes, however often it asked', async () => {
      const { exchange, setAge } = await makeCode()
      const ask = { loginDeviceId: device, currentMemberId: 'somebody' }
      await exchange(ask)
      await setAge('3 minutes')
      await exchange(ask)
      await setAge('2 minutes')
      expect((await exchange({ ...ask, isSwitch: true })).envelope.errorCode).toBe('handoff_invalid')
      expect((await exchange(ask)).envelope.errorCode).toBe('handoff_invalid')
    })

    it('DEC-12 the browser’s own member is not asked', async () => {
      const { member, exchange } = await makeCode()
      const { envelope } = await exchange({ loginDeviceId: device, currentMemberId: member.memberId })
      expect(envelope.value).toMatchObject({ id: member.memberId })
    })
  })

  it('DEC-12 DEC-20 T31 a session that was handed over keeps the network and the end of the one it came from', async () => {
    const member = await server.logIn('lotus')
    const elsewhere = { 'x-forwarded-for': '198.51.100.9' }
    const { host } = member
    const target = { body: { target: `http://${host}/m/home` } }
    const code = (await server.call(createSessionTransferCode, target, member, elsewhere)).envelope.value?.code ?? ''
    await server.database.executeSql(
      "UPDATE public.session SET expires_at = expires_at - interval '1 hour' WHERE member_id = $1",
      [member.memberId],
    )
    const handed = await server.call(exchangeSessionTransfer, { body: { code } }, { host }, elsewhere)
    const { rows } = await server.database.executeSql(
      'SELECT count(*)::int AS sessions, count(DISTINCT (ip, expires_at))::int AS kinds FROM public.session WHERE member_id = $1',
      [member.memberId],
    )
    expect(rows).toEqual([{ sessions: 2, kinds: 1 }])
    const client = {
      host,
      token: handed.envelope.value && 'token' in handed.envelope.value ? handed.envelope.value.token : '',
      cookie: readBind(handed.headers),
    }
    const body = { requestId: '0b0b0b0b-0b0b-4b0b-8b0b-0b0b0b0b0b0d', method: 'none', amountMinor: '1' }
    const paying = (headers?: Record<string, string>) => server.call(createDeposit, { body }, client, headers)
    expect((await paying(elsewhere)).envelope.errorCode).toBe('token_ip_different')
    expect((await paying({ 'x-forwarded-for': '127.0.0.1' })).envelope.errorCode).toBe('method_unavailable')
  })

  it('T20 money is counted by member: nobody behind the same address uses up what belongs to others', async () => {
    const [greedy, modest] = [await server.logIn('aurora'), await server.logIn('aurora')]
    const ask = (client: TestClient) =>
      server.call(
        createDeposit,
        { body: { requestId: '0b0b0b0b-0b0b-4b0b-8b0b-0b0b0b0b0b0b', method: 'none', amountMinor: '1' } },
        client,
      )
    const answers = []
    for (let count = 0; count < 61; count += 1) answers.push((await ask(greedy)).envelope.errorCode)
    expect(answers.filter((code) => code === 'TOO_MANY_REQUESTS')).toHaveLength(1)
    expect((await ask(modest)).envelope.errorCode).toBe('method_unavailable')
  })

  it.each([
    ['a NUL', '\0'],
    ['half of a surrogate pair', '\ud800'],
    ['the other half', '\udc00'],
  ])('T32 a text with %s is refused before the database sees it', async (_name, sign) => {
    const body = { username: 'nulnul1', password: 'wrong1pass', loginDeviceId: sign.repeat(36) }
    expect((await server.call(login, { body })).envelope.errorCode).toBe('invalid_input')
  })

  it('T32 a whole surrogate pair is a text like any other', async () => {
    const body = { username: 'nulnul1', password: 'x\ud83d\ude00', loginDeviceId: 'a'.repeat(36) }
    expect((await server.call(login, { body })).envelope.errorCode).toBe('login.cred.err')
  })
})

describe('DEC-20 where every call in another network asks for a new login', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ trustProxy: true })
    const { aurora } = server.merchants
    const settings = { ...aurora.settings, tokenIpDifferent: 'all' as const }
    await server.database.transaction((tx) => saveMerchant(tx, { ...aurora, settings }))
  })
  afterAll(() => server.close())

  it('T9 a member can log out all the same, and the token is dead', async () => {
    const member = await server.logIn('aurora')
    const elsewhere = { 'x-forwarded-for': '198.51.100.9' }
    expect((await server.call(memberInfo, {}, member, elsewhere)).envelope.errorCode).toBe('token_ip_different')
    expect((await server.call(logout, { body: {} }, member, elsewhere)).status).toBe(200)
    expect((await server.call(memberInfo, {}, member)).envelope.errorCode).toBe('customer.not.login')
  })
})

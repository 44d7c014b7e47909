import {
  createSessionTransferCode,
  exchangeSessionTransfer,
  login,
  logout,
  pushBind,
  pushKey,
  pushRenew,
  pushSettings,
  pushSubscribe,
  pushUnsubscribe,
  savePushSettings,
} from '@foyer/contract'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { sendTestPushes } from '../../testing/send-pushes.ts'
import {
  type StandInPush,
  startStandInPush,
  subscribeTestBrowser,
  type TestBrowser,
  verifyVapid,
} from '../../testing/stand-in-push.ts'
import { startTestServer, TEST_PASSWORD, type TestClient, type TestServer } from '../../testing/test-server.ts'
import { notifyMember } from '../notification/index.ts'

let server: TestServer
let service: StandInPush

beforeAll(async () => {
  service = await startStandInPush()
  const pushProviders = { services: [`${service.url}/wp`], firebase: { lotus: service.account } }
  server = await startTestServer({ pushProviders })
})
afterAll(async () => {
  await server?.close()
  await service?.close()
})
afterEach(() => {
  service.status = undefined
  service.retryAfter = undefined
})

type Member = Awaited<ReturnType<TestServer['logIn']>>
type Merchant = 'aurora' | 'lotus'

async function bind(member: TestClient, token: string) {
  const bound = await server.call(pushBind, { body: { registrationToken: token } }, member)
  if (!bound.envelope.success) return bound.envelope.errorCode
  const body = { registrationToken: token, topic: 'all' }
  return (await server.call(pushSubscribe, { body }, member)).envelope.errorCode
}

async function logInWithDevice(): Promise<Member & { browser: TestBrowser }> {
  const member = await server.logIn('aurora')
  const browser = subscribeTestBrowser(service)
  expect(await bind(member, browser.token)).toBeNull()
  return { ...member, browser }
}

/** Notifies a member in a transaction, then sends what is due, as the job does. */
async function notify(
  memberId: string,
  id: string,
  kind: 'deposit_credited' | 'new_device' = 'deposit_credited',
  merchant: Merchant = 'aurora',
) {
  const request = { id, memberId, kind, values: {}, holdSeconds: 0 }
  await server.database.transaction((tx) => notifyMember(tx, server.merchants[merchant], request), { merchant })
  await flush(merchant)
}

const flush = (merchant: Merchant = 'aurora') => sendTestPushes(server, merchant)
const hasten = () =>
  server.database.executeSql('UPDATE public.queued_push SET due_at = now() WHERE due_at IS NOT NULL', [])

/** The demo merchant's icon. */
const ICON = '/m/art/aurora/icon-192.png'

describe('a notification to a browser', () => {
  it('PUSH-07, PUSH-08 is encrypted for it, once per id, in the member’s language, with a page to open', async () => {
    const { memberId, browser } = await logInWithDevice()
    await server.database.executeSql("UPDATE public.member SET language = 'CN' WHERE id = $1", [memberId])
    await notify(memberId, 'a')
    await notify(memberId, 'a')
    expect(browser.read()).toEqual([
      {
        tag: 'a',
        title: '存款已到账',
        body: '您的存款已计入余额。',
        path: '/m/wallet',
        icon: '/m/art/aurora/icon-192.png',
        mark: expect.stringMatching(/^[\w-]{16}$/),
      },
    ])
  })

  it('RFC 8292 names this instance by a signed statement for the service, with the published key', async () => {
    const { memberId } = await logInWithDevice()
    await notify(memberId, 'a')
    const headers = service.deliveries.at(-1)?.headers ?? {}
    const published = await server.call(pushKey, {})
    const key = published.envelope.value?.publicKey
    expect(await verifyVapid({ headers }, service.url)).toEqual({ subject: server.config.platformUrl, key })
    expect(headers).toMatchObject({ ttl: '86400', urgency: 'high', 'content-encoding': 'aes128gcm' })
  })

  it('T25 a lock screen shows no account numbers and no amounts', async () => {
    const { memberId, browser } = await logInWithDevice()
    const values = { bank: 'BDO', number: '•••• 3210' }
    const request = { id: 'a', memberId, kind: 'account_added', values, holdSeconds: 0 } as const
    await server.database.transaction((tx) => notifyMember(tx, server.merchants.aurora, request), {
      merchant: 'aurora',
    })
    await flush()
    expect(browser.read()).toMatchObject([
      { tag: 'a', title: 'Payout account added', body: 'Tap to see the details.', path: '/m/security', icon: ICON },
    ])
  })
})

describe('T25 whose device it is', () => {
  it('RELAY-22 OPEN-10 the call of a relay binds a device', async () => {
    expect([pushBind.method, pushBind.path]).toEqual(['POST', '/wps/relay/CSP_fcmBind'])
    const member = await server.logIn('aurora')
    const body = { registrationToken: subscribeTestBrowser(service).token }
    expect((await server.call(pushBind, { body }, member)).envelope.value?.isNew).toBe(true)
    expect((await server.call(pushBind, { body }, member)).envelope.value?.isNew).toBe(false)
  })

  it('RELAY-22 bound by another member it delivers nothing of the former owner, also what was queued', async () => {
    const { memberId, browser } = await logInWithDevice()
    service.status = 503
    await notify(memberId, 'queued')
    service.status = undefined
    const before = browser.read().length
    const other = await server.logIn('aurora')
    expect(await bind(other, browser.token)).toBeNull()
    await hasten()
    await notify(memberId, 'later')
    expect(browser.read()).toHaveLength(before)
    await notify(other.memberId, 'own')
    expect(browser.read().at(-1)).toMatchObject({ tag: 'own' })
  })

  it('PUSH-11, CONF-37 after a logout it delivers nothing, even when the browser could not say so', async () => {
    const { memberId, browser, ...client } = await logInWithDevice()
    await server.call(logout, { body: {} }, client)
    await notify(memberId, 'a')
    expect(browser.read()).toEqual([])
  })

  it('a login of another member in the same browser is enough, before that member’s device is bound', async () => {
    const { memberId, browser, ...client } = await logInWithDevice()
    const other = await server.logIn('aurora')
    // The same browser: its cookie, in a tab without a session.
    const { host, cookie } = client
    const body = { username: other.username, password: TEST_PASSWORD }
    const answer = await server.call(login, { body }, { host, ...(cookie ? { cookie } : {}) })
    expect(answer.envelope.success).toBe(true)
    await notify(memberId, 'a')
    expect(browser.read()).toEqual([])
  })

  it('T2 another member’s session transfer code takes the device only from who agrees', async () => {
    const { memberId, browser, host, cookie = '' } = await logInWithDevice()
    const attacker = await server.logIn('aurora')
    const target = `http://${host}:8080/m/home`
    const made = await server.call(createSessionTransferCode, { body: { target } }, attacker)
    const loginDeviceId = '0b0b0b0b-0b0b-4b0b-8b0b-0b0b0b0b0b0e'
    const code = made.envelope.value?.code ?? ''
    const exchange = async (isSwitch?: true) => {
      const body = { code, loginDeviceId, currentMemberId: memberId, isSwitch }
      return server.call(exchangeSessionTransfer, { body }, { host: `${host}:8080`, cookie })
    }
    const asked = await exchange()
    expect(asked.envelope.value).toEqual({ otherUser: { userName: attacker.username } })
    expect(asked.headers.getSetCookie()).toEqual([])
    await notify(memberId, 'a', 'new_device')
    expect(browser.read()).toMatchObject([{ tag: 'a' }])
    expect((await exchange(true)).envelope.value).toMatchObject({ id: attacker.memberId })
    await notify(memberId, 'b', 'new_device')
    expect(browser.read()).toHaveLength(1)
  })

  it('RELAY-24, PUSH-09 it is removed by its token, without a session', async () => {
    const { memberId, browser } = await logInWithDevice()
    const body = { registrationToken: browser.token, unsubscribeAll: true }
    expect((await server.call(pushUnsubscribe, { body })).envelope.success).toBe(true)
    await notify(memberId, 'a')
    expect(browser.read()).toEqual([])
  })

  it('the mark of a message is the one that the binding gave, another one for each member', async () => {
    const { memberId, browser } = await logInWithDevice()
    const other = await server.logIn('aurora')
    await notify(memberId, 'a')
    const { mark } = browser.read()[0] as { mark: string } // a message, of which the mark is compared
    const body = { registrationToken: browser.token }
    const bound = await server.call(pushBind, { body }, other)
    expect(bound.envelope.value?.mark).not.toBe(mark)
    await notify(other.memberId, 'b')
    await server.call(pushSubscribe, { body: { ...body, topic: 'all' } }, other)
    await notify(other.memberId, 'c')
    expect(browser.read().at(-1)).toMatchObject({ tag: 'c', mark: bound.envelope.value?.mark })
  })

  it('PUSH-10 a renewed subscription takes over topics and queue, known by the former token alone', async () => {
    const { memberId, browser, ...client } = await logInWithDevice()
    service.status = 503
    await notify(memberId, 'queued')
    service.status = undefined
    const next = subscribeTestBrowser(service)
    const body = { registrationToken: browser.token, newToken: next.token }
    expect((await server.call(pushRenew, { body })).envelope.success).toBe(true)
    await hasten()
    await notify(memberId, 'later')
    expect(next.read()).toMatchObject([{ tag: 'queued' }, { tag: 'later' }])
    expect((await server.call(pushSettings, {}, client)).envelope.value?.devices).toHaveLength(1)
    expect((await server.call(pushRenew, { body })).envelope.errorCode).toBe('not_found')
  })

  it.each(['a logout', 'another merchant'])('T25 after %s the former token renews nothing', async (what) => {
    const { browser, ...client } = await logInWithDevice()
    if (what === 'a logout') await server.call(logout, { body: {} }, client)
    const caller = what === 'a logout' ? undefined : { host: server.merchants.lotus.hosts[0] ?? '' }
    const body = { registrationToken: browser.token, newToken: subscribeTestBrowser(service).token }
    expect((await server.call(pushRenew, { body }, caller)).envelope.errorCode).toBe('not_found')
  })

  it('T18 a renewed subscription at an unknown service is refused', async () => {
    const { browser } = await logInWithDevice()
    const body = { registrationToken: browser.token, newToken: 'a-token-of-no-service-here' }
    expect((await server.call(pushRenew, { body })).envelope.errorCode).toBe('invalid_input')
  })

  it('a token of another merchant’s device is unknown', async () => {
    const { memberId, browser } = await logInWithDevice()
    const lotus = await server.logIn('lotus')
    const body = { registrationToken: browser.token, unsubscribeAll: true }
    await server.call(pushUnsubscribe, { body }, { host: lotus.host })
    await notify(memberId, 'a')
    expect(browser.read()).toHaveLength(1)
  })

  it('RELAY-23 topics: another merchant’s is refused, as is a device of somebody else', async () => {
    const { browser, ...member } = await logInWithDevice()
    const subscribe = async (client: TestClient, topic: string, token = browser.token) =>
      (await server.call(pushSubscribe, { body: { registrationToken: token, topic } }, client)).envelope.errorCode
    expect(await subscribe(member, 'lotus:money')).toBe('not_allowed')
    expect(await subscribe(member, 'aurora:everything')).toBe('not_allowed')
    expect(await subscribe(await server.logIn('aurora'), 'aurora:money')).toBe('not_found')
  })

  it('the eleventh device of a member replaces the first', async () => {
    const { browser, ...member } = await logInWithDevice()
    for (let index = 0; index < 10; index += 1) await bind(member, subscribeTestBrowser(service).token)
    await notify(member.memberId, 'a')
    expect(browser.read()).toEqual([])
    expect((await server.call(pushSettings, {}, member)).envelope.value?.devices).toHaveLength(10)
  })
})

describe('T18 addresses of devices', () => {
  it.each([
    ['http://127.0.0.1:6379/wp/x', 'another service on loopback'],
    ['https://fcm.googleapis.com.evil.example/send/x', 'a host that only begins like one'],
    ['https://evil.example/wp/x', 'another host'],
  ])('%s is refused: %s', async (endpoint) => {
    const known = subscribeTestBrowser(service).token
    const [, p256dh, auth] = JSON.parse(Buffer.from(known.slice('webpush.'.length), 'base64url').toString())
    const token = `webpush.${Buffer.from(JSON.stringify([endpoint, p256dh, auth])).toString('base64url')}`
    expect(await bind(await server.logIn('aurora'), token)).toBe('invalid_input')
  })

  it.each(['webpush.%%%', 'webpush.bm8ganNvbg', 'x'.repeat(30), 'short'])(
    '%s is no device of aurora',
    async (token) => {
      expect(await bind(await server.logIn('aurora'), token)).toBe('invalid_input')
    },
  )
})

describe('what the service answers', () => {
  it('a device that is gone is removed', async () => {
    const { browser, ...member } = await logInWithDevice()
    service.status = 410
    await notify(member.memberId, 'a')
    service.status = undefined
    expect((await server.call(pushSettings, {}, member)).envelope.value?.devices).toEqual([])
    await notify(member.memberId, 'b')
    expect(browser.read()).toHaveLength(1)
  })

  it.each([
    [400, '{"reason":"VapidPkHashMismatch"}', 0],
    [400, 'UnauthorizedRegistration', 0],
    [403, 'the VAPID credentials do not correspond to the credentials used to create the subscriptions', 0],
    [403, 'the key in the authorization header does not correspond to the sender ID used to subscribe this user', 0],
    [401, '{"errno":109,"message":"VAPID public key mismatch"}', 0],
    [400, '{"reason":"BadDeviceToken"}', 0],
    [403, '{"reason":"BadJwtToken"}', 1],
    [403, '', 1],
    [403, '<h1>Forbidden</h1><p>Blocked by the proxy</p>', 1],
    [400, '', 1],
    [400, '{"reason":"BadWebPushTopic"}', 1],
    [400, '{"reason":"BadTtl"}', 1],
    [401, 'Unauthorized', 1],
    [413, '', 1],
    [429, '', 1],
    [500, '', 1],
  ])('after %i %s the member has %i devices', async (status, reason, count) => {
    const { browser: _browser, ...member } = await logInWithDevice()
    service.status = status
    service.reason = reason
    await notify(member.memberId, 'a')
    service.status = undefined
    service.reason = undefined
    expect((await server.call(pushSettings, {}, member)).envelope.value?.devices).toHaveLength(count)
  })

  it('a service that is busy is asked again, not before the time that it names', async () => {
    const { browser, memberId } = await logInWithDevice()
    service.status = 429
    service.retryAfter = '3600'
    await notify(memberId, 'a')
    service.status = undefined
    const { rows } = await server.database.executeSql(
      "SELECT max(extract(epoch FROM due_at - now())) AS seconds FROM public.queued_push WHERE notification_id = 'a'",
      [],
    )
    const [{ seconds }] = rows as [{ seconds: unknown }] // an aggregate has one row
    expect(Number(seconds)).toBeGreaterThan(3_500)
    await hasten()
    await flush()
    expect(browser.read()).toHaveLength(2)
    await hasten()
    await flush()
    expect(browser.read()).toHaveLength(2)
  })

  it('a notification that it refuses is not sent again', async () => {
    const { browser, memberId } = await logInWithDevice()
    service.status = 413
    await notify(memberId, 'a')
    await hasten()
    await flush()
    expect(browser.read()).toHaveLength(1)
  })
})

describe('choices of the member', () => {
  it('a muted topic is not sent, security always is', async () => {
    const { browser, ...member } = await logInWithDevice()
    const body = { mutedTopics: ['money' as const, 'security' as const], quietHours: null }
    expect((await server.call(savePushSettings, { body }, member)).envelope.value).toEqual(body)
    await notify(member.memberId, 'a')
    await notify(member.memberId, 'b', 'new_device')
    expect(browser.read()).toEqual([expect.objectContaining({ tag: 'b', path: '/m/security' })])
  })

  it('in quiet hours a notification waits', async () => {
    const { browser, ...member } = await logInWithDevice()
    const hour = new Date().getUTCHours()
    const quietHours = { from: hour, to: (hour + 2) % 24, timeZone: 'UTC' }
    await server.call(savePushSettings, { body: { mutedTopics: [], quietHours } }, member)
    await notify(member.memberId, 'a')
    expect(browser.read()).toEqual([])
    await hasten()
    await flush()
    expect(browser.read()).toHaveLength(1)
  })

  it('an unknown time zone is refused', async () => {
    const member = await server.logIn('aurora')
    const quietHours = { from: 22, to: 7, timeZone: 'Mars/Olympus' }
    const { envelope } = await server.call(savePushSettings, { body: { mutedTopics: [], quietHours } }, member)
    expect(envelope.errorCode).toBe('invalid_input')
  })
})

describe('PUSH-17 Firebase, for a merchant with a service account', () => {
  it('receives data for the worker, and a token that is unregistered is removed', async () => {
    const member = await server.logIn('lotus')
    const token = `device-${member.memberId}:APA91bExample`
    expect(await bind(member, token)).toBeNull()
    await notify(member.memberId, 'a', 'deposit_credited', 'lotus')
    await notify(member.memberId, 'b', 'new_device', 'lotus')
    const sent = service.deliveries.filter(({ device }) => device === '/v1/projects/aurora-project/messages:send')
    expect(JSON.parse(String(sent[0]?.body))).toMatchObject({
      message: {
        token,
        data: { tag: 'a', path: '/m/wallet' },
        webpush: { headers: { TTL: '86400', Urgency: 'high' } },
      },
    })
    expect(sent[0]?.headers.authorization).toBe('Bearer access-1')
    expect(sent).toHaveLength(2)
    service.status = 404
    await notify(member.memberId, 'c', 'new_device', 'lotus')
    service.status = undefined
    expect((await server.call(pushSettings, {}, member)).envelope.value?.devices).toEqual([])
  })

  it.each([
    [403, 'SENDER_ID_MISMATCH', 'SenderId mismatch', 1],
    [400, 'INVALID_ARGUMENT', 'The registration token is not a valid FCM registration token', 0],
    [400, 'INVALID_ARGUMENT', 'Invalid value at message.webpush', 1],
    [403, 'PERMISSION_DENIED', 'The caller does not have permission', 1],
  ])('after %i %s (%s) the member has %i devices', async (status, errorCode, message, count) => {
    const member = await server.logIn('lotus')
    expect(await bind(member, `device-${member.memberId}:APA91bExample`)).toBeNull()
    service.status = status
    service.reason = JSON.stringify({ error: { code: status, message, details: [{ errorCode }] } })
    await notify(member.memberId, 'a', 'new_device', 'lotus')
    service.status = undefined
    service.reason = undefined
    expect((await server.call(pushSettings, {}, member)).envelope.value?.devices).toHaveLength(count)
  })
})

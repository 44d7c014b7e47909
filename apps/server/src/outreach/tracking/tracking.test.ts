import { randomUUID } from 'node:crypto'
import {
  type ConsentPurpose,
  consentPurposes,
  type EndpointInput,
  saveConsent,
  trackEvent,
  trackingSettings,
} from '@foyer/contract'
import { Registry } from 'prom-client'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createTestOutbox } from '../../testing/create-test-outbox.ts'
import { sendTestConversions } from '../../testing/send-conversions.ts'
import { type StandInPartners, startStandInPartners } from '../../testing/stand-in-partners.ts'
import { startTestServer, type TestClient, type TestServer } from '../../testing/test-server.ts'
import { createTracking, listTrackingCounts } from './index.ts'

let server: TestServer
let partners: StandInPartners

beforeAll(async () => {
  partners = await startStandInPartners()
  const { url } = partners
  const accessToken = 'token-of-the-partner'
  server = await startTestServer({
    trackingProviders: {
      aurora: {
        facebook: { pixelId: '1234', accessToken, url },
        tiktok: { pixelCode: 'C99', accessToken, url },
        appsflyer: { appId: 'com.aurora', devKey: 'dev-key-of-aurora', url },
        adjust: { appToken: 'adj-app', events: { deposit: 'adj-deposit' }, accessToken, url },
      },
    },
  })
})
afterAll(async () => {
  await server?.close()
  await partners?.close()
})
afterEach(() => {
  partners.received.length = 0
  partners.status = 200
})

type Body = EndpointInput<typeof trackEvent>['body']

async function track(body: Omit<Body, 'eventID' | 'source'> & Partial<Body>, client?: TestClient) {
  const whole: Body = { eventID: randomUUID(), source: 'direct', ...body }
  const { envelope } = await server.call(trackEvent, { body: whole }, client)
  await sendTestConversions(server, 'aurora')
  return envelope.success ? whole : envelope.errorCode
}

async function consent(purposes: readonly ConsentPurpose[], consentId = randomUUID(), version = '2') {
  await server.call(saveConsent, { body: { consentId, version, purposes: [...purposes] } })
  return consentId
}

/** The next attempts come now. */
const makeDue = () =>
  server.database.executeSql('UPDATE public.queued_conversion SET due_at = now() WHERE due_at IS NOT NULL', [])

const readCounts = () =>
  server.database.transaction((tx) => listTrackingCounts(tx, 'aurora', 1), { merchant: 'aurora' })

describe('DEC-21 OPEN-78 without consent', () => {
  it('an event is a count by source alone, and no partner learns of it', async () => {
    const member = await server.logIn('aurora')
    await track({ event: 'register', source: 'tid:42' }, member)
    await track({ event: 'register', source: 'tid:42' })
    expect(await readCounts()).toContainEqual({ source: 'tid:42', event: 'register', events: 2 })
    expect(partners.received).toEqual([])
  })

  it.each([
    ['no answer', () => Promise.resolve(randomUUID())],
    ['“no”', () => consent([])],
    ['“yes”, then “no”', async () => consent([], await consent(consentPurposes))],
    ['“yes” to an earlier question', () => consent(consentPurposes, randomUUID(), '0')],
  ])('%s is no consent, whatever the browser sends', async (_, answer) => {
    await track({ event: 'register', consent: { consentId: await answer(), clickIds: { ttclid: 'x' } } })
    expect(partners.received).toEqual([])
  })

  it('another merchant’s visitors are asked nothing, and its answers do not count here', async () => {
    const lotus = { host: server.merchants.lotus.hosts[0] ?? '' }
    expect((await server.call(trackingSettings, {}, lotus)).envelope.value?.partners).toEqual([])
    const consentId = randomUUID()
    await server.call(saveConsent, { body: { consentId, version: '2', purposes: ['advertising'] } }, lotus)
    await track({ event: 'register', consent: { consentId, clickIds: {} } })
    expect(partners.received).toEqual([])
  })
})

describe('DEC-21 consent by purpose', () => {
  const clickIds = { _fbc: 'fb.1.1.abc', ttclid: 'tt-1', appsflyerId: 'af-1', adid: 'ad-1', gpsAdid: 'gps-1' }
  const listCalled = () => partners.received.map(({ path }) => path).toSorted()
  const ofMeasurement = ['/event', '/inappevent/com.aurora']
  const ofAdvertising = ['/open_api/v1.3/event/track/', '/v23.0/1234/events']

  it.each([
    [['measurement'], ofMeasurement],
    [['advertising'], ofAdvertising],
    [consentPurposes, [...ofMeasurement, ...ofAdvertising]],
  ] as const)('TRACK-05 a yes to %j reaches exactly its partners', async (purposes, called) => {
    const consentId = await consent(purposes)
    await track({ event: 'deposit', consent: { consentId, clickIds } })
    expect(listCalled()).toEqual(called)
  })

  it('TRACK-17 without a yes to advertising no id of advertising leaves, whatever the browser sends', async () => {
    const consentId = await consent(['measurement'])
    await track({ event: 'deposit', consent: { consentId, clickIds } })
    const sent = JSON.stringify(partners.received.map(({ body }) => body))
    expect(sent).toContain('ad-1')
    for (const id of ['fb.1.1.abc', 'tt-1', 'gps-1']) expect(sent).not.toContain(id)
  })

  it('the last answer counts, and each one stays as proof', async () => {
    const consentId = await consent(consentPurposes)
    await consent(['measurement'], consentId)
    await track({ event: 'deposit', consent: { consentId, clickIds } })
    expect(listCalled()).toEqual(ofMeasurement)
    const { rows } = await server.database.executeSql(
      'SELECT purposes, version, answered_at IS NOT NULL AS dated FROM public.consent WHERE consent_id = $1 ORDER BY answered_at',
      [consentId],
    )
    expect(rows).toEqual([
      { purposes: [...consentPurposes], version: '2', dated: true },
      { purposes: ['measurement'], version: '2', dated: true },
    ])
  })

  it.each([
    [true, [...ofMeasurement, ...ofAdvertising]],
    [false, []],
  ])('a single answer of before, %s, is one to every purpose', async (isAllowed, called) => {
    const consentId = randomUUID()
    await server.database.executeSql(
      "INSERT INTO public.consent (merchant, consent_id, answered_at, version, is_advertising_allowed) VALUES ('aurora', $1, now(), '2', $2)",
      [consentId, isAllowed],
    )
    await track({ event: 'deposit', consent: { consentId, clickIds } })
    expect(listCalled()).toEqual(called)
  })

  it.each([
    [true, [...ofMeasurement, ...ofAdvertising]],
    [false, []],
  ])('a page of an earlier build may still send its single answer: %s', async (isAdvertisingAllowed, called) => {
    const consentId = randomUUID()
    const { envelope } = await server.call(saveConsent, { body: { consentId, version: '2', isAdvertisingAllowed } })
    expect(envelope.success).toBe(true)
    await track({ event: 'deposit', consent: { consentId, clickIds } })
    expect(listCalled()).toEqual(called)
  })

  it('an answer without a choice is refused', async () => {
    const { envelope } = await server.call(saveConsent, { body: { consentId: randomUUID(), version: '2' } })
    expect(envelope.errorCode).toBe('invalid_input')
  })

  it.each([
    ['to all', [], []],
    ['to advertising', ['measurement'], ofMeasurement],
  ] as const)('a withdrawn yes %s ends what waits in the queue', async (_, left, called) => {
    const consentId = await consent(consentPurposes)
    partners.status = 503
    await track({ event: 'deposit', consent: { consentId, clickIds } })
    expect(listCalled()).toEqual([...ofMeasurement, ...ofAdvertising])
    partners.received.length = 0
    partners.status = 200
    await consent(left, consentId)
    await makeDue()
    await sendTestConversions(server, 'aurora')
    expect(listCalled()).toEqual(called)
    const sent = JSON.stringify(partners.received.map(({ body }) => body))
    for (const id of ['fb.1.1.abc', 'tt-1', 'gps-1', consentId]) expect(sent).not.toContain(id)
    await makeDue()
    await sendTestConversions(server, 'aurora')
    expect(listCalled()).toEqual(called)
  })

  it('an unknown purpose is refused', async () => {
    const body = { consentId: randomUUID(), version: '2', purposes: ['everything' as never] } // not a purpose, by intention
    expect((await server.call(saveConsent, { body })).envelope.errorCode).toBe('invalid_input')
  })
})

describe('TRACK-05 with consent', () => {
  it('TRACK-08, ENT-25 each partner gets its own name of the event, the value, and a hash in place of the member', async () => {
    const member = await server.logIn('aurora')
    const consentId = await consent(consentPurposes)
    const clickIds = { _fbc: 'fb.1.1.abc', ttclid: 'tt-1', appsflyerId: 'af-1', gpsAdid: 'gps-1' }
    const body = { event: 'deposit', amountMinor: '125050', currency: 'PHP', content_id: '99' } as const
    const sent = await track({ ...body, consent: { consentId, clickIds } }, member)
    expect(partners.received).toHaveLength(4)
    const at = (path: string) => partners.received.find((one) => one.path.startsWith(path))
    expect(at('/v23.0/1234/events')?.body).toMatchObject({
      access_token: 'token-of-the-partner',
      data: [
        {
          event_name: 'Purchase',
          event_id: (sent as Body).eventID, // a success gives the body
          user_data: { fbc: 'fb.1.1.abc' },
          custom_data: { value: 1250.5, currency: 'PHP', content_ids: ['99'] },
        },
      ],
    })
    expect(at('/open_api/v1.3/event/track/')).toMatchObject({
      headers: { 'access-token': 'token-of-the-partner' },
      body: { event_source_id: 'C99', data: [{ event: 'CompletePayment', user: { ttclid: 'tt-1' } }] },
    })
    expect(at('/inappevent/com.aurora')?.body).toMatchObject({
      appsflyer_id: 'af-1',
      customer_user_id: expect.stringMatching(/^[0-9a-f]{64}$/),
      eventName: 'af_purchase',
      eventValue: JSON.stringify({ af_revenue: '1250.50', af_currency: 'PHP', af_content_id: '99' }),
    })
    expect(at('/event')?.body).toMatchObject({
      app_token: 'adj-app',
      event_token: 'adj-deposit',
      gps_adid: 'gps-1',
      revenue: '1250.50',
      currency: 'PHP',
    })
    const all = JSON.stringify(partners.received.map(({ body }) => body))
    expect(all).not.toContain(member.memberId)
    expect(all).not.toContain(member.username)
    expect(all.match(/[0-9a-f]{64}/g)?.length).toBe(4)
  })

  it('TRACK-12 a failure is tried again, an event is reported once per id', async () => {
    const consentId = await consent(consentPurposes)
    partners.status = 503
    const body = { event: 'register', eventID: randomUUID(), consent: { consentId, clickIds: {} } } as const
    await track(body)
    const failed = partners.received.length
    expect(failed).toBeGreaterThan(0)
    partners.status = 200
    await makeDue()
    await track(body)
    await track(body)
    expect(partners.received.length).toBe(2 * failed)
  })

  it('ERR-35 a failure of a partner’s client is logged, and fails nothing else', async () => {
    const body = { eventID: randomUUID(), event: 'register', source: 'direct' } as const
    const consentId = await consent(['measurement'])
    const { envelope } = await server.call(trackEvent, { body: { ...body, consent: { consentId, clickIds: {} } } })
    expect(envelope.success).toBe(true)
    const send = () => Promise.reject(new Error('broken client'))
    const broken = { code: 'appsflyer', tags: [], takes: () => true, send } as const
    const { database, merchants } = server
    const { conversions } = createTracking({ database, metrics: new Registry(), partners: { list: () => [broken] } })
    expect(await createTestOutbox(server).run(conversions, [merchants.aurora])).toBeGreaterThan(0)
    const logged = server.logLines.filter((line) => line.includes('conversion not sent'))
    expect(logged.join()).toContain('broken client')
  })
})

it.each([
  { event: 'other' },
  { event: 'register', source: 'a b' },
  { event: 'register', source: 'tid:-1' },
  { event: 'register', consent: { consentId: 'x', clickIds: {} } },
])('%j is refused', async (body) => {
  expect(await track(body as never)).toBe('invalid_input') // not an event, by intention
})

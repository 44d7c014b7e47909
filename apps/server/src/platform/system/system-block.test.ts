import { randomUUID } from 'node:crypto'
import * as contract from '@foyer/contract'
import {
  createDeposit,
  type EndpointDefinition,
  gameTrialLaunch,
  launchGame,
  login,
  logout,
  memberInfo,
  register,
  systemStatus,
  vendorDebit,
  wallet,
} from '@foyer/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  makeDebit,
  makeDebitCredit,
  startVendorFixture,
  VENDOR,
  type VendorFixture,
} from '../../games/vendor/testing/vendor-fixture.ts'
import { changeSettings } from '../../testing/change-settings.ts'
import {
  BANK_SECRET,
  bankCallback,
  bankSettingsOf,
  type StandInBank,
  startStandInBank,
} from '../../testing/stand-in-bank.ts'
import { TEST_PASSWORD, type TestClient } from '../../testing/test-server.ts'

/** What the page of a closed site calls, besides public reads, vendors, providers and staff. */
const needed = [
  'GET /wps/changes',
  'GET /wps/member/info',
  'GET /wps/system/country',
  'GET /wps/system/test/ping',
  'GET /wps/v2/system/status',
  'POST /wps/push/renew',
  'POST /wps/relay/CSP_fcmUnsubscribe',
  'POST /wps/session/logout',
  'POST /wps/system/collect',
  'POST /wps/system/consent',
  'POST /wps/system/track',
]
const isEndpoint = (value: unknown): value is EndpointDefinition =>
  typeof value === 'object' && value !== null && 'path' in value && 'access' in value
const endpoints: EndpointDefinition[] = Object.values<unknown>(contract).filter(isEndpoint)
const emptyInput = { params: { id: 'none' }, query: {}, body: {} } as never // fits any endpoint; excess is not sent

let bank: StandInBank
let fixture: VendorFixture
let member: TestClient & { memberId: string; username: string; sessionId: string }

const from = (country: string) => ({ 'x-forwarded-for': '203.0.113.9', 'cf-ipcountry': country })
async function codeOf<E extends EndpointDefinition>(
  endpoint: E,
  input: contract.EndpointInput<E>,
  country: string,
  client?: TestClient,
) {
  return (await fixture.server.call(endpoint, input, client, from(country))).envelope.errorCode
}
async function makePlayer() {
  await fixture.fund(member.memberId, 'PHP')
  return { memberId: member.memberId, sessionId: member.sessionId, currency: 'PHP' }
}
const deposit = (requestId: string) => ({ body: { requestId, method: 'ewallet', amountMinor: '50000' } })
const moveLogin = (country: string) =>
  fixture.server.database.executeSql('UPDATE public.session SET country = $1 WHERE id = $2', [
    country,
    member.sessionId,
  ])

beforeAll(async () => {
  bank = await startStandInBank()
  fixture = await startVendorFixture({
    paymentProviders: { bank: bankSettingsOf(bank.url) },
    trustProxy: 'loopback',
    countryHeader: 'cf-ipcountry',
    limits: { general: 10_000, login: 10_000, loginAddress: 10_000, money: 10_000, code: 10_000, register: 10_000 },
  })
  await changeSettings(fixture.server, 'aurora', { refusedCountries: ['CN'] })
  member = await fixture.server.logIn('aurora')
})
afterAll(async () => {
  await fixture?.close()
  await bank?.close()
})

describe('BOOT-10 a visitor of a refused country', () => {
  it('is refused by every call but those that the page of a closed site needs', async () => {
    const answered: string[] = []
    for (const endpoint of endpoints) {
      const isOutside = ['vendor', 'provider', 'staff'].includes(endpoint.access)
      // The stream and the logout answer in tests of their own.
      if (isOutside || endpoint.publicMaxAgeSeconds || endpoint.form === 'events' || endpoint === logout) continue
      if ((await codeOf(endpoint, emptyInput, 'CN', member)) !== 'region_denied')
        answered.push(`${endpoint.method} ${endpoint.path}`)
    }
    const ownTests = ['GET /wps/changes', 'POST /wps/session/logout']
    expect(answered.sort()).toEqual(needed.filter((name) => !ownTests.includes(name)))
  })

  it('may log out', async () => {
    const other = await fixture.server.logIn('aurora')
    expect(await codeOf(logout, { body: {} }, 'CN', other)).toBeNull()
  })

  it('is not asked to log in first, and a visitor of another country passes', async () => {
    expect(await codeOf(wallet, {}, 'CN')).toBe('region_denied')
    expect(await codeOf(wallet, {}, 'PH')).toBe('customer.not.login')
    expect(await codeOf(wallet, {}, 'PH', member)).toBeNull()
    const named = { body: { username: member.username, password: TEST_PASSWORD } }
    expect(await codeOf(login, named, 'CN')).toBe('region_denied')
  })

  it('learns it from the settings, of which every visitor has their own', async () => {
    const restrictionOf = async (country: string) =>
      (await fixture.server.call(systemStatus, { query: {} }, undefined, from(country))).envelope.value
        ?.regionRestriction
    expect([await restrictionOf('CN'), await restrictionOf('PH')]).toEqual(['location', null])
  })

  it('T20 has the answer to a deposit that was accepted before, and begins none', async () => {
    const requestId = randomUUID()
    const { envelope } = await fixture.server.call(createDeposit, deposit(requestId), member, from('PH'))
    const again = await fixture.server.call(createDeposit, deposit(requestId), member, from('CN'))
    expect(again.envelope.value?.id).toBe(envelope.value?.id)
    expect(await codeOf(createDeposit, deposit(randomUUID()), 'CN', member)).toBe('region_denied')
  })

  it('stakes nothing more in a game opened by a login of that country, and is paid for what is open', async () => {
    const player = await makePlayer()
    const open = makeDebit(player)
    const balance = await fixture.debit(open)
    await moveLogin('CN')
    expect(await fixture.debit(makeDebit(player))).toBe('player_blocked')
    expect(await fixture.debitCredit(makeDebitCredit(player))).toBe('player_blocked')
    expect(await fixture.debit(open)).toBe(balance)
    const { sessionId: _session, ...round } = open
    const credit = { ...round, transactionId: randomUUID(), amount: '300', closesRound: true }
    expect(await fixture.credit(credit)).toBe(String(Number(balance) + 300))
    await moveLogin('PH')
    expect(await fixture.debit(makeDebit(player))).toBe(String(Number(balance) + 200))
  })
})

describe('BOOT-09 maintenance', () => {
  it('refuses logins, registrations, launches, deposits and stakes, while open rounds and money in flight settle', async () => {
    const player = await makePlayer()
    const open = makeDebit(player)
    const balance = Number(await fixture.debit(open))
    const [before] = await fixture.readMoney(player)
    const requestId = randomUUID()
    const asked = await fixture.server.call(createDeposit, deposit(requestId), member, from('PH'))
    await changeSettings(fixture.server, 'aurora', { maintenance: true })

    const password = TEST_PASSWORD
    const refused = [
      codeOf(login, { body: { username: member.username, password } }, 'PH'),
      codeOf(register, { body: { username: 'newcomer77', password } }, 'PH'),
      codeOf(launchGame, { query: { gameCode: 'SPIN' } }, 'PH', member),
      codeOf(gameTrialLaunch, { query: { gameId: 'SPIN' } }, 'PH'),
      codeOf(createDeposit, deposit(randomUUID()), 'PH', member),
    ]
    expect(new Set(await Promise.all(refused))).toEqual(new Set(['site_maintenance']))

    const staked = await fixture.server.callSigned(vendorDebit, makeDebit(player), VENDOR)
    expect(staked.envelope).toMatchObject({ errorCode: 'player_blocked', fields: [{ rule: 'site_maintenance' }] })
    expect(await fixture.debitCredit(makeDebitCredit(player))).toBe('player_blocked')

    const again = await fixture.server.call(createDeposit, deposit(requestId), member, from('PH'))
    expect(again.envelope.value?.id).toBe(asked.envelope.value?.id)
    expect(await fixture.debit(open)).toBe(String(balance))
    const returned = makeDebit(player)
    expect(
      await fixture.rollBack({ ...rollbackOf(returned), reverses: open.transactionId, roundId: open.roundId }),
    ).toBe(String(balance + 100))
    const payment = bank.payments.get(asked.envelope.value?.id ?? '')
    const { merchant, reference, id, amount, currency } = payment ?? {}
    const event = { eventId: randomUUID(), type: 'payment', status: 'approved', occurredAt: new Date().toISOString() }
    const paid = { ...event, merchant, reference, id, amount, currency }
    expect((await fixture.server.callSigned(bankCallback, paid, 'bank', BANK_SECRET)).status).toBe(200)
    expect(await codeOf(memberInfo, {}, 'PH', member)).toBeNull()
    expect((await fixture.readMoney(player))[0]).toBe((before ?? 0n) + 50_000n)
  })
})

function rollbackOf({ playerId }: { playerId: string }) {
  return { merchant: 'aurora', playerId, transactionId: randomUUID() }
}

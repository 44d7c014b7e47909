import type { EndpointDefinition, MemberType } from '@foyer/contract'
import * as contract from '@foyer/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { saveMerchant } from '../merchant/index.ts'
import { bankCallback } from '../testing/stand-in-bank.ts'
import { startTestServer, type TestClient, type TestServer } from '../testing/test-server.ts'

/** `in`: the guards pass the call to its handler; otherwise their error code. */
type Decision = 'in' | contract.ErrorCode
type Role = 'guest' | 'member' | 'agent' | 'free' | 'virtual' | 'vendor'

const open: Record<Role, Decision> = { guest: 'in', member: 'in', agent: 'in', free: 'in', virtual: 'in', vendor: 'in' }
const members: Record<Role, Decision> = { ...open, guest: 'customer.not.login', vendor: 'domain_not_available' }
const realMoney: Record<Role, Decision> = { ...members, free: 'free_reject', virtual: 'free_reject' }
const vendors: Record<Role, Decision> = {
  guest: 'signature_invalid',
  member: 'signature_invalid',
  agent: 'signature_invalid',
  free: 'signature_invalid',
  virtual: 'signature_invalid',
  vendor: 'in',
}
const agents: Record<Role, Decision> = {
  ...members,
  ...{ member: 'not_allowed', free: 'not_allowed', virtual: 'not_allowed' },
}
const playing: Record<Role, Decision> = { ...members, free: 'free_reject' }
/** A vendor's signature is not valid for a payment provider. */
const providers: Record<Role, Decision> = { ...vendors, vendor: 'signature_invalid' }
/** A vendor calls the system's host, which has no merchant. */
const visitors: Record<Role, Decision> = { ...open, vendor: 'domain_not_available' }

/** The console's calls are not found at the hosts of merchants and vendors; staff-access.test.ts has who may make them. */
const staff: Record<Role, Decision> = {
  guest: 'not_found',
  member: 'not_found',
  agent: 'not_found',
  free: 'not_found',
  virtual: 'not_found',
  vendor: 'not_found',
}

/** Access by role. A new endpoint without a row fails the test. */
const listed: Record<string, Record<Role, Decision>> = {
  'GET /wps/changes': visitors,
  'GET /wps/desk': visitors,
  'POST /wps/desk/conversation': visitors,
  'POST /wps/desk/message': visitors,
  'GET /wps/desk/conversation/:id': visitors,
  'POST /wps/desk/read': visitors,
  'POST /wps/desk/typing': visitors,
  'POST /wps/desk/close': visitors,
  'POST /wps/desk/rating': visitors,
  'POST /wps/desk/image': visitors,
  'GET /wps/desk/image/:id': visitors,
  'GET /wps/v2/system/status': visitors,
  'GET /wps/system/country': visitors,
  'GET /wps/system/consumer': visitors,
  'GET /wps/system/domainRoute': visitors,
  'GET /wps/system/manifest.json': visitors,
  'GET /wps/system/test/ping': visitors,
  'POST /wps/system/collect': visitors,
  'POST /wps/session/login': visitors,
  'POST /wps/session/login/verification': visitors,
  'POST /wps/session/login/verification/code': visitors,
  'POST /wps/session/login/passkey/start': visitors,
  'POST /wps/session/login/passkey': visitors,
  'POST /wps/session/login/line': visitors,
  'POST /wps/session/login/line/start': visitors,
  'POST /wps/session/login/telegram': visitors,
  'POST /wps/session/login/maya': visitors,
  'GET /wps/session/key/rsa': visitors,
  'GET /wps/captcha/geetest': visitors,
  'GET /wps/captcha/challenge': visitors,
  'POST /wps/session/logout': members,
  'POST /wps/session/remember': members,
  'POST /wps/session/handoff/create': members,
  'POST /wps/session/handoff': visitors,
  'POST /wps/member/register': visitors,
  'POST /wps/member/register/mobile': visitors,
  'POST /wps/member/register/autoUsername': visitors,
  'POST /wps/member/register/username': visitors,
  'GET /wps/member/terms': members,
  'POST /wps/member/terms': members,
  'POST /wps/member/password/recover': visitors,
  'GET /wps/verification/channels': visitors,
  'POST /wps/verification/sms/noLogin': visitors,
  'POST /wps/verification/email/noLogin': visitors,
  'GET /wps/member/second-factor': members,
  'POST /wps/member/second-factor': members,
  'POST /wps/member/second-factor/authenticator': members,
  'POST /wps/member/second-factor/authenticator/confirm': members,
  'GET /wps/member/contacts': members,
  'POST /wps/member/contact': members,
  'POST /wps/member/contact/code': members,
  'GET /wps/member/info': members,
  'POST /wps/member/language': members,
  'POST /wps/member/profile': playing,
  'POST /wps/member/password': members,
  'GET /wps/member/session': playing,
  'POST /wps/member/session/end': playing,
  'POST /wps/member/session/end-others': playing,
  'GET /wps/member/login': playing,
  'GET /wps/member/passkey': playing,
  'POST /wps/member/passkey/start': playing,
  'POST /wps/member/passkey': playing,
  'POST /wps/member/passkey/rename': playing,
  'POST /wps/member/passkey/remove': playing,
  'GET /wps/member/closure': playing,
  'POST /wps/member/closure': playing,
  'POST /wps/member/closure/cancel': playing,
  'GET /wps/member/identity': playing,
  'POST /wps/member/identity/remove': playing,
  'GET /wps/member/bonus': realMoney,
  'GET /wps/member/bonus/:id': realMoney,
  'GET /wps/member/bonus/tournament/:id': realMoney,
  'POST /wps/member/bonus/tournament/join': realMoney,
  'POST /wps/member/bonus/claim': realMoney,
  'POST /wps/member/bonus/code': realMoney,
  'POST /wps/member/bonus/give-up': realMoney,
  'GET /wps/member/inbox': members,
  'GET /wps/member/inbox/older': members,
  'GET /wps/member/inbox/message/:id': members,
  'POST /wps/member/inbox/read': members,
  'POST /wps/member/inbox/delete': members,
  'POST /wps/member/inbox/restore': members,
  'GET /wps/agent': members,
  'POST /wps/agent/apply': realMoney,
  'POST /wps/agent/link': agents,
  'POST /wps/agent/link/close': agents,
  'POST /wps/agent/click': visitors,
  'POST /wps/agent/register': agents,
  'GET /wps/agent/numbers': agents,
  'GET /wps/agent/statement': agents,
  'GET /wps/agent/bets': agents,
  'GET /wps/member/referral': members,
  'GET /wps/referral/programme': visitors,
  'POST /wps/referral/check': visitors,
  'GET /wps/member/feedback': members,
  'GET /wps/member/feedback/:id': members,
  'POST /wps/member/feedback': members,
  'POST /wps/member/feedback/image': members,
  'GET /wps/content/banner': visitors,
  'GET /wps/content/customer-service': visitors,
  'GET /wps/content/help': visitors,
  'POST /wps/content/help/vote': visitors,
  'GET /wps/content/legal': visitors,
  'GET /wps/content/popup': visitors,
  'GET /wps/relay/MCSFE_getListAnnouncements': visitors,
  'GET /wps/system/tracking': visitors,
  'POST /wps/system/consent': visitors,
  'POST /wps/system/track': visitors,
  'GET /wps/push/key': visitors,
  'POST /wps/push/renew': visitors,
  'POST /wps/relay/CSP_fcmBind': members,
  'POST /wps/relay/CSP_fcmSubscribe': members,
  'POST /wps/relay/CSP_fcmUnsubscribe': visitors,
  'GET /wps/member/push': members,
  'POST /wps/member/push': members,
  'POST /wps/relay/WPS3RD_verifyLineCode': visitors,
  'GET /wps/relay/WPS3RD_refreshMayaTokens': members,
  'GET /wps/relay/WPSCORE_getTelegramLoginSetting': visitors,
  'GET /wps/relay/CBS_launchChat': visitors,
  'GET /wps/relay/CBS_unreadCount': realMoney,
  'POST /wps/relay/WPSCORE_saveMemberInfoByAuthKey': members,
  'GET /wps/relay/WPSCORE_getCustomerServiceScript': visitors,
  'GET /wps/relay/GCSGAME_gameVendor': visitors,
  'GET /wps/relay/GCSGAME_getGameMatchV2': visitors,
  'GET /wps/relay/GCSGAME_newGameVendor': visitors,
  'GET /wps/relay/GCS_recentGame': members,
  'GET /wps/relay/MCSFE_getFavoriteGamesList': members,
  'POST /wps/game/favorite': members,
  'GET /wps/game/names': visitors,
  'GET /wps/game/details': visitors,
  'GET /wps/relay/GCSGAME_gameList': visitors,
  'GET /wps/relay/GCSGAME_hotGamesV2': visitors,
  'GET /wps/relay/GCSGAME_getRankList': visitors,
  'GET /wps/lottery/draw/next': visitors,
  'GET /wps/game/launchGame': members,
  'GET /wps/relay/GCS_gameTrialLaunch': visitors,
  'GET /wps/wallet': members,
  'GET /wps/wallet/hold': members,
  'GET /wps/wallet/movement': members,
  'GET /wps/relay/MCSFE_getDepositSetting': members,
  'GET /wps/relay/MCSFE_getPlayerRankProgress': members,
  'GET /wps/relay/PROMOFE_getPromoCodeEnable': members,
  'GET /wps/relay/MCSFE_getMerchantAvailablePromotions': visitors,
  'GET /wps/relay/WPSCORE_getDownloadSetting': visitors,
  'POST /wps/deposit': realMoney,
  'GET /wps/deposit': realMoney,
  'GET /wps/deposit/return': visitors,
  'GET /wps/deposit/:id': realMoney,
  'GET /wps/member/withdrawal/card': realMoney,
  'POST /wps/member/withdrawal/card': realMoney,
  'POST /wps/withdrawal': realMoney,
  'GET /wps/withdrawal': realMoney,
  'GET /wps/withdrawal/:id': realMoney,
  'POST /wps/vendor/wallet/authenticate': vendors,
  'POST /wps/vendor/wallet/balance': vendors,
  'POST /wps/vendor/wallet/debit': vendors,
  'POST /wps/vendor/wallet/credit': vendors,
  'POST /wps/vendor/wallet/debit-credit': vendors,
  'POST /wps/vendor/wallet/end-round': vendors,
  'POST /wps/vendor/wallet/adjustment': vendors,
  'POST /wps/vendor/wallet/jackpot': vendors,
  'POST /wps/vendor/wallet/settle': vendors,
  'POST /wps/vendor/wallet/rollback': vendors,
  'POST /wps/payment/:provider/callback': providers,
}

/** Error codes of the guards, as opposed to those of handlers for the empty payload of this test. */
const guardCodes: readonly string[] = [
  'customer.not.login',
  'free_reject',
  'not_allowed',
  'signature_invalid',
  'domain_not_available',
  'merchant_mismatch',
]

const isEndpoint = (value: unknown): value is EndpointDefinition =>
  typeof value === 'object' && value !== null && 'path' in value && 'access' in value
const endpoints: EndpointDefinition[] = Object.values<unknown>(contract).filter(isEndpoint)
const nameOf = (endpoint: EndpointDefinition) => `${endpoint.method} ${endpoint.path}`
const ofStaff = endpoints.filter(({ access }) => access === 'staff').map(nameOf)
const table = { ...listed, ...Object.fromEntries(ofStaff.map((name) => [name, staff])) }
const emptyInput = { params: { id: 'none', provider: 'bank' }, query: {}, body: {} } as never // fits any endpoint; excess is not sent

let server: TestServer
const clients = new Map<Role, TestClient>([['guest', { host: 'localhost' }]])

beforeAll(async () => {
  server = await startTestServer()
  const types: [Role, MemberType][] = [
    ['member', 0],
    ['agent', 1],
    ['free', 4],
    ['virtual', 40],
  ]
  for (const [role, type] of types) clients.set(role, await server.logIn('aurora', type))
})
afterAll(() => server.close())

/** Called by other companies at the system's host. */
const isOutside = ({ access }: EndpointDefinition) => access === 'vendor' || access === 'provider'
const toBank = (endpoint: EndpointDefinition) => (endpoint.access === 'provider' ? bankCallback : endpoint)

async function tryCall(endpoint: EndpointDefinition, role: Role): Promise<Decision> {
  const isUnsignedVendorCall = isOutside(endpoint) && role !== 'vendor'
  const { envelope } =
    role === 'vendor'
      ? isOutside(endpoint)
        ? await server.callSigned(toBank(endpoint), {})
        : await server.call(endpoint, emptyInput, { host: '127.0.0.1' })
      : await server.call(
          endpoint,
          emptyInput,
          isUnsignedVendorCall ? { ...clients.get(role), host: '127.0.0.1' } : clients.get(role),
        )
  const code = envelope.errorCode
  // Handlers of other calls do not find the `none` of the empty input.
  if (endpoint.access === 'staff' && code === 'not_found') return code
  return code !== null && guardCodes.includes(code) ? code : 'in'
}

describe('DEC-14, T22, ROLE-07, ROLE-08: who may call what', () => {
  it('every endpoint of the contract has a row, and every row an endpoint', () => {
    expect(Object.keys(table).sort()).toEqual(endpoints.map(nameOf).sort())
  })

  it('every endpoint of the contract is answered by the server', () => {
    for (const { method, path } of endpoints)
      expect(server.app.hasRoute({ method, url: path }), `${method} ${path}`).toBe(true)
  })

  for (const endpoint of endpoints) {
    // The logout of this test would end the session of later rows.
    const roles =
      endpoint === contract.logout
        ? (['guest', 'vendor'] as const)
        : (['guest', 'member', 'agent', 'free', 'virtual', 'vendor'] as const)
    for (const role of roles) {
      it(`${nameOf(endpoint)} by ${role}`, async () => {
        expect(await tryCall(endpoint, role)).toBe(table[nameOf(endpoint)]?.[role])
      })
    }
  }
})

describe('CONF-29 FLAG-02: a merchant whose members settle with their agent', () => {
  let closed: TestServer
  beforeAll(async () => {
    closed = await startTestServer()
    const { aurora } = closed.merchants
    const whitelabelVal = { ...aurora.settings.whitelabelVal, CREDITMAR3: true }
    const settings = { ...aurora.settings, whitelabelVal, depositSwitch: true }
    await closed.database.transaction((tx) => saveMerchant(tx, { ...aurora, settings }))
  })
  afterAll(() => closed.close())

  const refused = [contract.createDeposit, contract.createWithdrawal, contract.addWithdrawalCard]
  const answered = [contract.deposits, contract.withdrawals, contract.withdrawalCards, contract.wallet]

  it('takes no deposit and no withdrawal; what there was can be read', async () => {
    const client = await closed.logIn('aurora')
    for (const endpoint of refused) {
      const { status, envelope } = await closed.call(endpoint, emptyInput, client)
      expect([endpoint.path, status, envelope.errorCode]).toEqual([endpoint.path, 403, 'not_allowed'])
    }
    for (const endpoint of answered)
      expect((await closed.call(endpoint, emptyInput, client)).status, endpoint.path).toBe(200)
  })

  it('ROLE-07 ROLE-08 guests and accounts that play for fun are told what they always are', async () => {
    const free = await closed.logIn('aurora', 4)
    for (const endpoint of refused) {
      expect((await closed.call(endpoint, emptyInput)).envelope.errorCode).toBe('customer.not.login')
      expect((await closed.call(endpoint, emptyInput, free)).envelope.errorCode).toBe('free_reject')
    }
  })

  it('the other merchant is open', async () => {
    const client = await closed.logIn('lotus')
    for (const endpoint of refused)
      expect((await closed.call(endpoint, emptyInput, client)).envelope.errorCode).toBe('invalid_input')
  })
})

describe('T18 relays', () => {
  const owners = [
    'MCSFE',
    'CCSFE',
    'GCS',
    'GCSGAME',
    'WPSCORE',
    'WPS3RD',
    'PROMOFE',
    'CBS',
    'CSP',
    'MCSBO',
    'admin',
    '',
  ]
  const verbs = [
    'get',
    'list',
    'find',
    'save',
    'set',
    'update',
    'delete',
    'create',
    'reset',
    'launch',
    'new',
    'proxy',
    '',
  ]
  const nouns = [
    ...['Member', 'MemberInfo', 'MemberInfoByAuthKey', 'Wallet', 'Balance', 'Deposit', 'DepositSetting', 'Withdrawal'],
    ...['ListAnnouncements', 'gameList', 'gameVendor', 'hotGames', 'hotGamesV2', 'RankList', 'PlayerRankProgress'],
    ...[
      'PromoCodeEnable',
      'CustomerServiceScript',
      'DownloadSetting',
      'Settings',
      'Config',
      'Secret',
      'Token',
      'Session',
    ],
    ...['User', 'Users', 'Merchant', 'Agent', 'Report', 'Log', 'Url', 'Env', 'Health', 'Metrics', 'Debug'],
  ]
  const names = owners.flatMap((owner) =>
    verbs.flatMap((verb) => nouns.flatMap((noun) => [`${owner}_${verb}${noun}`, `${owner}.${verb}.${noun}`])),
  )
  const hostile = ['', '..', '%2e%2e/member/info', 'http://127.0.0.1:1/', '@127.0.0.1', '__proto__', 'constructor', '*']

  it('of ten thousand names only those of the contract are answered, and none is passed on', async () => {
    const documented = new Set(endpoints.map(({ path }) => path.split('/wps/relay/')[1]))
    const unknown = [...new Set([...hostile, ...names])].filter((name) => !documented.has(name))
    expect(unknown.length).toBeGreaterThan(10_000)
    const host = 'localhost'
    const answered: string[] = []
    for (const [index, name] of unknown.entries()) {
      const method = index % 2 ? 'GET' : 'POST'
      const payload = method === 'POST' ? { payload: {} } : {}
      const { statusCode } = await server.app.inject({
        method,
        url: `/wps/relay/${name}`,
        headers: { host },
        ...payload,
      })
      if (statusCode !== 404) answered.push(`${method} ${name} ${statusCode}`)
    }
    expect(answered).toEqual([])
  })
})

describe('T10, DEC-40: every endpoint of another merchant', () => {
  const reachable = endpoints.filter((endpoint) => !isOutside(endpoint) && endpoint.access !== 'staff')

  for (const endpoint of reachable) {
    it(`${nameOf(endpoint)} refuses another merchant in the Merchant header`, async () => {
      const { envelope, status } = await server.call(endpoint, emptyInput, clients.get('member'), {
        merchant: 'lotus',
      })
      expect([status, envelope.errorCode]).toEqual([403, 'merchant_mismatch'])
    })

    it(`${nameOf(endpoint)} does not know a session of another merchant`, async () => {
      const { envelope } = await server.call(endpoint, emptyInput, {
        ...clients.get('member'),
        host: 'lotus.localhost',
      })
      if (endpoint.access === 'anyone') expect(envelope.errorCode).not.toBe('merchant_mismatch')
      else expect(envelope.errorCode).toBe('customer.not.login')
    })

    it(`T42 ${nameOf(endpoint)} answers nobody at an unknown host`, async () => {
      const { envelope, headers } = await server.call(endpoint, emptyInput, { host: 'evil.example' })
      expect(envelope.errorCode).toBe('domain_not_available')
      expect(headers.get('cache-control')).toBe('no-store')
    })
  }

  it.each(['/wps/%zz', '/m/%zz', `/wps/deposit/${'a'.repeat(200)}`])(
    'T33 %s is refused in the envelope, and nothing of it comes back',
    async (path) => {
      const answer = await fetch(server.origin + path)
      expect(await answer.json()).toMatchObject({
        success: false,
        errorCode: expect.stringMatching(/^(invalid_input|not_found)$/),
      })
    },
  )
})

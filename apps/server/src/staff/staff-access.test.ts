import { request } from 'node:http'
import type { EndpointDefinition, StaffRole } from '@foyer/contract'
import * as contract from '@foyer/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { logInStaff, OFFICE_HOST } from '../testing/staff-client.ts'
import { startTestServer, type TestClient, type TestServer } from '../testing/test-server.ts'

/** `in`: the guards pass the call to its handler; otherwise their error code. */
type Decision = 'in' | contract.ErrorCode

const owner: readonly StaffRole[] = ['owner']
const ofMembers: readonly StaffRole[] = ['owner', 'finance', 'support', 'risk']
const writers: readonly StaffRole[] = ['owner', 'content', 'support']
const supporters: readonly StaffRole[] = ['owner', 'support']
const blocking: readonly StaffRole[] = ['owner', 'support', 'risk']
const ofMoney: readonly StaffRole[] = ['owner', 'finance', 'risk']
const ofContent: readonly StaffRole[] = ['owner', 'content']
const writing: readonly StaffRole[] = ['owner', 'content', 'support']
const answering: readonly StaffRole[] = ['owner', 'support']
const readingContent: readonly StaffRole[] = ['owner', 'content', 'support']
const writingContent: readonly StaffRole[] = ['owner', 'content']

/** Roles that may make a call. A new call of the console without a row fails the test. */
const table: Record<string, 'guest' | 'person' | readonly StaffRole[]> = {
  'POST /wps/staff/session/login': 'guest',
  'POST /wps/staff/session/login/code': 'guest',
  'POST /wps/staff/invitation': 'guest',
  'POST /wps/staff/invitation/accept': 'guest',
  'GET /wps/staff/me': 'person',
  'POST /wps/staff/session/logout': 'person',
  'GET /wps/staff/session': 'person',
  'POST /wps/staff/session/end': 'person',
  'GET /wps/staff/today': contract.staffRoles,
  'GET /wps/staff/person': owner,
  'POST /wps/staff/person': owner,
  'POST /wps/staff/person/roles': owner,
  'POST /wps/staff/person/sessions/end': owner,
  'POST /wps/staff/person/reset': owner,
  'POST /wps/staff/session/login/passkey/start': 'guest',
  'POST /wps/staff/session/login/passkey': 'guest',
  'GET /wps/staff/passkey': 'person',
  'POST /wps/staff/passkey/start': 'person',
  'POST /wps/staff/passkey': 'person',
  'POST /wps/staff/passkey/rename': 'person',
  'POST /wps/staff/passkey/remove': 'person',
  'GET /wps/staff/trail': ['owner', 'risk'],
  'GET /wps/staff/help': writers,
  'GET /wps/staff/help/:id': writers,
  'POST /wps/staff/help': writers,
  'POST /wps/staff/help/publish': writers,
  'POST /wps/staff/help/order': writers,
  'GET /wps/staff/agent': ofMembers,
  'POST /wps/staff/agent/decide': owner,
  'POST /wps/staff/agent/move': owner,
  'POST /wps/staff/agent/plan': owner,
  'GET /wps/staff/agent/plans': ofMembers,
  'POST /wps/staff/agent/plans': owner,
  'GET /wps/staff/agent/statement': ofMoney,
  'POST /wps/staff/agent/statement/decide': ['owner', 'finance'],
  'GET /wps/staff/referral': ofMoney,
  'POST /wps/staff/referral/decide': ofMoney,
  'GET /wps/staff/feedback': supporters,
  'GET /wps/staff/feedback/:id': supporters,
  'GET /wps/staff/feedback/image/:id': supporters,
  'POST /wps/staff/feedback/answer': supporters,
  'POST /wps/staff/feedback/state': supporters,
  'GET /wps/staff/member': ofMembers,
  'GET /wps/staff/member/:id': ofMembers,
  'GET /wps/staff/member/:id/movement': ofMembers,
  'GET /wps/staff/member/:id/trail': ofMembers,
  'GET /wps/staff/member/:id/bet': ofMembers,
  'GET /wps/staff/member/:id/payment': ofMembers,
  'GET /wps/staff/member/:id/device': ofMembers,
  'GET /wps/staff/member/:id/login': ofMembers,
  'GET /wps/staff/member/:id/note': ofMembers,
  'POST /wps/staff/member/note': ofMembers,
  'POST /wps/staff/member/note/pin': ofMembers,
  'POST /wps/staff/member/note/withdraw': ofMembers,
  'POST /wps/staff/member/label': blocking,
  'POST /wps/staff/member/factors/reset': blocking,
  'POST /wps/staff/member/type': owner,
  'POST /wps/staff/member/contact/reveal': ['owner', 'risk'],
  'GET /wps/staff/offer': contract.staffRoles,
  'POST /wps/staff/offer': ['owner', 'finance', 'content'],
  'POST /wps/staff/offer/publish': ['owner', 'finance'],
  'POST /wps/staff/offer/end': ['owner', 'finance'],
  'GET /wps/staff/member/:id/bonus': ofMembers,
  'POST /wps/staff/member/bonus': ['owner', 'finance'],
  'POST /wps/staff/member/bonus/reverse': ['owner', 'finance', 'risk'],
  'GET /wps/staff/label': contract.staffRoles,
  'POST /wps/staff/label': ['owner', 'support'],
  'POST /wps/staff/label/rename': ['owner', 'support'],
  'GET /wps/staff/approval': blocking,
  'POST /wps/staff/approval/decide': blocking,
  'POST /wps/staff/member/block': blocking,
  'POST /wps/staff/member/sessions/end': blocking,
  'GET /wps/staff/closure': ['owner', 'support'],
  'GET /wps/staff/payment': ofMoney,
  'GET /wps/staff/payment/:kind/:id': ofMoney,
  'GET /wps/staff/incident': ofMoney,
  'GET /wps/staff/incident/:id': ofMoney,
  'POST /wps/staff/incident/close': ofMoney,
  'GET /wps/staff/game': ofContent,
  'GET /wps/staff/game/vendor': ofContent,
  'GET /wps/staff/game/trail': ofContent,
  'POST /wps/staff/game/preview': ofContent,
  'POST /wps/staff/game/change': ofContent,
  'POST /wps/staff/game/vendor/limit': owner,
  'GET /wps/staff/message': writing,
  'GET /wps/staff/message/:id': writing,
  'POST /wps/staff/message': writing,
  'POST /wps/staff/message/count': writing,
  'POST /wps/staff/message/stop': writing,
  'GET /wps/staff/desk': answering,
  'GET /wps/staff/desk/conversation/:id': answering,
  'POST /wps/staff/desk/presence': answering,
  'POST /wps/staff/desk/answer': answering,
  'POST /wps/staff/desk/note': answering,
  'POST /wps/staff/desk/assign': answering,
  'POST /wps/staff/desk/snooze': answering,
  'POST /wps/staff/desk/close': answering,
  'POST /wps/staff/desk/reopen': answering,
  'POST /wps/staff/desk/mark': answering,
  'POST /wps/staff/desk/read': answering,
  'POST /wps/staff/desk/image': answering,
  'GET /wps/staff/desk/image/:id': answering,
  'GET /wps/staff/desk/changes': answering,
  'GET /wps/staff/desk/agent': answering,
  'POST /wps/staff/desk/agent': answering,
  'GET /wps/staff/desk/hours': answering,
  'POST /wps/staff/desk/hours': answering,
  'GET /wps/staff/desk/canned': answering,
  'POST /wps/staff/desk/canned': answering,
  'POST /wps/staff/desk/canned/remove': answering,
  'GET /wps/staff/desk/report': answering,
  'GET /wps/staff/content': readingContent,
  'GET /wps/staff/content/item': readingContent,
  'POST /wps/staff/content': writingContent,
  'POST /wps/staff/content/publish': writingContent,
  'POST /wps/staff/content/rollback': writingContent,
  'POST /wps/staff/content/archive': writingContent,
  'POST /wps/staff/content/move': writingContent,
  'POST /wps/staff/content/image': writingContent,
}

const isStaffCall = (value: unknown): value is EndpointDefinition =>
  typeof value === 'object' && value !== null && 'access' in value && value.access === 'staff'
const endpoints: EndpointDefinition[] = Object.values<unknown>(contract).filter(isStaffCall)
const nameOf = ({ method, path }: EndpointDefinition) => `${method} ${path}`
const emptyInput = { params: { id: 'none' }, query: {}, body: {} } as never // fits any endpoint; excess is not sent
const guardCodes: readonly string[] = ['customer.not.login', 'not_allowed', 'domain_not_available']
/** Ends the session of later rows. */
const isLogout = (endpoint: EndpointDefinition) => endpoint === contract.endStaffLogin

let server: TestServer
const people = new Map<StaffRole, TestClient>()
let member: TestClient
let stranger: TestClient

beforeAll(async () => {
  server = await startTestServer({ limits: { general: 1e6, code: 1e6, login: 1e6, loginAddress: 1e6 } })
  for (const role of contract.staffRoles) people.set(role, await logInStaff(server, 'aurora', role))
  stranger = await logInStaff(server, 'lotus', ...contract.staffRoles)
  member = await server.logIn('aurora')
})
afterAll(() => server.close())

async function tryCall(endpoint: EndpointDefinition, client: TestClient, merchant?: string): Promise<Decision> {
  const headers: Record<string, string> = merchant === undefined ? {} : { merchant }
  if (endpoint.form === 'events' && (await opensStream(endpoint, client, headers))) return 'in'
  const { envelope } = await server.call(endpoint, emptyInput, client, headers)
  const code = envelope.errorCode
  return code !== null && guardCodes.includes(code) ? code : 'in'
}

/** Whether a stream of events begins; it is left at once. */
function opensStream({ path }: EndpointDefinition, client: TestClient, headers: Record<string, string>) {
  return new Promise<boolean>((resolve, reject) => {
    const cookie = client.cookie === undefined ? {} : { cookie: client.cookie }
    const options = { headers: { host: client.host, ...cookie, ...headers } }
    const call = request(`${server.origin}${path}`, options, ({ headers: received }) => {
      call.destroy()
      resolve(received['content-type']?.startsWith('text/event-stream') === true)
    })
    call.on('error', reject)
    call.end()
  })
}

describe('T43 DEC-03 DEC-42 ROLE-11: who may make which call of the console', () => {
  it('every call has a row, every row a call, and the row says what the contract says', () => {
    expect(Object.fromEntries(endpoints.map((endpoint) => [nameOf(endpoint), endpoint.staff]))).toEqual(table)
  })

  for (const endpoint of endpoints.filter((one) => !isLogout(one))) {
    const allowed = table[nameOf(endpoint)] ?? []
    const isForRoles = typeof allowed !== 'string'

    for (const role of contract.staffRoles) {
      it(`${nameOf(endpoint)} by ${role}`, async () => {
        const wanted = !isForRoles || allowed.includes(role) ? 'in' : 'not_allowed'
        expect(await tryCall(endpoint, people.get(role) ?? { host: '' }, 'aurora')).toBe(wanted)
      })
    }

    it(`${nameOf(endpoint)} by a guest`, async () => {
      const wanted = allowed === 'guest' ? 'in' : 'customer.not.login'
      expect(await tryCall(endpoint, { host: OFFICE_HOST }, 'aurora')).toBe(wanted)
    })

    it(`${nameOf(endpoint)} by a member with the session of the merchant's site`, async () => {
      const wanted = allowed === 'guest' ? 'in' : 'customer.not.login'
      expect(await tryCall(endpoint, { ...member, host: OFFICE_HOST }, 'aurora')).toBe(wanted)
    })

    it(`${nameOf(endpoint)} is not found at a merchant's host, for nobody`, async () => {
      for (const client of [{ host: 'localhost' }, member, { ...people.get('owner'), host: 'localhost' }]) {
        const { status, envelope } = await server.call(endpoint, emptyInput, client)
        expect([status, envelope.errorCode]).toEqual([404, 'not_found'])
      }
    })

    if (!isForRoles) continue
    it(`${nameOf(endpoint)} at another merchant, at none and at an invented one`, async () => {
      const own = people.get('owner') ?? { host: '' }
      for (const merchant of ['lotus', undefined, 'nobody', '__proto__', 'constructor'])
        expect(await tryCall(endpoint, own, merchant)).toBe('not_allowed')
      expect(await tryCall(endpoint, stranger, 'aurora')).toBe('not_allowed')
    })
  }
})

describe('DEC-03: the console and the members are apart', () => {
  it('no call of members is answered at the host of the console', async () => {
    const isOfMembers = (value: unknown): value is EndpointDefinition =>
      typeof value === 'object' && value !== null && 'path' in value && 'access' in value && value.access !== 'staff'
    for (const endpoint of Object.values<unknown>(contract).filter(isOfMembers)) {
      const { status, envelope } = await server.call(endpoint, emptyInput, { ...member, host: OFFICE_HOST })
      expect([endpoint.path, status, envelope.errorCode]).toEqual([endpoint.path, 404, 'not_found'])
    }
  })

  it('the session of staff opens nothing of a member', async () => {
    const { envelope } = await server.call(contract.memberInfo, {}, { ...people.get('owner'), host: 'localhost' })
    expect(envelope.errorCode).toBe('customer.not.login')
  })

  it('the reference of calls at a merchant’s host has no call of the console', async () => {
    const { body } = await server.app.inject({ url: '/wps/openapi.json', headers: { host: 'localhost' } })
    expect(body).not.toContain('/wps/staff')
  })

  it('a page of another origin changes nothing with the cookie', async () => {
    const body = { memberId: member.memberId ?? '', block: 'bet' as const, isBlocked: true, reason: 'from elsewhere' }
    for (const site of ['same-site', 'cross-site', 'none']) {
      const headers = { merchant: 'aurora', 'sec-fetch-site': site }
      const { envelope } = await server.call(contract.blockStaffMember, { body }, people.get('owner'), headers)
      expect(envelope.errorCode).toBe('not_allowed')
    }
  })
})

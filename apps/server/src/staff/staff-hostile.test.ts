import { randomUUID } from 'node:crypto'
import type { EndpointDefinition } from '@foyer/contract'
import * as contract from '@foyer/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { logInStaff } from '../testing/staff-client.ts'
import { startTestServer, type TestClient, type TestServer } from '../testing/test-server.ts'

const isStaffCall = (value: unknown): value is EndpointDefinition =>
  typeof value === 'object' && value !== null && 'access' in value && value.access === 'staff'
const endpoints: EndpointDefinition[] = Object.values<unknown>(contract).filter(isStaffCall)

const hostile = ['', '\u0000', '\ud800', '%00', 'a'.repeat(5_000), '__proto__', '{"$ne":null}', "' OR 1=1 --", '-1']
const values: unknown[] = [...hostile, null, [], {}, -1, 1e300, true]

/** Values that bodies take, by the name of their field; a call gets the first that its schema takes. */
const rights: Record<string, readonly unknown[]> = {
  action: [null],
  amountMinor: ['100'],
  answerId: [randomUUID()],
  attemptId: ['a'.repeat(43)],
  audience: [{ kind: 'all' }],
  behind: [null],
  block: ['bet'],
  body: [{ EN: 'A text' }],
  category: ['other'],
  change: [{ kind: 'games', codes: ['none'], isOn: false }],
  channel: ['sms'],
  clientId: [randomUUID()],
  code: ['123456'],
  content: ['AAAA'.repeat(8)],
  conversationId: ['none'],
  credit: [''],
  currency: ['PHP'],
  data: ['AAAA'],
  day: [''],
  decision: ['paid', 'refused', 'approved'],
  email: ['nobody@example.com'],
  fields: [
    { kind: 'terms', page: 'terms', version: '1', body: {} },
    {
      ...{ currency: 'PHP', names: { EN: 'An offer' }, from: '2026-01-01T00:00:00Z', to: '2036-01-01T00:00:00Z' },
      reward: { kind: 'rank', level: 1, rewardMinor: '100' },
      terms: { wagerTimes: 1, order: 'real_first', weights: {}, otherWeight: 100, expiresDays: 1 },
    },
  ],
  from: [null],
  grantId: ['none'],
  hasPush: [false],
  holidays: [[]],
  id: ['none', randomUUID()],
  ids: [['none']],
  isBlocked: [true],
  isConfirmed: [false],
  isPinned: [false],
  isPublished: [true],
  isTyping: [false],
  jackpot: [''],
  jackpotDay: [''],
  kind: ['banner'],
  limitVersion: ['0'.repeat(16)],
  memberId: ['none'],
  month: ['2026-01'],
  name: ['Nobody'],
  number: [0],
  parentId: [null],
  password: ['brand-new-sky-7'],
  personId: ['none'],
  planId: ['none'],
  quietHours: [null],
  rankLevel: [1],
  reason: ['a reason'],
  requestId: [randomUUID()],
  response: [{}],
  revision: [0],
  roles: [['support']],
  round: [''],
  seenNumber: [0],
  seenPersonId: [null],
  shortcut: ['hi'],
  startsAt: [null],
  state: ['closed'],
  terms: [
    {
      ...{ tiers: [{ fromMinor: '0', shareBp: 1 }], subShareBp: [], stakeBp: 0, acquisition: null, deductsBonus: true },
      ...{ platformBp: 0, depositFeeBp: 0, negative: 'carry', holdDays: 0 },
    },
  ],
  text: ['an answer'],
  texts: [{ EN: { title: 'A title', body: 'A text' } }],
  title: [{ EN: 'A title' }],
  to: [null, 0],
  token: ['a'.repeat(43)],
  topic: ['support'],
  type: ['AUTO', 0],
  until: [null],
  vendor: ['none'],
  version: [1, '0'.repeat(16)],
  wagerTimes: [1],
  week: [Array.from({ length: 7 }, () => [])],
}

let server: TestServer
let owner: TestClient
beforeAll(async () => {
  server = await startTestServer({ limits: { code: 1e6, login: 1e6, loginAddress: 1e6 } })
  owner = await logInStaff(server, 'aurora', ...contract.staffRoles)
})
afterAll(() => server.close())

/** A body that the schema takes, or nearly: a passkey's answer cannot be made here. */
function makeBody(shape: Record<string, z.ZodType>): Record<string, unknown> {
  const fields = Object.entries(shape).map(([name, schema]) => {
    const known = rights[name]
    const right = known?.find((value) => schema.safeParse(value).success)
    if (right !== undefined || schema.safeParse(undefined).success) return [name, right]
    if (!known) throw new Error(`${name} has no value here`)
    return [name, known[0]]
  })
  return Object.fromEntries(fields.filter(([, right]) => right !== undefined))
}

describe('DEC-42: hostile input', () => {
  // A stream of events has no input and no end.
  for (const endpoint of endpoints.filter((one) => one !== contract.endStaffLogin && one.form !== 'events')) {
    it(`${endpoint.method} ${endpoint.path} answers it with a code of the list, and no defect`, async () => {
      const body = makeBody(endpoint.body?.shape ?? {})
      const names = Object.keys(endpoint.query?.shape ?? {})
      const params = Object.fromEntries(Object.keys(endpoint.params?.shape ?? {}).map((name) => [name, 'none']))
      const inputs: { body?: object; query?: object; params?: object }[] = [
        ...Object.keys(endpoint.body?.shape ?? {}).flatMap((name) =>
          values.map((value) => ({ body: { ...body, [name]: value } })),
        ),
        ...names.flatMap((name) => hostile.map((value) => ({ query: { [name]: value } }))),
        ...Object.keys(endpoint.params?.shape ?? {}).map((name) => ({ params: { ...params, [name]: '\u0000' } })),
        {},
      ]
      for (const input of inputs) {
        const full = { params, query: {}, body, ...input }
        const { status } = await server.call(endpoint, full as never, owner, { merchant: 'aurora' }) // hostile on purpose
        expect([JSON.stringify(input).slice(0, 200), status < 500]).toEqual([JSON.stringify(input).slice(0, 200), true])
      }
    })
  }
})

import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout } from 'node:timers/promises'
import { type EndpointDefinition, login, recoverAccount, requestEmailCode, requestSmsCode } from '@foyer/contract'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createMember, hashPassword } from '../member/index.ts'
import { seedContact } from '../testing/seed-contact.ts'
import { startTestServer, TEST_PASSWORD, type TestServer } from '../testing/test-server.ts'

/** Probes of each kind. FOYER_PROBES, as `npm run soak` sets it, makes them enough to compare durations too. */
const { FOYER_PROBES: given } = process.env
const PROBES = Number(given ?? 6)
/** Equal work exceeds the goal by chance in four of ten rounds; different work in all of them. */
const ROUNDS = 10
const GOAL = 0.05

let server: TestServer
beforeAll(async () => {
  vi.stubEnv('FOYER_TEST_PASSWORD_COST', 'product')
  server = await startTestServer({
    trustProxy: 'loopback',
    limits: { code: 100_000, login: 100_000, loginAddress: 100_000 },
  })
  const { aurora } = server.merchants
  const passwordHash = await hashPassword(TEST_PASSWORD)
  for (let index = 0; index < PROBES; index += 1) {
    const details = { username: `owner${index}`, passwordHash, type: 0, language: 'EN', registerMethod: 'H5' } as const
    const member = await server.database.transaction((tx) => createMember(tx, aurora, details), { merchant: 'aurora' })
    if (!member) throw new Error('the name is taken')
    await seedContact(server, member.id, `owner${index}@example.com`)
    await seedContact(server, member.id, `+63917${String(index).padStart(3, '0')}0000`)
  }
})
afterAll(() => server?.close())

/** A probe of a name, number or address that a member has, or nobody. */
type Probe = (isKnown: boolean, index: number) => { endpoint: EndpointDefinition; body: object }

const mobileOf = (isKnown: boolean, index: number) => ({
  countryDialingCode: '63',
  mobileNum: `${isKnown ? '917' : '918'}${String(index).padStart(3, '0')}0000`,
})
const emailOf = (isKnown: boolean, index: number) => `${isKnown ? 'owner' : 'other'}${index}@example.com`

/** `later`: transactions after the answer to a probe of a known one, some of which are counted. */
const probes: [name: string, probe: Probe, later: number][] = [
  [
    'login by user name',
    (isKnown, index) => ({
      endpoint: login,
      body: { username: `${isKnown ? 'owner' : 'other'}${index}`, password: 'wrong1horse' },
    }),
    1,
  ],
  [
    'login by number and code',
    (isKnown, index) => ({
      endpoint: login,
      body: { type: 'sms', ...mobileOf(isKnown, index), verificationCode: '123456' },
    }),
    0,
  ],
  [
    'code by sms for a login',
    (isKnown, index) => ({ endpoint: requestSmsCode, body: { ...mobileOf(isKnown, index), purpose: 'login' } }),
    1,
  ],
  [
    'code by sms for a registration',
    (isKnown, index) => ({ endpoint: requestSmsCode, body: { ...mobileOf(isKnown, index), purpose: 'register' } }),
    1,
  ],
  [
    'code by e-mail for a recovery',
    (isKnown, index) => ({
      endpoint: requestEmailCode,
      body: { email: emailOf(isKnown, index), purpose: 'recovery' },
    }),
    1,
  ],
  [
    'recovery by a code',
    (isKnown, index) => ({
      endpoint: recoverAccount,
      body: {
        address: { channel: 'email', email: emailOf(isKnown, index) },
        verificationCode: '123456',
        newPassword: 'brandnew7sky',
      },
    }),
    0,
  ],
]

let requests = 0
/** Number of the request that a transaction belongs to; what follows an earlier answer, and jobs, are not counted. */
const request = new AsyncLocalStorage<number>()
/** One request from a network of its own, with the transactions until its answer. */
async function send(probe: Probe, isKnown: boolean, index: number) {
  const { endpoint, body } = probe(isKnown, index)
  requests += 1
  const address = `20.${(requests >> 8) & 255}.${requests & 255}.1`
  const headers = { host: 'localhost', 'x-forwarded-for': address }
  const own = requests
  let count = 0
  const { transaction } = server.database
  const spy = vi.spyOn(server.database, 'transaction').mockImplementation((...call) => {
    if (request.getStore() === own) count += 1
    return transaction.apply(server.database, call)
  })
  const startedMs = performance.now()
  // Without a socket, whose handlers would not know to which request they belong.
  const response = await request.run(
    own,
    async () => await server.app.inject({ method: endpoint.method, url: endpoint.path, headers, payload: body }),
  )
  const ms = performance.now() - startedMs
  spy.mockRestore()
  // What follows the answer does not disturb the next probe's duration.
  if (given !== undefined) await setTimeout(25)
  return { ms, count, answer: `${response.statusCode} ${response.body}` }
}

const forgetLimits = async () => {
  await server.database.executeSql('DELETE FROM public.guess')
  await server.database.executeSql('DELETE FROM public.verification_request')
}

/** Probability that a known one takes longer than an unknown one: 0.5 tells nothing. */
function computeAuc(known: readonly number[], unknown: readonly number[]): number {
  let longer = 0
  for (const one of known) for (const other of unknown) longer += one > other ? 1 : one === other ? 0.5 : 0
  return longer / (known.length * unknown.length)
}

const findMedian = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

async function probeRound(probe: Probe) {
  await forgetLimits()
  const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] }
  const answers = new Set<string>()
  const counts: { known: number[]; unknown: number[] } = { known: [], unknown: [] }
  for (let index = 0; index < PROBES; index += 1) {
    // The order changes, so that neither is always the one after the other.
    for (const isKnown of index % 2 ? [true, false] : [false, true]) {
      const { ms, count, answer } = await send(probe, isKnown, index)
      times[isKnown ? 'known' : 'unknown'].push(ms)
      answers.add(answer)
      counts[isKnown ? 'known' : 'unknown'].push(count)
    }
  }
  return { distance: Math.abs(computeAuc(times.known, times.unknown) - 0.5), answers, counts }
}

describe('T12 DEC-15 who exists', () => {
  it.each(probes)('%s: one answer and the same work for known and unknown', async (_name, probe, later) => {
    const { answers, counts } = await probeRound(probe)
    expect([...answers]).toHaveLength(1)
    // The median: the list of merchants is read every few seconds.
    const more = findMedian(counts.known) - findMedian(counts.unknown)
    expect(findMedian(counts.known)).toBeGreaterThan(0)
    expect(more === 0 || more === later).toBe(true)
  })

  it.runIf(given !== undefined).each(probes)(
    '%s: the same duration for known and unknown',
    async (_name, probe) => {
      const distances: number[] = []
      while (distances.length < ROUNDS && Math.min(...distances) > GOAL) {
        distances.push((await probeRound(probe)).distance)
      }
      expect(Math.min(...distances)).toBeLessThanOrEqual(GOAL)
    },
    180_000,
  )
})

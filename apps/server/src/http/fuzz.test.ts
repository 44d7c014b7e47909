import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { type ErrorCode, errorStatus, isErrorCode } from '@foyer/contract'
import { signRequest } from '@foyer/contract/signing'
import { readTestDatabaseKind } from '@foyer/database/testing'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { seedDemo } from '../../demo/seed/seed-demo.ts'
import { arcadeGames } from '../testing/arcade-games.ts'
import { type Description, type Draft, draftRequests, type Operation } from '../testing/fuzz-requests.ts'
import { createRawClient, type RawAnswer, type RawFailure, writeRequest } from '../testing/raw-client.ts'
import { startTestServer, TEST_PASSWORD, type TestClient, type TestServer } from '../testing/test-server.ts'

// On a busy machine these time-outs expire, which is answered as a defect is; vendor-timeout.test.ts has their test.
vi.mock('../games/vendor/vendor.constants.ts', async (load) => ({
  ...(await load<typeof import('../games/vendor/vendor.constants.ts')>()),
  VENDOR_LOCK_TIMEOUT_MS: 5_000,
  VENDOR_STATEMENT_TIMEOUT_MS: 5_000,
}))

/** Total requests on the embedded database; requests per call on a PostgreSQL server. */
const TOTAL = 20_000
const EACH_ELSEWHERE = 100
const CONNECTIONS = 16
const ANSWER_TIMEOUT_MS = 5_000
const FAULTS_SHOWN = 20
/** Allowed growth of memory after all requests, relative to the first quarter of them, in MB. */
const HEAP_GROWTH_MB = 40
const RSS_GROWTH_MB = 150

/**
 * The same seed generates the same requests, so that results of two code versions are comparable; FOYER_FUZZ_SEED
 * overrides it.
 */
const seed = Number(process.env.FOYER_FUZZ_SEED ?? 438_701_360)
const roles = ['none', 'member', 'agent', 'vendor'] as const
type Role = (typeof roles)[number]

let server: TestServer
const clients = new Map<Role, TestClient>([['none', { host: 'localhost' }]])

beforeAll(async () => {
  const wide = Object.fromEntries(
    ['general', 'money', 'vendor', 'login', 'loginAddress', 'register', 'beacon', 'page'].map((name) => [name, 1e9]),
  )
  server = await startTestServer({ limits: wide, logLevel: 'error' })
  await seedDemo(server.database, { port: 8080, password: TEST_PASSWORD, catalogues: [arcadeGames] })
})
afterAll(() => server.close())

interface Call {
  name: string
  path: string
  method: string
  operation: Operation
  /** Calls at the same path, by method in lower case. */
  siblings: Readonly<Record<string, Operation>>
}

async function listCalls(): Promise<Call[]> {
  const { body } = await server.app.inject({ url: '/wps/openapi.json', headers: { host: 'localhost' } })
  const { paths } = JSON.parse(body) as Description // our own description
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path}`,
      path,
      method: method.toUpperCase(),
      operation,
      siblings: operations,
    })),
  )
}

/** Renews the members' sessions that a request has ended. */
async function refreshSessions(): Promise<void> {
  for (const [role, type] of [
    ['member', 0],
    ['agent', 1],
  ] as const) {
    const known = clients.get(role)
    const { statusCode } = await server.app.inject({
      url: '/wps/member/info',
      headers: { host: 'localhost', authorization: known?.token ?? '', cookie: known?.cookie ?? '' },
    })
    if (statusCode !== 200) clients.set(role, await server.logIn('aurora', type))
  }
}

/** Existing values by field name: from responses of plain reads, and typical member input. */
async function readDictionary(calls: Call[]): Promise<Map<string, unknown[]>> {
  const { token = '', cookie = '' } = clients.get('member') ?? {}
  const dictionary = new Map<string, unknown[]>([
    ['username', ['demo', 'agent']],
    ['password', [TEST_PASSWORD]],
    ['merchant', ['aurora']],
    ['merchantCode', ['aurora']],
    ['provider', ['bank']],
    ['playerId', [clients.get('member')?.memberId]],
  ])
  for (const { path, method, operation } of calls) {
    const isStream = operation.responses[200]?.content?.['text/event-stream'] !== undefined
    if (method !== 'GET' || path.includes('{') || isStream) continue
    const headers = { host: 'localhost', authorization: token, cookie }
    collect(JSON.parse((await server.app.inject({ url: path, headers })).body || 'null'), dictionary)
  }
  return dictionary
}

function collect(value: unknown, dictionary: Map<string, unknown[]>): void {
  if (typeof value !== 'object' || value === null) return
  for (const [name, field] of Object.entries(value)) {
    if (typeof field === 'object') collect(field, dictionary)
    else if (Number.isNaN(Number(name))) {
      const known = dictionary.get(name) ?? []
      if (known.length < 20 && !known.includes(field)) dictionary.set(name, [...known, field])
    }
  }
}

/** Mostly a permitted role, now and then another one. */
function chooseRole({ security }: Operation, pick: number): Role {
  const own: Role[] = security?.some((one) => 'vendor' in one || 'provider' in one)
    ? ['vendor']
    : security
      ? ['member', 'agent']
      : ['none']
  const candidates = [...own, ...own, ...own, ...roles]
  return candidates[pick % candidates.length] ?? 'none'
}

function addRole(draft: Draft, role: Role): Draft {
  const client = clients.get(role)
  const { token, cookie } = client ?? {}
  const signature =
    role === 'vendor'
      ? signRequest({
          method: draft.method,
          path: draft.target,
          rawBody: draft.content,
          vendor: 'arcade',
          secret: server.config.vendorSecrets.arcade,
        })
      : {}
  const own = Object.entries({
    host: client?.host ?? '127.0.0.1',
    ...signature,
    ...(token === undefined ? {} : { authorization: token }),
    ...(cookie === undefined ? {} : { cookie }),
  })
  return { ...draft, headers: [...own, ...draft.headers] }
}

/** Statuses of refusals before an endpoint is matched. */
const refusalsOfHttp = new Set([400, 405, 408, 413, 414, 417, 431])

function findFault(
  { method, path, operation, siblings }: Call,
  draft: Draft,
  answer: RawAnswer | RawFailure,
): string | undefined {
  if (typeof answer === 'string') return answer
  const { status, body, headers } = answer
  const isSuccess = status >= 200 && status < 300
  if (isSuccess && !operation.responses[status] && draft.method !== 'HEAD') return `${status} is not declared`
  const reached = siblings[draft.method.toLowerCase()]
  const declared = [operation, ...(reached ? [reached] : [])].flatMap(({ responses }) =>
    Object.values(responses).flatMap(({ description }) => description.split(', ')),
  )
  if (status === 204) return undefined
  // A HEAD response has a status and no code: a status of the call other than that of a defect.
  if (draft.method === 'HEAD') return status >= 500 && !declared.some(isOutage(status)) ? `${status}` : undefined
  if (isSuccess && !operation.responses[status]?.content?.['application/json']) return undefined
  if (!headers.get('content-type')?.startsWith('application/json')) return `no JSON: ${headers.get('content-type')}`
  if (/node_modules|\.ts:\d|at \w+ \(|\bSELECT\b/.test(body)) return 'the answer tells of our inside'
  let envelope: { success?: unknown; errorCode?: unknown }
  try {
    envelope = JSON.parse(body)
  } catch {
    return 'the answer is no JSON'
  }
  if (isSuccess) return envelope.success === true ? undefined : 'a success that is none'
  const code = envelope.errorCode
  if (envelope.success !== false || !isErrorCode(code)) return `no code of the closed list: ${String(code)}`
  if (errorStatus[code] !== status && !(code === 'invalid_input' && refusalsOfHttp.has(status)))
    return `${code} with ${status}`
  if (defects.has(code)) return `${code}: a defect`
  // Another method or another address is no longer the described call.
  const isElsewhere = !path.includes('{') && draft.target.split('?')[0] !== path
  const isOther = isElsewhere || (draft.method !== method && otherCallErrors.has(code))
  return declared.includes(code) || code === 'not_found' || isOther ? undefined : `${code} is not declared`
}

/** No vendor answers in this test, which some calls declare; our own code must not fail. */
const defects: ReadonlySet<string> = new Set<ErrorCode>(['unknown_error', 'service_unavailable'])
const isOutage = (status: number) => (code: string) =>
  isErrorCode(code) && !defects.has(code) && errorStatus[code] === status

const otherCallErrors: ReadonlySet<ErrorCode> = new Set(['body_too_large', 'unsupported_media_type'])

/**
 * Whether a jackpot was answered `service_unavailable` because it is parked (T38): the vendor has no agreed jackpots
 * here, so one of a known player and game is recorded with all of its content. Nothing else may be answered so.
 */
async function isParkedJackpot({ path }: Call, { content }: Draft, answer: RawAnswer | RawFailure): Promise<boolean> {
  if (path !== '/wps/vendor/wallet/jackpot' || typeof answer === 'string' || answer.status !== 503) return false
  const call: Record<string, unknown> = JSON.parse(content.toString('utf8'))
  const { rows } = await server.database.executeSql(`
    SELECT to_jsonb(p) AS win FROM public.parked_win p JOIN public.game g
      ON g.merchant = p.merchant AND g.vendor = p.vendor AND g.code = p.game_code
    WHERE p.vendor = 'arcade' AND p.reason = 'no_limit_set'`)
  const wins = rows as { win: Record<string, unknown> }[] // the columns of the statement
  return wins.some(
    ({ win }) =>
      win.transaction_id === call.transactionId &&
      win.member_id === call.playerId &&
      win.round_id === call.roundId &&
      win.game_code === call.gameCode &&
      String(win.amount) === call.amount,
  )
}

const isParking = (line: string) => line.includes('exceeds its vendor’s limits and is parked')
const listUnexpectedLines = () => server.logLines.filter((line) => !isParking(line)).slice(0, FAULTS_SHOWN)

/** One example per fault and call, and the server's log. */
function describeFaults(faults: ReadonlyMap<string, string>): string {
  const examples = [...faults].slice(0, FAULTS_SHOWN).map(([name, example]) => `${name}\n  ${example}`)
  const heading = `${faults.size} kinds of fault; FOYER_FUZZ_SEED=${seed} repeats them`
  return [heading, ...examples, ...listUnexpectedLines()].join('\n\n')
}

function describeFault({ method, target, headers, body }: Draft, answer: RawAnswer | RawFailure): string {
  const lines = headers.map(([name, value]) => `${name}: ${value.slice(0, 120)}`)
  const text = body.toString('utf8').slice(0, 600)
  const stated = typeof answer === 'string' ? answer : `${answer.status} ${answer.body.slice(0, 300)}`
  return [`${method} ${target.slice(0, 400)}`, ...lines, '', text, `→ ${stated}`].join('\n  ')
}

function readMemory(): { heapMb: number; rssMb: number } {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  const { heapUsed, rss } = process.memoryUsage()
  return { heapMb: heapUsed / 2 ** 20, rssMb: rss / 2 ** 20 }
}

describe('every call of the description, with whatever anybody may send', () => {
  it(`T33, T40 answers in time, in the envelope, with a declared code, and forgets it (seed ${seed})`, async () => {
    await refreshSessions()
    const calls = await listCalls()
    const dictionary = await readDictionary(calls)
    const each = readTestDatabaseKind() === 'embedded' ? Math.ceil(TOTAL / calls.length) : EACH_ELSEWHERE
    const port = Number(new URL(server.origin).port)
    const faults = new Map<string, string>()
    let sent = 0
    let parked = 0
    let warm: ReturnType<typeof readMemory> | undefined
    for (const [index, call] of calls.entries()) {
      await refreshSessions()
      const drafts = fc.sample(fc.tuple(draftRequests(call.path, call.method, call.operation, dictionary), fc.nat()), {
        numRuns: each,
        seed: seed + index,
      })
      const waiting = drafts.values()
      const work = async () => {
        const client = createRawClient(port, ANSWER_TIMEOUT_MS)
        for (const [made, pick] of waiting) {
          const draft = addRole(made, chooseRole(call.operation, pick))
          const answer = await client.send(writeRequest(draft), draft.method === 'HEAD')
          const fault = findFault(call, draft, answer)
          if (fault && (await isParkedJackpot(call, draft, answer))) parked += 1
          else if (fault) faults.set(`${call.name}: ${fault}`, describeFault(draft, answer))
          sent += 1
        }
        client.close()
      }
      await Promise.all(Array.from({ length: CONNECTIONS }, work))
      if (!warm && index >= calls.length / 4) warm = readMemory()
    }
    const end = readMemory()
    expect([...faults.keys()].slice(0, FAULTS_SHOWN), describeFaults(faults)).toEqual([])
    expect(listUnexpectedLines()).toEqual([])
    // One line for each parked jackpot, and for nothing else.
    expect(server.logLines.filter(isParking)).toHaveLength(parked)
    expect(sent).toBe(each * calls.length)
    expect(end.heapMb - (warm?.heapMb ?? 0)).toBeLessThan(HEAP_GROWTH_MB)
    expect(end.rssMb - (warm?.rssMb ?? 0)).toBeLessThan(RSS_GROWTH_MB)
  })
})

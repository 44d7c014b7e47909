import { randomUUID } from 'node:crypto'
import { request as httpRequest } from 'node:http'
import type { EndpointDefinition, EndpointInput, EndpointValue, Envelope, MemberType } from '@foyer/contract'
import { login } from '@foyer/contract'
import { signRequest } from '@foyer/contract/signing'
import type { Database } from '@foyer/database'
import { openTestDatabase, type TestEngineOptions } from '@foyer/database/testing'
import type { FastifyInstance } from 'fastify'
import { listDemoMerchants } from '../../demo/seed/demo-merchants.ts'
import { createServerApp } from '../app.ts'
import type { ServerConfig } from '../config.ts'
import { createLogger } from '../http/log.ts'
import { createMember, hashPassword } from '../member/index.ts'
import { type Merchant, saveMerchant } from '../merchant/index.ts'
import { bankSettingsOf } from './stand-in-bank.ts'

/** Ways whose vendors' scripts the page policy allows. */
const firebaseFlags = ['GOOGLELOGIN3', 'FACEBOOKLOGIN3', 'TWITTERLOGIN3'] as const

export const TEST_PASSWORD = 'correct1horse'

/** A logged-in (or anonymous) client of one merchant: its host, token and cookie. */
export interface TestClient {
  host: string
  token?: string
  cookie?: string
  memberId?: string
}

export interface Answer<E extends EndpointDefinition> {
  status: number
  envelope: Envelope<EndpointValue<E>>
  headers: Headers
}

export interface TestServer {
  app: FastifyInstance
  database: Database
  /** Makes the database hang for this time. @throws on a server without `canFallSilent` */
  fallSilent(ms: number): Promise<void>
  /** Origin on loopback; the merchant is chosen by the Host header. */
  origin: string
  merchants: { aurora: Merchant; lotus: Merchant }
  config: ServerConfig
  /** Log lines so far. */
  logLines: string[]
  /** Creates a member of this type and logs it in over HTTP. */
  logIn(
    merchant: 'aurora' | 'lotus',
    type?: MemberType,
  ): Promise<TestClient & { memberId: string; username: string; sessionId: string }>
  /** Calls an endpoint over real HTTP. */
  call<E extends EndpointDefinition>(
    endpoint: E,
    input: EndpointInput<E>,
    client?: TestClient,
    headers?: Record<string, string>,
  ): Promise<Answer<E>>
  /** The same with a vendor's signature, on the system's host. */
  callSigned<E extends EndpointDefinition>(
    endpoint: E,
    body: unknown,
    vendor?: string,
    secret?: string,
    headers?: Record<string, string>,
  ): Promise<Answer<E>>
  close(): Promise<void>
}

/** The whole server on a fresh database and a free port, with both demo merchants and no members. */
export async function startTestServer(
  changes: Partial<ServerConfig> = {},
  databaseOptions: TestEngineOptions = {},
): Promise<TestServer> {
  const migrations = new URL('../db/migrations/', import.meta.url)
  const opened = await openTestDatabase({ schema: 'public', migrations }, databaseOptions)
  const { database, fallSilent, close: closeDatabase } = opened
  const config: ServerConfig = {
    platformUrl: 'http://127.0.0.1:0',
    arcadeUrl: 'http://arcade.localhost:1',
    scriptsUrl: 'http://scripts.localhost:1',
    officeUrl: 'http://office.localhost:1',
    paymentProviders: { bank: bankSettingsOf('http://bank.localhost:1') },
    messageProviders: { hasOutbox: true },
    vendorSecrets: { arcade: 'arcade-secret-of-this-test-run-000' },
    dataKey: 'data-key-of-this-test-run-0000000000',
    systemHosts: ['127.0.0.1'],
    trustProxy: false,
    logLevel: 'debug',
    ...changes,
  }
  const [aurora, lotus] = listDemoMerchants(8080)
  if (!aurora || !lotus) throw new Error('the demo merchants are missing')
  // Members of the tests have accepted nothing, and pages have the policy without vendors' scripts.
  delete aurora.settings.terms
  // No vendor of captchas or codes is connected.
  lotus.settings.loginCaptcha = false
  lotus.settings.gw.GEETEST_ID = null
  lotus.settings.smsProvider.firebase = false
  for (const flag of ['MOBILENUMREG3', 'REGMOBVERF3'] as const) delete lotus.settings.whitelabelVal[flag]
  for (const { settings } of [aurora, lotus]) for (const flag of firebaseFlags) delete settings.whitelabelVal[flag]
  for (const merchant of [aurora, lotus]) await database.transaction((tx) => saveMerchant(tx, merchant))
  const logLines: string[] = []
  const logger = createLogger(config.logLevel, { write: (line) => logLines.push(line) })
  const app = await createServerApp({ database, config, logger, hasJobs: false })
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })

  const server: TestServer = {
    app,
    database,
    fallSilent,
    origin,
    merchants: { aurora, lotus },
    config,
    logLines,
    async logIn(code, type = 0) {
      const merchant = server.merchants[code]
      const username = `m${randomUUID().replaceAll('-', '').slice(0, 12)}`
      const passwordHash = await hashPassword(TEST_PASSWORD)
      const details = { username, passwordHash, type, language: 'EN', registerMethod: 'H5' }
      const member = await database.transaction((tx) => createMember(tx, merchant, details), { merchant: code })
      if (!member) throw new Error('the name is taken')
      const host = merchant.hosts[0] ?? ''
      const { envelope, headers } = await server.call(login, { body: { username, password: TEST_PASSWORD } }, { host })
      if (!envelope.value) throw new Error(`login refused: ${envelope.errorCode}`)
      const cookie = readCookies(headers)
      const sessions = await database.executeSql('SELECT id FROM public.session WHERE member_id = $1', [member.id])
      const [{ id: sessionId }] = sessions.rows as [{ id: string }] // the one just opened
      return { host, token: envelope.value.token, cookie, memberId: member.id, username, sessionId }
    },
    async call(endpoint, input, client = { host: 'localhost' }, headers = {}) {
      const { params, query, body } = input as {
        params?: Record<string, string>
        query?: Record<string, string>
        body?: unknown
      } // the fields that any endpoint may have
      const path = endpoint.path.replace(/:(\w+)/g, (_all, name: string) => encodeURIComponent(params?.[name] ?? ''))
      const search = query ? `?${new URLSearchParams(query)}` : ''
      return send(
        origin,
        endpoint.method,
        path + search,
        endpoint.method === 'GET' ? undefined : JSON.stringify(body ?? {}),
        {
          host: client.host,
          ...(client.token ? { authorization: client.token } : {}),
          ...(client.cookie ? { cookie: client.cookie } : {}),
          ...headers,
        },
      )
    },
    async callSigned(endpoint, body, vendor = 'arcade', secret = secretOf(config, vendor), headers = {}) {
      const rawBody = JSON.stringify(body)
      const signature = signRequest({ method: endpoint.method, path: endpoint.path, rawBody, vendor, secret })
      return send(origin, endpoint.method, endpoint.path, rawBody, { host: '127.0.0.1', ...signature, ...headers })
    },
    async close() {
      await app.close()
      await closeDatabase()
    },
  }
  return server
}

function secretOf({ vendorSecrets, paymentProviders }: ServerConfig, code: string): string {
  return vendorSecrets[code] ?? paymentProviders[code]?.secret ?? ''
}

/** The cookies of a response, as a browser sends them back. */
export function readCookies(headers: Headers): string {
  return headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
}

/** One HTTP request with a chosen Host header, which `fetch` would not send. */
function send<E extends EndpointDefinition>(
  origin: string,
  method: string,
  path: string,
  body: string | undefined,
  headers: Record<string, string>,
): Promise<Answer<E>> {
  return new Promise((resolve, reject) => {
    const contentHeaders =
      body === undefined
        ? {}
        : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) }
    const request = httpRequest(
      new URL(path, origin),
      { method, headers: { ...contentHeaders, ...headers } },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () => {
          const received = new Headers()
          for (const [name, value] of Object.entries(response.headers)) {
            for (const item of [value].flat()) if (item !== undefined) received.append(name, item)
          }
          const text =
            Buffer.concat(chunks).toString('utf8') || '{"success":true,"value":null,"message":null,"errorCode":null}'
          const envelope = JSON.parse(text) as Answer<E>['envelope'] // an envelope or a bare value; the tests check it
          resolve({ status: response.statusCode ?? 0, envelope, headers: received })
        })
      },
    )
    request.on('error', reject)
    request.end(body)
  })
}

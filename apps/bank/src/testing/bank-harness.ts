import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type ReceivedHeaders, signRequest, verifySignature } from '@foyer/contract/signing'
import { openTestDatabase, type TestDatabase } from '@foyer/database/testing'
import type { FastifyInstance } from 'fastify'
import { type BankConfig, type BankTimings, bankMigrations, createBankApp } from '../index.ts'
import { makePaymentPath, makePayoutsPath } from '../lib/link-token.ts'
import { findNextDeliveryMs } from '../modules/delivery/index.ts'

export const client = { vendorCode: 'foyer', secret: 'secret-of-the-platform' }
/** The addresses known only to the payer, and to the bank's operator. */
export const payPathOf = (paymentId: unknown) => makePaymentPath(client.secret, String(paymentId))
export const payoutsPath = makePayoutsPath(client)
export const otherClient = { vendorCode: 'other', secret: 'secret-of-another-platform' }

interface ReceivedCallback {
  headers: ReceivedHeaders
  path: string
  rawBody: string
  body: Record<string, unknown>
  /** Verified with the shared secret. */
  isSigned: boolean
  atMs: number
}

/** A platform's receiver of callbacks on loopback; `answer` defines its response to each. */
export interface Receiver {
  url: string
  received: ReceivedCallback[]
  /** HTTP status of the response, or `silent` for none. */
  answer: (callback: ReceivedCallback) => number | 'silent'
  /** Resolves after this many callbacks, or by default after 20 s. */
  waitFor(count: number, timeoutMs?: number): Promise<ReceivedCallback[]>
  stop(): Promise<void>
  start(): Promise<void>
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}

export async function startReceiver(): Promise<Receiver> {
  let server: Server
  let port = 0
  const receiver: Receiver = {
    url: '',
    received: [],
    answer: () => 200,
    async waitFor(count, timeoutMs = 20_000) {
      const endsAt = Date.now() + timeoutMs
      while (receiver.received.length < count && Date.now() < endsAt) await sleep(10)
      return receiver.received
    },
    async start() {
      server = createServer(async (request, response) => {
        const rawBody = await readBody(request)
        const path = request.url ?? ''
        const { headers } = request
        const decision = verifySignature({ method: 'POST', path, rawBody, headers, secret: client.secret })
        const isSigned = decision.ok && decision.vendor === 'bank'
        const callback = { headers, path, rawBody, body: JSON.parse(rawBody), isSigned, atMs: Date.now() }
        receiver.received.push(callback)
        const status = receiver.answer(callback)
        if (status !== 'silent') response.writeHead(status).end('{}')
      })
      await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
      port = (server.address() as AddressInfo).port // a listening TCP server has a port
      receiver.url = `http://127.0.0.1:${port}`
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  await receiver.start()
  return receiver
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

/** Repeats until the result passes, for 20 s at most; returns the last result. */
export async function pollUntil<T>(ask: () => Promise<T>, isFine: (answer: T) => boolean): Promise<T> {
  const endsAt = Date.now() + 20_000
  let answer = await ask()
  while (!isFine(answer) && Date.now() < endsAt) {
    await sleep(20)
    answer = await ask()
  }
  return answer
}

/** Waits until no callback is left to send: none can follow. */
export async function waitForDeliveries(database: TestDatabase['database']): Promise<void> {
  const leftMs = await pollUntil(
    () => database.statement(findNextDeliveryMs),
    (ms) => ms === null,
  )
  if (leftMs !== null) throw new Error(`a callback is still to be sent in ${leftMs} ms`)
}

/** Times short enough for tests, on a busy machine too. */
const quickTimings: Partial<BankTimings> = {
  lateCallbackMs: 1_200,
  shortPayoutMs: 1_000,
  longPayoutMs: 600,
  hangMs: 2_000,
  deliveryTimeoutMs: 1_000,
  deliveryLeaseMs: 2_500,
  firstRetryMs: 50,
  maxRetryMs: 200,
  maxSleepMs: 1_000,
}

export interface Bank {
  app: FastifyInstance
  url: string
  close(): Promise<void>
}

/** Starts the bank on a port of loopback, a free one by default, on an open database. */
export async function startBank(
  database: TestDatabase['database'],
  platformUrl: string,
  options: { timings?: Partial<BankTimings>; config?: Partial<BankConfig>; port?: number } = {},
): Promise<Bank> {
  const config: BankConfig = {
    publicUrl: 'http://bank.localhost:1',
    platformUrl,
    vendorCode: 'bank',
    clients: [client, otherClient],
    isDemo: true,
    ...options.config,
  }
  const timings = { ...quickTimings, ...options.timings }
  const app = await createBankApp({ database, config, timings })
  const url = await app.listen({ port: options.port ?? 0, host: '127.0.0.1' })
  return { app, url, close: () => app.close() }
}

export function openBankDatabase(): Promise<TestDatabase> {
  return openTestDatabase({ schema: 'bank', migrations: bankMigrations })
}

interface Answer {
  status: number
  body: Record<string, unknown>
}

/** Calls the bank as a platform does. `change` replaces signed parts of the request after signing. */
export async function callBank(
  bank: Pick<Bank, 'url'>,
  call: { method: 'GET' | 'POST'; path: string; body?: unknown; signer?: typeof client; timestampMs?: number },
  change: { headers?: Record<string, string | undefined>; body?: string; path?: string; method?: string } = {},
): Promise<Answer> {
  const rawBody = call.body === undefined ? '' : JSON.stringify(call.body)
  const { vendorCode: vendor, secret } = call.signer ?? client
  const { timestampMs } = call
  const signed = signRequest({ method: call.method, path: call.path, rawBody, vendor, secret, timestampMs })
  const headers: Record<string, string | undefined> = { ...signed, ...change.headers }
  if (call.body !== undefined) headers['content-type'] ??= 'application/json'
  const sent = Object.entries(headers).filter((header): header is [string, string] => header[1] !== undefined)
  const body = change.body ?? (call.body === undefined ? undefined : rawBody)
  const method = change.method ?? call.method
  const response = await fetch(bank.url + (change.path ?? call.path), { method, headers: sent, body })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> } // the bank speaks JSON objects
}

let references = 0

/** A payment's body with a new reference. */
export function makePayment(receiver: Receiver, change: Record<string, unknown> = {}) {
  references += 1
  return {
    reference: `deposit-${references}`,
    merchant: 'aurora',
    merchantName: 'Aurora',
    amount: '50000',
    currency: 'PHP',
    method: 'bank',
    description: 'Deposit',
    language: 'EN',
    returnUrl: 'http://aurora.localhost:1/m/deposit',
    callbackUrl: `${receiver.url}/wps/payment/bank/callback`,
    ...change,
  }
}

/** A payout's body with a new reference, to an account that ends in `lastDigit`. */
export function makePayout(receiver: Receiver, lastDigit: string, change: Record<string, unknown> = {}) {
  references += 1
  return {
    reference: `withdrawal-${references}`,
    merchant: 'aurora',
    amount: '25000',
    currency: 'PHP',
    account: { holderName: 'Maria Santos', bankCode: 'bpi', accountNumber: `12345678${lastDigit}` },
    callbackUrl: `${receiver.url}/wps/payment/bank/callback`,
    ...change,
  }
}

/** Sends a page's form as a browser without script does; redirects are not followed. */
export async function sendForm(
  bank: Pick<Bank, 'url'>,
  path: string,
  form: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<{ status: number; location: string | null; text: string; headers: Headers }> {
  const response = await fetch(bank.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(form),
    redirect: 'manual',
  })
  return {
    status: response.status,
    location: response.headers.get('location'),
    text: await response.text(),
    headers: response.headers,
  }
}

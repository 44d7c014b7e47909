import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type EndpointDefinition, paymentCallback } from '@foyer/contract'
import { verifySignature } from '@foyer/contract/signing'
import type { HttpClient } from '../http/http-client.ts'
import { createBankProvider } from '../providers/payments/bank.ts'
import type { PaymentProvider, ProviderSettings } from '../providers/payments/payments.ts'

export const BANK_SECRET = 'bank-secret-of-this-test-run-00000'

/** The platform's settings of a bank at this address. */
export function bankSettingsOf(url: string): ProviderSettings {
  return { url, account: 'foyer', secret: BANK_SECRET }
}

/** The callbacks of the bank. */
export const bankCallback: EndpointDefinition = {
  ...paymentCallback,
  path: '/wps/payment/bank/callback',
}

/** The platform's client of a bank at this address. */
export function createBankClient(url: string, httpClient: HttpClient): PaymentProvider {
  const callbackUrl = `http://127.0.0.1:1${bankCallback.path}`
  const isFreshNonce = async () => true
  return createBankProvider({ ...bankSettingsOf(url), code: 'bank', callbackUrl, httpClient, isFreshNonce })
}

/**
 * Behaviour of the stand-in for `start` calls: `normal` executes and answers; `lost` loses the call before its
 * execution, `answerLost` after it; `refuse` reports that nothing was begun, `refuseWrongly` does so although it was;
 * `fail` fails without a body.
 */
export type BankBehaviour = 'normal' | 'lost' | 'answerLost' | 'refuse' | 'refuseWrongly' | 'fail'

export interface StandInRecord {
  id: string
  reference: string
  merchant: string
  amount: string
  currency: string
  status: string
  reason: string | null
  /** Account number of a payout. */
  accountNumber: string | undefined
}

/** A payment provider on loopback that speaks the bank's protocol (docs/payment-provider.md). */
export interface StandInBank {
  url: string
  behaviour: BankBehaviour
  /** The same for status checks. */
  readBehaviour: 'normal' | 'fail'
  /** By reference. */
  payments: Map<string, StandInRecord>
  payouts: Map<string, StandInRecord>
  /** `POST payments` and the like, one for each call with a valid signature. */
  calls: string[]
  close(): Promise<void>
}

export async function startStandInBank(): Promise<StandInBank> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer) // a request without an encoding yields buffers
    const found = answer(request, Buffer.concat(chunks))
    if (found) send(response, ...found)
    else request.socket.destroy()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // a TCP server's address
  let made = 0
  const bank: StandInBank = {
    url: `http://127.0.0.1:${port}`,
    behaviour: 'normal',
    readBehaviour: 'normal',
    payments: new Map(),
    payouts: new Map(),
    calls: [],
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }

  /** Status and body of the response; undefined without one. */
  function answer(request: IncomingMessage, rawBody: Buffer): [number, unknown] | undefined {
    const { method = '', url = '', headers } = request
    const isSound = verifySignature({ method, path: url, rawBody, headers, secret: BANK_SECRET }).ok
    if (!isSound) return [401, { code: 'signature_invalid' }]
    const target = new URL(url, bank.url)
    const noun = target.pathname === '/api/payments' ? 'payments' : 'payouts'
    bank.calls.push(`${method} ${noun}`)
    if (method === 'GET') {
      if (bank.readBehaviour === 'fail') return [500, {}]
      const found = bank[noun].get(target.searchParams.get('reference') ?? '')
      return found ? [200, present(found, noun)] : [404, { code: 'not_found' }]
    }
    if (bank.behaviour === 'lost') return undefined
    if (bank.behaviour === 'refuse') return [422, { code: 'not_possible' }]
    if (bank.behaviour === 'fail') return [500, {}]
    const record = store(noun, JSON.parse(rawBody.toString('utf8')))
    if (bank.behaviour === 'refuseWrongly') return [422, { code: 'not_possible' }]
    return bank.behaviour === 'answerLost' ? undefined : [200, present(record, noun)]
  }

  /** The same reference is the same payment or payout, however often requested. */
  function store(noun: 'payments' | 'payouts', body: Record<string, string> & { account?: { accountNumber: string } }) {
    const { reference = '', merchant = '', amount = '', currency = '', account } = body
    const known = bank[noun].get(reference)
    if (known) return known
    made += 1
    const id = `${noun}_${made}`
    const status = noun === 'payments' ? 'pending' : 'processing'
    const { accountNumber } = account ?? {}
    const record = { id, reference, merchant, amount, currency, status, reason: null, accountNumber }
    bank[noun].set(reference, record)
    return record
  }

  function present(record: StandInRecord, noun: 'payments' | 'payouts') {
    const { id, reference, merchant, amount, currency, status, reason } = record
    const common = { reference, merchant, amount, currency, status }
    if (noun === 'payouts') return { ...common, payoutId: id, reason }
    const expiresAt = new Date(Date.now() + 15 * 60_000).toISOString()
    return { ...common, paymentId: id, payUrl: `${bank.url}/pay/${id}`, expiresAt }
  }

  return bank
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

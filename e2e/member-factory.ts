import { request } from 'node:http'
import { createDeposit, type EndpointDefinition, register } from '@foyer/contract'
import { type Merchant, merchantHosts, PASSWORD } from './merchants.ts'

/** A member created through the API, for journeys that do not test the registration. */
export interface ReadyMember {
  username: string
  password: string
}

interface Answer {
  status: number | undefined
  text: string
  cookie: string
}

interface Sent {
  port: number | string
  host: string
  path: string
  type: 'application/json' | 'application/x-www-form-urlencoded'
  body: string
  headers?: Record<string, string>
}

/** One POST to a host of the instance, whose names below localhost only browsers resolve. */
function post({ port, host, path, type, body, headers }: Sent): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        path,
        method: 'POST',
        headers: {
          host: `${host}:${port}`,
          'content-type': type,
          'content-length': Buffer.byteLength(body),
          ...headers,
        },
      },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () => {
          const cookie = (response.headers['set-cookie'] ?? []).map((line) => line.split(';')[0]).join('; ')
          resolve({ status: response.statusCode, text: Buffer.concat(chunks).toString('utf8'), cookie })
        })
      },
    )
    sent.on('error', reject)
    sent.end(body)
  })
}

async function call<Value>(
  { port, merchant, headers = {} }: { port: number | string; merchant: Merchant; headers?: Record<string, string> },
  endpoint: EndpointDefinition,
  body: object,
): Promise<{ value: Value; cookie: string }> {
  const { text, cookie } = await post({
    port,
    host: merchantHosts[merchant],
    path: endpoint.path,
    type: 'application/json',
    body: JSON.stringify(body),
    headers,
  })
  const { success, value } = JSON.parse(text) as { success: boolean; value: Value } // the contract's envelope
  if (!success) throw new Error(`${endpoint.path} answered ${text}`)
  return { value, cookie }
}

/**
 * Registers a member and, with an amount, deposits it at the test bank: real movements of money. `units` are whole
 * units of the merchant's currency.
 */
export async function makeMember(
  port: number | string,
  merchant: Merchant,
  username: string,
  units = 0,
): Promise<ReadyMember> {
  const { value: opened, cookie } = await call<{ token: string }>({ port, merchant }, register, {
    username,
    password: PASSWORD,
  })
  if (units > 0) {
    const headers = { authorization: opened.token, cookie }
    const asked = { requestId: crypto.randomUUID(), method: 'bank', amountMinor: `${units}00` }
    const { value } = await call<{ payUrl: string }>({ port, merchant, headers }, createDeposit, asked)
    const { pathname } = new URL(value.payUrl)
    const { status } = await post({
      port,
      host: 'bank.localhost',
      path: pathname,
      type: 'application/x-www-form-urlencoded',
      // The bank notifies the platform before it answers, so that the money is there.
      body: 'decision=approve&behaviour=before',
    })
    if (status !== 303) throw new Error(`the bank answered ${status}`)
  }
  return { username, password: PASSWORD }
}

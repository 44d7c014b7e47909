import { request } from 'node:http'
import type { EndpointDefinition } from '@foyer/contract'

export interface InstanceAnswer {
  status: number | undefined
  text: string
  /** The cookies set, as a Cookie header. */
  cookie: string
  location: string | undefined
}

export interface InstanceRequest {
  port: number | string
  /** For example `lotus.localhost`: only browsers resolve names below localhost. */
  host: string
  path: string
  /** A POST with this body; otherwise a GET. */
  body?: { type: 'application/json' | 'application/x-www-form-urlencoded'; text: string }
  headers?: Record<string, string>
}

/** One call to a host of a running instance. @throws when the instance ends before it has answered */
export function callInstance({ port, host, path, body, headers = {} }: InstanceRequest): Promise<InstanceAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<InstanceAnswer>()
  const content = body && { 'content-type': body.type, 'content-length': Buffer.byteLength(body.text) }
  const sent = request(
    {
      ...{ host: '127.0.0.1', port, path, method: body ? 'POST' : 'GET' },
      headers: { host: `${host}:${port}`, ...content, ...headers },
    },
    (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        const cookie = (response.headers['set-cookie'] ?? []).map((line) => line.split(';')[0]).join('; ')
        const text = Buffer.concat(chunks).toString('utf8')
        resolve({ status: response.statusCode, text, cookie, location: response.headers.location })
      })
    },
  )
  sent.on('error', reject)
  sent.end(body?.text)
  return promise
}

export interface EndpointRequest {
  port: number | string
  host: string
  endpoint: Pick<EndpointDefinition, 'method' | 'path'>
  body?: object
  /** With a leading question mark. */
  query?: string
  headers?: Record<string, string>
}

/** Calls an endpoint of the contract. @throws with the answer when it is an error */
export async function callEndpoint<Value>(given: EndpointRequest): Promise<{ value: Value; cookie: string }> {
  const { endpoint, body, query = '', headers, ...place } = given
  const path = endpoint.path + query
  const content = body && { type: 'application/json' as const, text: JSON.stringify(body) }
  const { text, cookie } = await callInstance({
    ...place,
    path,
    ...(content && { body: content }),
    ...(headers && { headers }),
  })
  const { success, value } = JSON.parse(text) as { success: boolean; value: Value } // the contract's envelope
  if (!success) throw new Error(`${path} answered ${text}`)
  return { value, cookie }
}

/** Decides a payment on the pay page of the test bank; `behaviour` is that of its callback. */
export async function decideAtBank(port: number | string, payUrl: string, behaviour: 'before' | 'late'): Promise<void> {
  const text = `decision=approve&behaviour=${behaviour}`
  const { status } = await callInstance({
    ...{ port, host: 'bank.localhost', path: new URL(payUrl).pathname },
    body: { type: 'application/x-www-form-urlencoded', text },
  })
  if (status !== 303) throw new Error(`the bank answered ${status}`)
}

import { request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import type { LookupFunction } from 'node:net'

const TIMEOUT_MS = 10_000
const MAX_BYTES = 2_000_000

export interface CheckedAnswer {
  status: number
  headers: Readonly<Record<string, string | undefined>>
  cookies: readonly string[]
  text: string
}

/** Names below `localhost` are this machine (RFC 6761); not every resolver supports it. */
const lookupLocalhost: LookupFunction = (_name, options, callback) =>
  options.all ? callback(null, [{ address: '127.0.0.1', family: 4 }]) : callback(null, '127.0.0.1', 4)

/** One request; redirects are answers like any other. @throws without an answer in ten seconds */
export function ask(
  address: string,
  { body, headers = {} }: { body?: string; headers?: Record<string, string> } = {},
): Promise<CheckedAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<CheckedAnswer>()
  const url = new URL(address)
  const send = url.protocol === 'https:' ? requestSecure : requestPlain
  const isLocal = url.hostname === 'localhost' || url.hostname.endsWith('.localhost')
  const sent = send(url, {
    method: body === undefined ? 'GET' : 'POST',
    headers,
    signal: AbortSignal.timeout(TIMEOUT_MS),
    ...(isLocal ? { lookup: lookupLocalhost } : {}),
  })
  sent.on('error', reject)
  sent.on('response', (response) => {
    const chunks: Buffer[] = []
    let size = 0
    response.on('error', reject)
    response.on('data', (chunk: Buffer) => {
      size += chunk.byteLength
      if (size > MAX_BYTES) sent.destroy(new Error(`the answer is longer than ${MAX_BYTES} bytes`))
      chunks.push(chunk)
    })
    response.on('end', () => {
      const { 'set-cookie': cookies = [], ...others } = response.headers
      const read = Object.entries(others).map(([name, value]) => [name, Array.isArray(value) ? value.join() : value])
      const text = Buffer.concat(chunks).toString('utf8')
      resolve({ status: response.statusCode ?? 0, headers: Object.fromEntries(read), cookies, text })
    })
  })
  sent.end(body)
  return promise
}

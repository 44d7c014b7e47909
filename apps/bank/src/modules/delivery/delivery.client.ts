import { lookup } from 'node:dns'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { LookupFunction } from 'node:net'

/** Names below `localhost` are this machine (RFC 6761); not every resolver supports it. */
const lookupWithLocalhost: LookupFunction = (hostname, options, callback) => {
  if (hostname !== 'localhost' && !hostname.endsWith('.localhost')) return lookup(hostname, options, callback)
  if (options.all) return callback(null, [{ address: '127.0.0.1', family: 4 }])
  callback(null, '127.0.0.1', 4)
}

/**
 * Posts a callback and returns the receiver's HTTP status, or null without one within `timeoutMs`. Redirects are not
 * followed and the response's body is not read.
 */
export function postCallback(
  url: string,
  options: { headers: Record<string, string>; body: string; timeoutMs: number; signal: AbortSignal },
): Promise<number | null> {
  const target = new URL(url)
  const request = target.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((resolve) => {
    const clientRequest = request(target, {
      method: 'POST',
      headers: {
        ...options.headers,
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(options.body),
      },
      lookup: lookupWithLocalhost,
      signal: AbortSignal.any([options.signal, AbortSignal.timeout(options.timeoutMs)]),
    })
    clientRequest.on('response', (response) => {
      resolve(response.statusCode ?? null)
      response.destroy()
    })
    clientRequest.on('error', () => resolve(null))
    clientRequest.end(options.body)
  })
}

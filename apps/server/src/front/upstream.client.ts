import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyRequest } from 'fastify'
import { createHttpClient, type HttpClient } from '../http/http-client.ts'
import type { FrontConfig } from './front.config.ts'
import { createSharedCalls, type SharedResponse } from './front-deduplication.ts'

/** CONF-31: maximum duration of a call of the main client. */
const UPSTREAM_TIMEOUT_MS = 30_000
/** Maximum response size; a list of games is the largest response. */
const UPSTREAM_BODY_LIMIT_BYTES = 4 * 1024 * 1024

/** Request headers passed to the other platform; all others are dropped. */
const forwardedHeaders = [
  'accept-language',
  'authorization',
  'cache-control',
  'content-type',
  'cookie',
  'device',
  'encryption',
  'language',
  'merchant',
  'moduleid',
  'origin',
  'pragma',
  'sec-fetch-mode',
  'sec-fetch-site',
  'user-agent',
  'x-digest',
  'x-rsa',
  'x-ua',
] as const

export type UpstreamReply = Awaited<ReturnType<HttpClient['call']>>

export interface Upstream {
  /** Requests `path` (with its query) with these headers on behalf of `request`. */
  ask(request: FastifyRequest, call: UpstreamCall): Promise<UpstreamReply>
  /**
   * The same for a GET, shared with identical ones in flight (HTTP-12): a public one between guests with equal headers,
   * any other only within one visitor. `isOwn` for the caller that sent it.
   */
  requestShared(request: FastifyRequest, call: SharedCall): Promise<SharedResponse<UpstreamReply>>
  close(): Promise<void>
}

interface UpstreamCall {
  method: 'GET' | 'POST'
  path: string
  headers: Readonly<Record<string, string>>
  body?: string
  /** Timeout of this call, in place of the default. */
  timeoutMs?: number
  /** Aborts the call. */
  signal?: AbortSignal
}

interface SharedCall extends Pick<UpstreamCall, 'path' | 'headers' | 'timeoutMs' | 'signal'> {
  isPublic: boolean
}

/** The other platform at one address; the visitor's host, scheme and address are sent in X-Forwarded headers. */
export function createUpstream({ upstreamUrl, merchantCode }: FrontConfig): Upstream {
  const base = new URL(upstreamUrl)
  const root = base.pathname.replace(/\/$/, '')
  const httpClient = createHttpClient({
    allowedBaseUrls: [new URL(`${root}/wps`, base).href],
    timeoutMs: UPSTREAM_TIMEOUT_MS,
    bodyLimitBytes: UPSTREAM_BODY_LIMIT_BYTES,
  })
  const share = createSharedCalls<UpstreamReply>()
  const ask: Upstream['ask'] = async (request, { method, path, headers, ...rest }) => {
    const about: Record<string, string> = {
      'x-forwarded-for': request.ip,
      'x-forwarded-host': request.host,
      'x-forwarded-proto': request.protocol,
      'x-span-id': request.spanId,
    }
    if (merchantCode !== undefined) about.merchant = merchantCode
    return httpClient.call({ method, url: base.origin + root + path, headers: { ...about, ...headers }, ...rest })
  }
  return {
    ask,
    requestShared(request, { isPublic, signal: aborted, ...call }) {
      const key = nameCall(request, call, isPublic)
      return share(key, (signal) => ask(request, { method: 'GET', ...call, signal }), aborted)
    },
    close: () => httpClient.close(),
  }
}

/** Headers that may differ between guests of a shared public call: no response depends on them (T28). */
const unsharedHeaders: ReadonlySet<string> = new Set(['cache-control', 'cookie', 'pragma', 'user-agent', 'x-ua'])

/**
 * Identity of a call. Guests with equal headers, apart from the above, share a public call; with a session, or a cookie
 * that could identify a member, only the same visitor shares it.
 */
function nameCall(
  { host, protocol, ip }: FastifyRequest,
  { path, headers, timeoutMs }: Omit<SharedCall, 'isPublic'>,
  isPublic: boolean,
): string {
  const sorted = Object.entries(headers).toSorted()
  const isAnybodys = isPublic && headers.authorization === undefined && hasPlainCookies(headers.cookie)
  const whose = isAnybodys ? sorted.filter(([name]) => !unsharedHeaders.has(name)).flat() : [ip, ...sorted.flat()]
  return JSON.stringify([protocol, host, path, timeoutMs, isAnybodys, ...whose])
}

/** Whether the only cookie is the app's own for the language, which the language header repeats. */
function hasPlainCookies(cookie = ''): boolean {
  return cookie.split(';').every((entry) => /^\s*(language=.*)?$/.test(entry))
}

/** The forwarded headers of a browser's call. */
export function pickHeaders(given: IncomingHttpHeaders): Record<string, string> {
  const picked: Record<string, string> = {}
  for (const name of forwardedHeaders) {
    const value = given[name]
    if (typeof value === 'string') picked[name] = value
  }
  return picked
}

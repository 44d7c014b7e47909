import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyRequest } from 'fastify'
import { createHttpClient, type HttpClient } from '../http/http-client.ts'
import type { FrontConfig } from './front.config.ts'
import { createSharedCalls, type SharedResponse } from './front-deduplication.ts'

/** CONF-31: the longest that a call of the main client takes. */
const UPSTREAM_TIMEOUT_MS = 30_000
/** The largest answer that is read; a list of games is the largest there is. */
const UPSTREAM_BODY_LIMIT_BYTES = 4 * 1024 * 1024

/** Headers of a call that concern the other platform; nothing else is handed on. */
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
  /** Asks `path` (with its query) with these headers, for whoever sent `request`. */
  ask(request: FastifyRequest, call: UpstreamCall): Promise<UpstreamReply>
  /**
   * The same for a GET, shared with identical ones under way (HTTP-12): a public one between guests whose headers are
   * equal, any other only with the same visitor. `isOwn` for whose call was sent.
   */
  requestShared(request: FastifyRequest, call: SharedCall): Promise<SharedResponse<UpstreamReply>>
  close(): Promise<void>
}

interface UpstreamCall {
  method: 'GET' | 'POST'
  path: string
  headers: Readonly<Record<string, string>>
  body?: string
  /** Bound of this call, in place of the longest. */
  timeoutMs?: number
  /** Gives the call up. */
  signal?: AbortSignal
}

interface SharedCall extends Pick<UpstreamCall, 'path' | 'headers' | 'timeoutMs' | 'signal'> {
  isPublic: boolean
}

/** The other platform, reached at one address; the visitor's own host, scheme and address travel in X-Forwarded headers. */
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

/** Headers that may differ between guests who share a public call: no answer depends on them (T28). */
const unsharedHeaders: ReadonlySet<string> = new Set(['cache-control', 'cookie', 'pragma', 'user-agent', 'x-ua'])

/**
 * What makes two calls the same. A guest's public call is shared by all whose headers are equal apart from the above; with
 * a session, or a cookie by which a platform could know a member, only the same visitor shares it.
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

/** Whether there is no cookie but the app's own one for the language, which the language header repeats. */
function hasPlainCookies(cookie = ''): boolean {
  return cookie.split(';').every((entry) => /^\s*(language=.*)?$/.test(entry))
}

/** The headers of a browser's call that are handed on. */
export function pickHeaders(given: IncomingHttpHeaders): Record<string, string> {
  const picked: Record<string, string> = {}
  for (const name of forwardedHeaders) {
    const value = given[name]
    if (typeof value === 'string') picked[name] = value
  }
  return picked
}

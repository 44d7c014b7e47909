import { lookup } from 'node:dns'
import type { LookupFunction } from 'node:net'
import { Agent, errors, request } from 'undici'

/** Bound of a whole outgoing call, connection and body included (T37). */
const HTTP_TIMEOUT_MS = 5_000
/**
 * How long an idle connection is used again. Many servers give one up after five seconds, a busy one while our call is on
 * its way: that call is lost, and could not be told from one that was taken.
 */
const IDLE_CONNECTION_MS = 2_000
/** Largest body that is read from an outside service. */
const RESPONSE_LIMIT_BYTES = 64 * 1024

interface HttpRequest {
  method: 'GET' | 'POST'
  /** Absolute address below one of the allowed bases. */
  url: string
  headers?: Record<string, string>
  body?: string
  /** Bound of this call, in place of the client's. */
  timeoutMs?: number
  /** Gives the call up: nobody waits for its answer any more. */
  signal?: AbortSignal | undefined
}

/**
 * `answered` is any HTTP status, redirects included: they are never followed. `unsent` says that nothing reached the
 * other side; `unanswered` that something may have.
 */
type HttpResult =
  | { outcome: 'answered'; status: number; headers: Record<string, string | string[] | undefined>; body: string }
  | { outcome: 'unsent'; reason: 'target_not_allowed' | 'connection_refused' }
  | { outcome: 'unanswered'; reason: 'timeout' | 'body_too_large' | 'connection_lost' }

export interface HttpClient {
  /** Makes one call. Never throws and never retries: what became of it is a value. */
  call(call: HttpRequest): Promise<HttpResult>
  close(): Promise<void>
}

/** Names below `localhost` are this machine (RFC 6761), which not every resolver knows. */
const lookupWithLocalhost: LookupFunction = (hostname, options, callback) => {
  if (hostname !== 'localhost' && !hostname.endsWith('.localhost')) return lookup(hostname, options, callback)
  const address = '127.0.0.1'
  if (options.all) return callback(null, [{ address, family: 4 }])
  callback(null, address, 4)
}

/** The one HTTP client of the server to outside services (T18): only below the bases that are configured. */
export function createHttpClient(options: {
  allowedBaseUrls: readonly string[]
  /** Bound of a call that states none; HTTP_TIMEOUT_MS without it. */
  timeoutMs?: number
  /** Largest body that is read; RESPONSE_LIMIT_BYTES without it. */
  bodyLimitBytes?: number
}): HttpClient {
  const { timeoutMs = HTTP_TIMEOUT_MS, bodyLimitBytes = RESPONSE_LIMIT_BYTES } = options
  const bases = options.allowedBaseUrls.map(parseBase)
  const agent = new Agent({
    connect: { lookup: lookupWithLocalhost, timeout: timeoutMs },
    connections: 32,
    keepAliveTimeout: IDLE_CONNECTION_MS,
    keepAliveMaxTimeout: IDLE_CONNECTION_MS,
    maxResponseSize: bodyLimitBytes,
  })

  return {
    async call({ method, url, headers, body, ...own }) {
      const target = URL.parse(url)
      if (!target || !bases.some((base) => isBelow(target, base))) {
        return { outcome: 'unsent', reason: 'target_not_allowed' }
      }
      try {
        const limit = AbortSignal.timeout(own.timeoutMs ?? timeoutMs)
        const signal = own.signal ? AbortSignal.any([limit, own.signal]) : limit
        const answer = await request(target, { method, headers, body, signal, dispatcher: agent })
        return {
          outcome: 'answered',
          status: answer.statusCode,
          headers: answer.headers,
          body: await answer.body.text(),
        }
      } catch (error) {
        return nameFailure(error)
      }
    },
    close: () => agent.destroy(),
  }
}

function parseBase(text: string): URL {
  const base = new URL(text)
  if (!/^https?:$/.test(base.protocol)) throw new RangeError(`${text} is not an http address`)
  return base
}

/** Parsed addresses are compared, so that neither `https://host.evil` nor `/api/../x` passes as below a base. */
function isBelow(target: URL, base: URL): boolean {
  const path = base.pathname.endsWith('/') ? base.pathname : `${base.pathname}/`
  const hasSameOrigin = target.origin === base.origin && target.username === '' && target.password === ''
  return hasSameOrigin && (target.pathname === base.pathname || target.pathname.startsWith(path))
}

const unsentCodes = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'])

function nameFailure(error: unknown): HttpResult {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (typeof code === 'string' && unsentCodes.has(code)) return { outcome: 'unsent', reason: 'connection_refused' }
  if (error instanceof errors.ConnectTimeoutError) return { outcome: 'unsent', reason: 'connection_refused' }
  if (error instanceof errors.ResponseExceededMaxSizeError) return { outcome: 'unanswered', reason: 'body_too_large' }
  const isTimeout = error instanceof Error && (error.name === 'TimeoutError' || code === 'UND_ERR_HEADERS_TIMEOUT')
  return { outcome: 'unanswered', reason: isTimeout ? 'timeout' : 'connection_lost' }
}

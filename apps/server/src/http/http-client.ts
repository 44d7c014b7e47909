import { lookup } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import { Agent, errors, request } from 'undici'
import { isPublicAddress } from './network.ts'

/** Timeout of a whole outgoing call, connection and body included (T37). */
const HTTP_TIMEOUT_MS = 5_000
/**
 * Maximum idle time of a reused connection. Many servers close one after five seconds, possibly while our call is in
 * transit: that call is lost, indistinguishable from a processed one.
 */
const IDLE_CONNECTION_MS = 2_000
/** Maximum response size of an outside service. */
const RESPONSE_LIMIT_BYTES = 64 * 1024

interface HttpRequest {
  method: 'GET' | 'POST' | 'PATCH'
  /** Absolute address below one of the allowed bases. */
  url: string
  headers?: Record<string, string>
  body?: string | Uint8Array
  /** Timeout of this call, in place of the client's. */
  timeoutMs?: number
  /** Aborts the call. */
  signal?: AbortSignal | undefined
  /** Only the status matters: the body is discarded, whatever its size, and `body` is empty. */
  isBodyDiscarded?: true
  /** The body is no text: it is in `bytes`, and `body` is empty. */
  isBinary?: true
}

/**
 * `answered` is any HTTP status, redirects included: they are never followed. `unsent`: nothing reached the other side;
 * `unanswered`: something may have.
 */
type HttpResult =
  | {
      outcome: 'answered'
      status: number
      headers: Record<string, string | string[] | undefined>
      body: string
      bytes?: Uint8Array
    }
  | { outcome: 'unsent'; reason: 'target_not_allowed' | 'connection_refused' }
  | { outcome: 'unanswered'; reason: 'timeout' | 'body_too_large' | 'connection_lost' }

export interface HttpClient {
  /** Makes one call. Never throws and never retries: the outcome is a value. */
  call(call: HttpRequest): Promise<HttpResult>
  /** Whether an address is below one of the bases. */
  isAllowed(url: string): boolean
  close(): Promise<void>
}

/** Names below `localhost` are this machine (RFC 6761); not every resolver supports it. */
const lookupWithLocalhost: LookupFunction = (hostname, options, callback) => {
  if (hostname !== 'localhost' && !hostname.endsWith('.localhost')) return lookup(hostname, options, callback)
  const address = '127.0.0.1'
  if (options.all) return callback(null, [{ address, family: 4 }])
  callback(null, address, 4)
}

/** A name that leads into a private network counts as not allowed: also one of several addresses. */
const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const isRefused = !error && !addresses.every(({ address }) => isPublicAddress(address))
    const failure = isRefused ? Object.assign(new Error('address of a private network'), { code: PRIVATE }) : error
    if (failure) return callback(failure, [])
    if (options.all) return callback(null, addresses)
    callback(null, addresses[0]?.address ?? '', addresses[0]?.family)
  })
}

/** Code of the error of a lookup that led into a private network. */
const PRIVATE = 'PRIVATE_NETWORK'

/** The one HTTP client of the server for outside services (T18); restricted to the configured bases. */
export function createHttpClient(options: {
  /** Addresses with a path, or without one for the whole origin; `https://*.host` is every host below it. */
  allowedBaseUrls: readonly string[]
  /** Default timeout of a call; HTTP_TIMEOUT_MS when absent. */
  timeoutMs?: number
  /** Maximum response size; RESPONSE_LIMIT_BYTES when absent. */
  bodyLimitBytes?: number
  /** Hosts of private networks are refused: for bases from outside. */
  isPublicOnly?: boolean
}): HttpClient {
  const { isPublicOnly = false, timeoutMs = HTTP_TIMEOUT_MS, bodyLimitBytes = RESPONSE_LIMIT_BYTES } = options
  const bases = options.allowedBaseUrls.map(parseBase)
  const agent = new Agent({
    connect: { lookup: isPublicOnly ? lookupPublic : lookupWithLocalhost, timeout: timeoutMs },
    connections: 32,
    keepAliveTimeout: IDLE_CONNECTION_MS,
    keepAliveMaxTimeout: IDLE_CONNECTION_MS,
    maxResponseSize: bodyLimitBytes,
  })

  function findTarget(url: string): URL | undefined {
    const target = URL.parse(url)
    if (!target || !bases.some((base) => isBelow(target, base))) return undefined
    // Sockets look no address up that is one already.
    const host = target.hostname.replace(/^\[|\]$/g, '')
    return isPublicOnly && isIP(host) !== 0 && !isPublicAddress(host) ? undefined : target
  }

  return {
    async call({ method, url, headers, body, ...own }) {
      const target = findTarget(url)
      if (!target) {
        return { outcome: 'unsent', reason: 'target_not_allowed' }
      }
      try {
        const limit = AbortSignal.timeout(own.timeoutMs ?? timeoutMs)
        const signal = own.signal ? AbortSignal.any([limit, own.signal]) : limit
        const answer = await request(target, { method, headers, body, signal, dispatcher: agent })
        const { statusCode: status, headers: answerHeaders } = answer
        if (own.isBodyDiscarded) await answer.body.dump()
        const bytes = own.isBinary && new Uint8Array(await answer.body.arrayBuffer())
        const text = own.isBodyDiscarded || own.isBinary ? '' : await answer.body.text()
        return { outcome: 'answered', status, headers: answerHeaders, body: text, ...(bytes ? { bytes } : {}) }
      } catch (error) {
        return nameFailure(error)
      }
    },
    isAllowed: (url) => findTarget(url) !== undefined,
    close: () => agent.destroy(),
  }
}

function parseBase(text: string): URL {
  const base = new URL(text)
  if (!/^https?:$/.test(base.protocol)) throw new RangeError(`${text} is not an http address`)
  return base
}

/** Compares parsed addresses, so that neither `https://host.evil` nor `/api/../x` counts as below a base. */
function isBelow(target: URL, base: URL): boolean {
  const path = base.pathname.endsWith('/') ? base.pathname : `${base.pathname}/`
  const isOfOrigin = base.hostname.startsWith('*.')
    ? target.protocol === base.protocol && target.port === base.port && target.hostname.endsWith(base.hostname.slice(1))
    : target.origin === base.origin
  const hasSameOrigin = isOfOrigin && target.username === '' && target.password === ''
  return hasSameOrigin && (target.pathname === base.pathname || target.pathname.startsWith(path))
}

const unsentCodes = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'])

function nameFailure(error: unknown): HttpResult {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === PRIVATE) return { outcome: 'unsent', reason: 'target_not_allowed' }
  if (typeof code === 'string' && unsentCodes.has(code)) return { outcome: 'unsent', reason: 'connection_refused' }
  if (error instanceof errors.ConnectTimeoutError) return { outcome: 'unsent', reason: 'connection_refused' }
  if (error instanceof errors.ResponseExceededMaxSizeError) return { outcome: 'unanswered', reason: 'body_too_large' }
  const isTimeout = error instanceof Error && (error.name === 'TimeoutError' || code === 'UND_ERR_HEADERS_TIMEOUT')
  return { outcome: 'unanswered', reason: isTimeout ? 'timeout' : 'connection_lost' }
}

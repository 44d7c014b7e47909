import { randomUUID } from 'node:crypto'
import type { Language } from '@foyer/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Caller } from './call.ts'

declare module 'fastify' {
  interface FastifyRequest {
    language?: Language
    sessionId?: string
    memberId?: string
    spanId: string
  }
}

/**
 * Name of a cookie of this host. On plain http, used by local demos only, some browsers would drop a cookie with the
 * `__Host-` prefix and Secure.
 */
function nameCookie(name: string, isHttps: boolean): string {
  return isHttps ? `__Host-${name}` : name
}

/** The cookie that binds a session to its browser (DEC-23). */
const BIND = 'bind'
/** The cookie that makes a browser a member's known device (T37); it is no credential. */
const DEVICE = 'device'

/** The correlation id of a request: the browser's if valid, otherwise a new one. */
export function readSpanId(header: string | string[] | undefined): string {
  return typeof header === 'string' && /^[A-Za-z0-9_-]{8,64}$/.test(header) ? header : randomUUID()
}

function readHeader(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' ? header : header?.join()
}

/** Data of the caller; without a reply (page rendering) no cookie can be set. */
export function makeCaller(request: FastifyRequest, reply: FastifyReply | undefined, language: Language): Caller {
  return new RequestCaller(request, reply, language)
}

/** Most calls read few of these fields; expensive ones are computed on access. */
class RequestCaller implements Caller {
  readonly receivedAtMs: number
  readonly ip: string
  readonly isHttps: boolean
  readonly language: Language
  readonly #request: FastifyRequest
  readonly #reply: FastifyReply | undefined

  constructor(request: FastifyRequest, reply: FastifyReply | undefined, language: Language) {
    // Includes the time spent earlier in the request (signature, limits).
    this.receivedAtMs = performance.now() - (reply?.elapsedTime ?? 0)
    this.ip = request.ip
    this.isHttps = request.protocol === 'https'
    this.language = language
    this.#request = request
    this.#reply = reply
  }

  get userAgent() {
    return (this.#request.headers['user-agent'] ?? '').slice(0, 300)
  }

  get spanId() {
    return this.#request.spanId
  }

  get host() {
    return this.#request.host
  }

  get origin() {
    return `${this.#request.protocol}://${this.host}`
  }

  get fetchSite() {
    return readHeader(this.#request.headers['sec-fetch-site'])
  }

  get log() {
    return this.#request.log.child({ spanId: this.spanId })
  }

  afterAnswer(run: () => Promise<unknown>) {
    const runSafely = () => {
      run().catch((error: unknown) => this.log.warn({ err: error }, 'work after an answer failed'))
    }
    // A caller who hangs up early closes the response, which does not announce it again.
    if (!this.#reply || this.#reply.raw.closed) runSafely()
    else this.#reply.raw.once('close', runSafely)
  }

  readProxyHeader(name: string) {
    // More than one address exists only behind a trusted proxy.
    return (this.#request.ips?.length ?? 0) > 1 ? readHeader(this.#request.headers[name]) : undefined
  }

  readCookie(name: string) {
    return this.#request.cookies[nameCookie(name, this.isHttps)]
  }

  setCookie(name: string, value: string, seconds: number) {
    this.#reply?.setCookie(nameCookie(name, this.isHttps), value, { ...this.#cookieOptions, maxAge: seconds })
  }

  dropCookie(name: string) {
    this.#reply?.clearCookie(nameCookie(name, this.isHttps), this.#cookieOptions)
  }

  get bindCookie() {
    return this.readCookie(BIND)
  }

  get deviceSecrets() {
    return this.readCookie(DEVICE)
  }

  /** The longest lifetime of browsers; each login renews it. */
  setDeviceSecrets(value: string) {
    this.setCookie(DEVICE, value, 400 * 86_400)
  }

  get deviceCookie() {
    return this.#request.cookies.deviceId
  }

  setBindCookie(value: string) {
    this.setCookie(BIND, value, 30 * 86_400)
  }

  dropBindCookie() {
    this.dropCookie(BIND)
  }

  get #cookieOptions() {
    return { path: '/', httpOnly: true, secure: this.isHttps, sameSite: 'strict' } as const
  }
}

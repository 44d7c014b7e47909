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
 * Name of the cookie that binds a session to its browser (DEC-23). On plain http, used by local demos only, some
 * browsers would drop a cookie with the `__Host-` prefix and Secure.
 */
function bindCookieName(isHttps: boolean): string {
  return isHttps ? '__Host-bind' : 'bind'
}

/** Name of the cookie that makes a browser a member's known device (T37); it is no credential. */
function deviceSecretsName(isHttps: boolean): string {
  return isHttps ? '__Host-device' : 'device'
}

/** Name of the cookie that binds a Line login to its browser (T16). */
function lineCookieName(isHttps: boolean): string {
  return isHttps ? '__Host-line' : 'line'
}

/** Name of the cookie of a browser's trial player (GAME-21): play money only. */
function trialCookieName(isHttps: boolean): string {
  return isHttps ? '__Host-trial' : 'trial'
}

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

  get bindCookie() {
    return this.#request.cookies[bindCookieName(this.isHttps)]
  }

  get deviceSecrets() {
    return this.#request.cookies[deviceSecretsName(this.isHttps)]
  }

  /** The longest lifetime of browsers; each login renews it. */
  setDeviceSecrets(value: string) {
    const options = {
      path: '/',
      httpOnly: true,
      secure: this.isHttps,
      sameSite: 'strict',
      maxAge: 400 * 86_400,
    } as const
    this.#reply?.setCookie(deviceSecretsName(this.isHttps), value, options)
  }

  get lineCookie() {
    return this.#request.cookies[lineCookieName(this.isHttps)]
  }

  setLineCookie(value: string, seconds: number) {
    this.#reply?.setCookie(lineCookieName(this.isHttps), value, { ...this.#bindOptions, maxAge: seconds })
  }

  dropLineCookie() {
    this.#reply?.clearCookie(lineCookieName(this.isHttps), this.#bindOptions)
  }

  get trialCookie() {
    return this.#request.cookies[trialCookieName(this.isHttps)]
  }

  setTrialCookie(value: string, seconds: number) {
    this.#reply?.setCookie(trialCookieName(this.isHttps), value, { ...this.#bindOptions, maxAge: seconds })
  }

  get deviceCookie() {
    return this.#request.cookies.deviceId
  }

  setBindCookie(value: string) {
    this.#reply?.setCookie(bindCookieName(this.isHttps), value, { ...this.#bindOptions, maxAge: 30 * 86_400 })
  }

  dropBindCookie() {
    this.#reply?.clearCookie(bindCookieName(this.isHttps), this.#bindOptions)
  }

  get #bindOptions() {
    return { path: '/', httpOnly: true, secure: this.isHttps, sameSite: 'strict' } as const
  }
}

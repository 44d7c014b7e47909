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
 * Name of the cookie that binds a session to its browser (DEC-23). On plain http, which only a local demo is,
 * the `__Host-` prefix and Secure would make some browsers drop it.
 */
function bindCookieName(isHttps: boolean): string {
  return isHttps ? '__Host-bind' : 'bind'
}

/** Name of the cookie by which a browser is known as a member's device (T37); it is no credential. */
function deviceSecretsName(isHttps: boolean): string {
  return isHttps ? '__Host-device' : 'device'
}

/** The correlation id of a request: the browser's if it is sound, else a new one. */
export function readSpanId(header: string | string[] | undefined): string {
  return typeof header === 'string' && /^[A-Za-z0-9_-]{8,64}$/.test(header) ? header : randomUUID()
}

function readHeader(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' ? header : header?.join()
}

/** What is known of the caller; without a reply (a page being rendered) no cookie can be set. */
export function makeCaller(request: FastifyRequest, reply: FastifyReply | undefined, language: Language): Caller {
  return new RequestCaller(request, reply, language)
}

/** Most calls ask for little of it: what costs something is found out when asked for. */
class RequestCaller implements Caller {
  readonly receivedAtMs: number
  readonly ip: string
  readonly isHttps: boolean
  readonly language: Language
  readonly #request: FastifyRequest
  readonly #reply: FastifyReply | undefined

  constructor(request: FastifyRequest, reply: FastifyReply | undefined, language: Language) {
    // What stood before this in the way of the call (signature, limits) has taken its time too.
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

  readProxyHeader(name: string) {
    // More than one address is only there when the nearest one is a proxy that is trusted.
    return (this.#request.ips?.length ?? 0) > 1 ? readHeader(this.#request.headers[name]) : undefined
  }

  get bindCookie() {
    return this.#request.cookies[bindCookieName(this.isHttps)]
  }

  get deviceSecrets() {
    return this.#request.cookies[deviceSecretsName(this.isHttps)]
  }

  /** For as long as browsers keep a cookie; each login begins the time anew. */
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

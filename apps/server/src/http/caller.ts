import { randomUUID } from 'node:crypto'
import type { Language } from '@foyer/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Caller } from './call.ts'

declare module 'fastify' {
  interface FastifyRequest {
    language?: Language
    sessionId?: string
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

/** The correlation id of a request: the browser's if it is sound, else a new one. */
export function readSpanId(header: string | string[] | undefined): string {
  return typeof header === 'string' && /^[A-Za-z0-9_-]{8,64}$/.test(header) ? header : randomUUID()
}

function readHeader(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' ? header : header?.join()
}

/** What is known of the caller; without a reply (a page being rendered) no cookie can be set. */
export function makeCaller(request: FastifyRequest, reply: FastifyReply | undefined, language: Language): Caller {
  const isHttps = request.protocol === 'https'
  const name = bindCookieName(isHttps)
  return {
    ip: request.ip,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    language,
    spanId: request.spanId,
    isHttps,
    host: request.host,
    origin: `${request.protocol}://${request.host}`,
    receivedAtMs: performance.now(),
    fetchSite: readHeader(request.headers['sec-fetch-site']),
    log: request.log,
    // More than one address is only there when the nearest one is a proxy that is trusted.
    readProxyHeader: (name) => ((request.ips?.length ?? 0) > 1 ? readHeader(request.headers[name]) : undefined),
    bindCookie: request.cookies[name],
    deviceCookie: request.cookies.deviceId,
    setBindCookie(value) {
      const maxAge = 30 * 86_400
      reply?.setCookie(name, value, { path: '/', httpOnly: true, secure: isHttps, sameSite: 'strict', maxAge })
    },
  }
}

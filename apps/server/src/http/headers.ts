import { listSecurityHeaders } from '@foyer/http/security-headers'
import type { FastifyInstance } from 'fastify'

/** Directive of every document's policy: text becomes script only through the policies with these names (T26, T33). */
export function writeTrustedTypes(policies: readonly string[] = []): string {
  return `require-trusted-types-for 'script'; trusted-types ${policies.join(' ') || "'none'"}`
}

const plainHeaders = listSecurityHeaders(false)
const secureHeaders = listSecurityHeaders(true)

/** Sets those headers on every response of an app; a response's own headers are set later and override them. */
export function addSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(request.protocol === 'https' ? secureHeaders : plainHeaders).header('x-span-id', request.spanId)
    done()
  })
}

import { parseOrigin } from '@foyer/contract'
import { permissionsPolicy } from '@foyer/contract/permissions-policy'
import type { FastifyInstance } from 'fastify'
import { ArcadeError } from './arcade-error.ts'

export interface SecurityOptions {
  /** Origin of the arcade for players. */
  publicUrl: string
  /** Origins that may frame the arcade; default: none (T34). */
  frameAncestors?: readonly string[]
}

/** Headers of every response: a policy without any unsafe-*, no framing, no referrer, no sniffing (T26, T34). */
export function addSecurity(app: FastifyInstance, { publicUrl, frameAncestors = [] }: SecurityOptions): void {
  const isSecure = publicUrl.startsWith('https:')
  const framers = frameAncestors.flatMap((entry) => parseOrigin(entry) ?? [])
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${framers.join(' ') || "'none'"}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    ...(isSecure ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
  const headers: Record<string, string> = {
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'x-permitted-cross-domain-policies': 'none',
    'x-dns-prefetch-control': 'off',
    'x-robots-tag': 'noindex,nofollow',
    'permissions-policy': permissionsPolicy,
    ...(framers.length === 0 ? { 'x-frame-options': 'DENY' } : {}),
    ...(isSecure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  }
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers)
  })
  // Default: responses are not cached.
  app.addHook('onSend', async (_request, reply, payload) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
    return payload
  })
}

/** Only the arcade's own pages may change anything: forms and scripts of another origin are refused. */
export function requireOwnOrigin(app: FastifyInstance, publicUrl: string): void {
  const own = new URL(publicUrl).origin
  app.addHook('onRequest', async (request) => {
    if (request.method === 'GET' || request.method === 'HEAD') return
    if (request.headers.origin !== own) throw new ArcadeError('origin_refused')
  })
}

import { parseOrigin } from '@foyer/contract'
import { listSecurityHeaders } from '@foyer/http/security-headers'
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
  const { 'x-frame-options': frameOptions = '', ...common } = listSecurityHeaders(isSecure)
  const headers = {
    ...common,
    'content-security-policy': policy,
    'cross-origin-opener-policy': 'same-origin',
    ...(framers.length === 0 ? { 'x-frame-options': frameOptions } : {}),
  }
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers)
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

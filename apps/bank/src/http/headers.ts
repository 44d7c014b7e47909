import { listSecurityHeaders } from '@foyer/http/security-headers'
import type { FastifyInstance } from 'fastify'

/** Default headers of every response: loads nothing, is neither framed nor cached (T34). */
export function addSecurityHeaders(app: FastifyInstance, publicUrl: string): void {
  const headers = listSecurityHeaders(publicUrl.startsWith('https:'))
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers)
  })
}

import type { FastifyRequest } from 'fastify'

/** Tells whether a form was sent from another site's page; browsers name its origin, other clients name none. */
export function isCrossOriginForm(request: FastifyRequest, publicUrl: string): boolean {
  const { origin } = request.headers
  const site = request.headers['sec-fetch-site']
  if (site === 'cross-site') return true
  return origin !== undefined && origin !== 'null' && origin !== new URL(publicUrl).origin
}

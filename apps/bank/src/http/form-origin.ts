import type { FastifyRequest } from 'fastify'

/** Whether a form was sent from another site's page; browsers send its origin, other clients none. */
export function isCrossOriginForm(request: FastifyRequest, publicUrl: string): boolean {
  const { origin } = request.headers
  const site = request.headers['sec-fetch-site']
  if (site === 'cross-site') return true
  return origin !== undefined && origin !== 'null' && origin !== new URL(publicUrl).origin
}

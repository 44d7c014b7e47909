import { classifyFailure } from '@foyer/http/failure'
import type { FastifyInstance } from 'fastify'
import { ArcadeError, arcadeErrorStatus } from './arcade-error.ts'

/**
 * Converts every failure into an envelope with a code of the closed list; anything but a refusal is logged as a defect.
 */
export function registerErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const refusal = toArcadeError(error)
    const status = arcadeErrorStatus[refusal.code]
    if (status >= 500) request.log.error({ err: error }, 'call failed')
    return reply
      .code(status)
      .header('cache-control', 'no-store')
      .send({ success: false, value: null, message: refusal.field, errorCode: refusal.code })
  })
  app.setNotFoundHandler(() => {
    throw new ArcadeError('not_found')
  })
}

function toArcadeError(error: unknown): ArcadeError {
  return error instanceof ArcadeError ? error : new ArcadeError(classifyFailure(error))
}

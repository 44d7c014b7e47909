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

const DATABASE_UNAVAILABLE = new Set([
  'DatabaseUnavailableError',
  'DatabaseBusyError',
  'DiskFullError',
  'OutcomeUnknownError',
])

function toArcadeError(error: unknown): ArcadeError {
  if (error instanceof ArcadeError) return error
  if (error instanceof Error && DATABASE_UNAVAILABLE.has(error.name)) return new ArcadeError('service_unavailable')
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new ArcadeError('body_too_large')
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return new ArcadeError('unsupported_media_type')
  if (status === 429) return new ArcadeError('too_many_requests')
  if (status === 400) return new ArcadeError('invalid_input')
  return new ArcadeError('unknown_error')
}

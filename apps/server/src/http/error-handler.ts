import { chooseLanguage, type Language, parseAcceptLanguage } from '@foyer/contract'
import { isTemporaryError } from '@foyer/database'
import { translatedLanguages } from '@foyer/messages/languages'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { wrapError } from './envelope.ts'
import type { LogRefusal } from './refusal-log.ts'
import { ServiceError } from './service-error.ts'

/** Every failure leaves as an envelope with a code of the closed list, and is logged; what is no refusal, as a defect. */
export function registerErrorHandler(app: FastifyInstance, logRefusal: LogRefusal): void {
  app.setErrorHandler((error, request, reply) => {
    const refusal = toServiceError(error)
    logRefusal(request, reply, refusal, error)
    return reply
      .code(refusal.status)
      .header('cache-control', 'no-store')
      .send(wrapError(refusal, request.language ?? guessLanguage(request)))
  })
}

/** The language of a call that failed before its merchant was known: the caller's own wish, within what there is. */
function guessLanguage({ headers }: FastifyRequest): Language {
  return chooseLanguage({
    allowed: translatedLanguages,
    stored: typeof headers.language === 'string' ? headers.language : undefined,
    tags: parseAcceptLanguage(headers['accept-language']),
  })
}

function toServiceError(error: unknown): ServiceError {
  if (error instanceof ServiceError) return error
  const { code, statusCode } = (error ?? {}) as { code?: unknown; statusCode?: unknown } // Fastify's own errors carry both
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new ServiceError('body_too_large')
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return new ServiceError('unsupported_media_type')
  if (typeof code === 'string' && code.startsWith('FST_ERR_CTP')) return new ServiceError('invalid_input')
  if (statusCode === 403 || statusCode === 404) return new ServiceError('not_found') // a file outside of the build
  if (typeof statusCode === 'number' && statusCode >= 400 && statusCode <= 499) return new ServiceError('invalid_input')
  if (isTemporaryError(error)) return new ServiceError('service_unavailable')
  return new ServiceError('unknown_error')
}

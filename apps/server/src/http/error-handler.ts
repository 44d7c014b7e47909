import { chooseLanguage, type Language, languageCodes, parseAcceptLanguage } from '@foyer/contract'
import { isTemporaryError } from '@foyer/database'
import { isTranslated } from '@foyer/messages'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { wrapError } from './envelope.ts'
import { ServiceError } from './service-error.ts'

/** Every failure leaves as an envelope with a code of the closed list; what is not a refusal is logged as a defect. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const refusal = toServiceError(error)
    const { spanId } = request
    // A vendor that is away is a refusal of many calls; where in our code it was noticed tells nobody anything.
    if (error instanceof ServiceError && refusal.status >= 500)
      request.log.warn({ code: refusal.code, spanId, req: request }, 'call refused')
    else if (refusal.status >= 500) request.log.error({ err: error, spanId }, 'call failed')
    return reply
      .code(refusal.status)
      .header('cache-control', 'no-store')
      .send(wrapError(refusal, request.language ?? guessLanguage(request)))
  })
}

/** The language of a call that failed before its merchant was known: the caller's own wish, within what there is. */
function guessLanguage({ headers }: FastifyRequest): Language {
  return chooseLanguage({
    allowed: languageCodes.filter(isTranslated),
    stored: typeof headers.language === 'string' ? headers.language : undefined,
    tags: parseAcceptLanguage(headers['accept-language']),
    merchantDefault: 'EN',
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

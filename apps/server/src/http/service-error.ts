import {
  chooseLanguage,
  type Envelope,
  type ErrorCode,
  errorStatus,
  type Language,
  parseAcceptLanguage,
} from '@foyer/contract'
import { isTemporaryError } from '@foyer/database'
import { loadCatalogue } from '@foyer/messages'
import { loadTranslations, resolveTranslated, translatedLanguages } from '@foyer/messages/languages'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** The texts of error codes in every language that there is, read once. */
const errorTexts = await loadTranslations(async (language) => (await loadCatalogue(language)).error)

/** A refusal with a code of the closed list; everything else that is thrown is a defect and answers `unknown_error`. */
export class ServiceError extends Error {
  readonly code: ErrorCode
  readonly fields: { path: string; rule: string }[] | undefined

  constructor(code: ErrorCode, fields?: { path: string; rule: string }[]) {
    super(code)
    this.name = 'ServiceError'
    this.code = code
    this.fields = fields
  }

  get status(): number {
    return errorStatus[this.code]
  }
}

/** Writes down a call that was not answered as asked: nothing of its content, all that tells where to look. */
export type LogRefusal = (request: FastifyRequest, reply: FastifyReply, refusal: ServiceError, error: unknown) => void

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

/** The answer of a call that was refused: the code, its text in the caller's language, the fields that were wrong. */
export function wrapError(error: ServiceError, language: Language): Envelope<never> {
  const texts = errorTexts[resolveTranslated(language)]
  return {
    success: false,
    value: null,
    message: texts[`error.${error.code satisfies ErrorCode}`],
    errorCode: error.code,
    ...(error.fields ? { fields: error.fields } : {}),
  }
}

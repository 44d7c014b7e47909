import {
  chooseLanguage,
  type Envelope,
  type ErrorCode,
  errorStatus,
  type Language,
  type LoginChallenge,
  parseAcceptLanguage,
  resolveLanguage,
} from '@foyer/contract'
import { classifyFailure } from '@foyer/http/failure'
import { loadCatalogue } from '@foyer/messages'
import { loadTranslations } from '@foyer/messages/translations'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** Texts of the error codes in every language, loaded once. */
const errorTexts = await loadTranslations(async (language) => (await loadCatalogue(language)).error)

/** A refusal with a code of the closed list; any other thrown error is a defect with the response `unknown_error`. */
export class ServiceError extends Error {
  readonly code: ErrorCode
  readonly fields: { path: string; rule: string }[] | undefined
  /** What the caller needs to go on, in the envelope's `value`. */
  readonly value: LoginChallenge | undefined
  /** When a repetition can succeed, in seconds; sent as `Retry-After`. */
  readonly retryAfterSeconds: number | undefined

  constructor(
    code: ErrorCode,
    fields?: { path: string; rule: string }[],
    value?: LoginChallenge,
    retryAfterSeconds?: number,
  ) {
    super(code)
    this.name = 'ServiceError'
    this.code = code
    this.fields = fields
    this.value = value
    this.retryAfterSeconds = retryAfterSeconds
  }

  get status(): number {
    return errorStatus[this.code]
  }
}

/** The refusal of a call beyond a limit, which a wait of this time ends. */
export function refuseUntil(retryAfterSeconds: number): ServiceError {
  return new ServiceError('TOO_MANY_REQUESTS', undefined, undefined, Math.max(1, Math.ceil(retryAfterSeconds)))
}

/** Logs a failed call: identifying data only, nothing of its content. */
export type LogRefusal = (request: FastifyRequest, reply: FastifyReply, refusal: ServiceError, error: unknown) => void

/** Converts every failure into an envelope with a code of the closed list, and logs it; a non-refusal as a defect. */
export function registerErrorHandler(app: FastifyInstance, logRefusal: LogRefusal): void {
  app.setErrorHandler((error, request, reply) => {
    const refusal = toServiceError(error)
    logRefusal(request, reply, refusal, error)
    if (refusal.retryAfterSeconds !== undefined) reply.header('retry-after', String(refusal.retryAfterSeconds))
    return reply
      .code(refusal.status)
      .header('cache-control', 'no-store')
      .send(wrapError(refusal, request.language ?? guessLanguage(request)))
  })
}

/**
 * The language of a call that failed before its merchant was resolved: the caller's preference among the available
 * ones.
 */
function guessLanguage({ headers }: FastifyRequest): Language {
  return chooseLanguage({
    stored: typeof headers.language === 'string' ? headers.language : undefined,
    tags: parseAcceptLanguage(headers['accept-language']),
  })
}

function toServiceError(error: unknown): ServiceError {
  if (error instanceof ServiceError) return error
  const code = classifyFailure(error)
  return new ServiceError(code === 'too_many_requests' ? 'TOO_MANY_REQUESTS' : code)
}

/** The response to a refused call: code, text in the caller's language, invalid fields. */
export function wrapError(error: ServiceError, language: Language): Envelope<LoginChallenge> {
  const texts = errorTexts[resolveLanguage(language)]
  return {
    success: false,
    value: error.value ?? null,
    message: texts[`error.${error.code satisfies ErrorCode}`],
    errorCode: error.code,
    ...(error.fields ? { fields: error.fields } : {}),
  }
}

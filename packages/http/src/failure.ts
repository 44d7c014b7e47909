import { isTemporaryError } from '@foyer/database'

/** Codes of failures before a handler, or of one that its code did not foresee. */
export type FailureCode =
  | 'body_too_large'
  | 'unsupported_media_type'
  | 'invalid_input'
  | 'not_found'
  | 'too_many_requests'
  | 'service_unavailable'
  | 'unknown_error'

/** The code of an error of Fastify, its plugins or the database; `unknown_error` for a defect. */
export function classifyFailure(error: unknown): FailureCode {
  const { code, statusCode } = (error ?? {}) as { code?: unknown; statusCode?: unknown } // Fastify's own errors have both
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return 'body_too_large'
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return 'unsupported_media_type'
  if (typeof code === 'string' && code.startsWith('FST_ERR_CTP')) return 'invalid_input'
  if (statusCode === 403 || statusCode === 404) return 'not_found' // a file outside of the build
  if (statusCode === 429) return 'too_many_requests'
  if (typeof statusCode === 'number' && statusCode >= 400 && statusCode <= 499) return 'invalid_input'
  return isTemporaryError(error) ? 'service_unavailable' : 'unknown_error'
}

import { DatabaseBusyError, DatabaseTimeoutError } from '@foyer/database'
import { expect, it } from 'vitest'
import { classifyFailure } from './failure.ts'

it.each([
  ['a body beyond the limit', { code: 'FST_ERR_CTP_BODY_TOO_LARGE', statusCode: 413 }, 'body_too_large'],
  ['another media type', { code: 'FST_ERR_CTP_INVALID_MEDIA_TYPE', statusCode: 415 }, 'unsupported_media_type'],
  ['an empty body', { code: 'FST_ERR_CTP_EMPTY_JSON_BODY', statusCode: 400 }, 'invalid_input'],
  ['an address that cannot be decoded', { code: 'FST_ERR_BAD_URL', statusCode: 400 }, 'invalid_input'],
  ['a file outside of the build', { statusCode: 403 }, 'not_found'],
  ['a call beyond a limit', { statusCode: 429 }, 'too_many_requests'],
  ['a database that has no place for the call', new DatabaseBusyError('busy'), 'service_unavailable'],
  ['a database that does not answer', new DatabaseTimeoutError('silent'), 'service_unavailable'],
  ['a statement beyond its time', Object.assign(new Error(), { code: '57014' }), 'service_unavailable'],
  ['a defect', new TypeError('x is not a function'), 'unknown_error'],
  ['a failure of an upstream', { statusCode: 502 }, 'unknown_error'],
  ['nothing', undefined, 'unknown_error'],
])('T36 %s has a code of its own', (_failure, error, code) => {
  expect(classifyFailure(error)).toBe(code)
})

import { type ErrorCode, isErrorCode } from '@foyer/contract'
import type { Middleware } from './middleware.ts'
import { WpsError } from './wps-error.ts'

/** Maximum length of a server's message on display. */
const messageMaxLength = 300
const MAX_WARNINGS = 20

/**
 * HTTP-08, HTTP-09: returns `value`, otherwise `data`, or throws the failure. Platforms differ: a number may be text, a
 * boolean 1, an envelope a proxy's page.
 */
export const readEnvelope: Middleware = async (request, next, { onUnknownCode = warnOnce }) => {
  const response = (await next(request)) as Response // the innermost middleware returns the Response
  const { status, ok } = response
  if (ok && request.receiver && response.headers.get('content-type')?.startsWith('text/event-stream'))
    return request.receiver(response)
  const envelope = parseObject(await response.text())
  if (ok && request.endpoint.form) return envelope ?? null
  const retryAfterSeconds = readSeconds(response.headers.get('retry-after'))
  const isSuccess = readSuccess(envelope?.success)
  if (!envelope || isSuccess === undefined)
    throw new WpsError(ok ? 'bad_answer' : codeOfStatus(status), status, { retryAfterSeconds })
  if (ok && isSuccess) return envelope.value ?? envelope.data ?? null
  const given = readText(envelope.errorCode)
  const code = readCode(given)
  if (given && !code) onUnknownCode(given, request.endpoint.path)
  throw new WpsError(code ?? codeOfStatus(status), status, {
    serverMessage: readText(envelope.message),
    fields: readFields(envelope.fields),
    value: envelope.value,
    retryAfterSeconds,
  })
}

function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const parsed: unknown = JSON.parse(text)
    return typeof parsed === 'object' && parsed !== null ? { ...parsed } : undefined
  } catch {
    return undefined
  }
}

function readSuccess(success: unknown): boolean | undefined {
  const text = String(success).toLowerCase()
  if (text === 'true' || text === '1') return true
  return text === 'false' || text === '0' ? false : undefined
}

/** A code of the closed list. All `TOO_MANY_REQUEST*` are the same code (ERR-15). */
function readCode(given: string | undefined): ErrorCode | undefined {
  if (given?.startsWith('TOO_MANY_REQUEST')) return 'TOO_MANY_REQUESTS'
  return isErrorCode(given) ? given : undefined
}

function codeOfStatus(status: number): ErrorCode {
  if (status === 401) return 'user.or.token.invalid'
  if (status === 404) return 'not_found'
  if (status === 429) return 'TOO_MANY_REQUESTS'
  return status >= 502 && status <= 504 ? 'service_unavailable' : 'unknown_error'
}

const warned = new Set<string>()

/** For the operator of the merchant's platform: logs a code outside of our list, once per page. */
function warnOnce(code: string, path: string): void {
  if (warned.has(code) || warned.size >= MAX_WARNINGS) return
  warned.add(code)
  console.warn(`unknown error code ${code} from ${path}`)
}

/** Text or a number as one line of limited length; undefined for anything else and for empty text. */
function readText(given: unknown): string | undefined {
  if (typeof given !== 'string' && typeof given !== 'number') return undefined
  const text = String(given)
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
  return text === '' ? undefined : text.slice(0, messageMaxLength)
}

/** A number of seconds; the header's other form, a date, depends on the device's clock. */
function readSeconds(given: string | null): number | undefined {
  return given !== null && /^[1-9]\d{0,5}$/.test(given) ? Number(given) : undefined
}

function readFields(given: unknown): WpsError['fields'] {
  if (!Array.isArray(given)) return []
  return given.filter((one) => typeof one?.path === 'string' && typeof one?.rule === 'string')
}

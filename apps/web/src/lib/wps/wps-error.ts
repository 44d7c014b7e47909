import type { Access, ErrorCode } from '@foyer/contract'

/** Codes that arise on the client. */
export type LocalCode = 'network_offline' | 'timeout' | 'aborted' | 'bad_answer' | 'url is null' | CaptchaCode

/** A captcha without a result: the call was not sent (CAPT-09, CAPT-10, CAPT-14). */
export type CaptchaCode = 'verify_first' | 'verify geetest too fast' | 'geetest_too_old' | 'captcha_failed'

/**
 * Purpose of a call, if it affects the consequences of its failure (CONF-15, CONF-17). `idempotent` is a write with an
 * id of its own, sent again unchanged until its outcome is known (T20); `once` one without, whose outcome is unknown
 * without an answer.
 */
export type CallOrigin = 'username' | 'idempotent' | 'once' | 'logout' | 'status'

/** The failed call's data that affect the consequences. */
export interface FailedCall {
  access: Access
  origin: CallOrigin | undefined
  /** False for `alert:false` (HTTP-32). */
  isAlerting: boolean
  /** It was made with a session. */
  hadSession: boolean
}

interface Details {
  /** The server's message, already in the member's language. */
  serverMessage?: string | undefined
  fields?: readonly { path: string; rule: string }[] | undefined
  /** The envelope's value, for refusals that carry one (TWOFA-01). */
  value?: unknown
  /** Of `Retry-After`. */
  retryAfterSeconds?: number | undefined
  call?: FailedCall
}

const ownAction: FailedCall = { access: 'anyone', origin: undefined, isAlerting: true, hadSession: false }

/** A failed call. Decide by `code` and `status`, never by the message. */
export class WpsError extends Error {
  readonly code: ErrorCode | LocalCode
  /** HTTP status; 0 without a response. */
  readonly status: number
  readonly serverMessage: string | undefined
  /** For `invalid_input`: path of the field and text id of the broken rule. */
  readonly fields: readonly { path: string; rule: string }[]
  readonly value: unknown
  /** When a repetition can succeed, if the server says it. */
  readonly retryAfterSeconds: number | undefined
  readonly call: FailedCall

  constructor(code: WpsError['code'], status: number, details: Details = {}) {
    super(status === 0 ? code : `${code} (${status})`)
    this.name = 'WpsError'
    this.code = code
    this.status = status
    this.serverMessage = details.serverMessage
    this.fields = details.fields ?? []
    this.value = details.value ?? undefined
    this.retryAfterSeconds = details.retryAfterSeconds
    this.call = details.call ?? ownAction
  }

  /** The same failure from the view of one of several callers. */
  seenBy(call: FailedCall): WpsError {
    return new WpsError(this.code, this.status, { ...this, call })
  }
}

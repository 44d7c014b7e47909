import type { Access, ErrorCode } from '@foyer/contract'

/** Codes that arise on this side of the wire. */
export type LocalCode = 'network_offline' | 'timeout' | 'aborted' | 'bad_answer' | 'url is null'

/**
 * What a call is made for, where it decides what follows from its failure (CONF-15, CONF-17). `idempotent` is a write with an
 * id of its own, which is sent again unchanged until there is a word on it (T20); `once` one without, which may have been
 * done when no answer comes.
 */
export type CallOrigin = 'username' | 'idempotent' | 'once' | 'logout' | 'status'

/** The call that failed, as far as what follows depends on it. */
export interface FailedCall {
  access: Access
  origin: CallOrigin | undefined
  /** False for `alert:false` (HTTP-32). */
  isAlerting: boolean
  /** It was made with a session. */
  hadSession: boolean
}

interface Details {
  /** The server's own words, already in the member's language. */
  serverMessage?: string | undefined
  fields?: readonly { path: string; rule: string }[] | undefined
  call?: FailedCall
}

const ownAction: FailedCall = { access: 'anyone', origin: undefined, isAlerting: true, hadSession: false }

/** A call that did not succeed. Decide by `code` and `status`, never by the words. */
export class WpsError extends Error {
  readonly code: ErrorCode | LocalCode
  /** HTTP status; 0 when no answer came. */
  readonly status: number
  readonly serverMessage: string | undefined
  /** For `invalid_input`: path of the field and text id of the rule that it breaks. */
  readonly fields: readonly { path: string; rule: string }[]
  readonly call: FailedCall

  constructor(code: WpsError['code'], status: number, details: Details = {}) {
    super(status === 0 ? code : `${code} (${status})`)
    this.name = 'WpsError'
    this.code = code
    this.status = status
    this.serverMessage = details.serverMessage
    this.fields = details.fields ?? []
    this.call = details.call ?? ownAction
  }

  /** The same failure as one of several callers sees it. */
  seenBy(call: FailedCall): WpsError {
    return new WpsError(this.code, this.status, { ...this, call })
  }
}

import { type ErrorCode, errorStatus } from '@foyer/contract'

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

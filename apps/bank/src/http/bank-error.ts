/** The closed list of the bank's refusals, with their HTTP statuses (docs/payment-provider.md). */
export const bankErrorStatus = {
  signature_missing: 401,
  signature_malformed: 401,
  signature_stale: 401,
  signature_mismatch: 401,
  signature_replayed: 401,
  invalid_input: 400,
  amount_invalid: 400,
  currency_unknown: 400,
  return_url_invalid: 400,
  callback_url_not_allowed: 400,
  reference_conflict: 409,
  not_found: 404,
  body_too_large: 413,
  unsupported_media_type: 415,
  unknown_error: 500,
} as const

export type BankErrorCode = keyof typeof bankErrorStatus

/** A refusal with a code of the list; `field` names the invalid part of the body. */
export class BankError extends Error {
  readonly code: BankErrorCode
  readonly field: string | undefined

  constructor(code: BankErrorCode, field?: string) {
    super(code)
    this.code = code
    this.field = field
  }
}

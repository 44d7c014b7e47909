/**
 * The arcade's own closed list of error codes and the HTTP status of each; the text of a code is
 * `lottery.error.<code>`.
 */
export const arcadeErrorStatus = {
  invalid_input: 400,
  session_missing: 401,
  session_over: 401,
  launch_refused: 401,
  origin_refused: 403,
  player_blocked: 403,
  site_maintenance: 403,
  region_denied: 403,
  not_found: 404,
  draw_closed: 409,
  insufficient_funds: 409,
  bonus_stake_limit: 409,
  round_closed: 409,
  cash_out_early: 409,
  cash_out_late: 409,
  stake_refused: 409,
  request_conflict: 409,
  round_open: 409,
  round_over: 409,
  seeds_missing: 409,
  step_refused: 409,
  body_too_large: 413,
  unsupported_media_type: 415,
  too_many_requests: 429,
  unknown_error: 500,
  platform_silent: 503,
  sales_stopped: 503,
  service_unavailable: 503,
} as const

export type ArcadeErrorCode = keyof typeof arcadeErrorStatus

/** A refusal with a code of the closed list. `field` names the invalid input, for the log and the page. */
export class ArcadeError extends Error {
  override readonly name = 'ArcadeError'
  readonly code: ArcadeErrorCode
  readonly field: string | null

  constructor(code: ArcadeErrorCode, field: string | null = null) {
    super(code)
    this.code = code
    this.field = field
  }
}

/**
 * The closed list of error codes with their HTTP statuses. The code is the key of its text (`error.<code>`); decisions
 * use the code, never the message. Codes from the specification come first (docs/requirements/err.md), ours after them.
 */
export const errorStatus = {
  domain_not_available: 404,
  'login.cred.err': 400,
  'not.exists.user': 400,
  'login.not.session': 401,
  'customer.not.login': 401,
  'user.or.token.invalid': 401,
  CUSTOMER_NOT_LOGIN: 401,
  token_ip_different: 401,
  login_verify_required: 403,
  bind_customer_required: 403,
  line_invalid_token: 400,
  telegram_validate_failed: 400,
  free_reject: 403,
  TOO_MANY_REQUESTS: 429,
  unknown_error: 500,

  merchant_mismatch: 403,
  not_allowed: 403,
  site_maintenance: 403,
  region_denied: 403,
  password_change_required: 403,
  not_found: 404,
  invalid_input: 400,
  body_too_large: 413,
  unsupported_media_type: 415,
  service_unavailable: 503,
  username_taken: 409,
  registration_closed: 403,
  terms_required: 403,
  account_closed: 403,
  account_blocked: 403,
  password_wrong: 400,
  passkey_invalid: 400,
  passkey_copied: 400,
  passkey_limit: 409,
  identity_invalid: 400,
  identity_taken: 409,
  identity_limit: 409,
  identity_last: 409,
  identity_unavailable: 502,
  password_weak: 400,
  handoff_invalid: 401,
  verification_invalid: 400,
  country_not_served: 400,
  contact_taken: 409,
  login_attempt_over: 401,
  mobile_taken: 409,
  captcha_required: 403,
  captcha_invalid: 400,
  request_conflict: 409,
  image_refused: 400,
  amount_below_minimum: 400,
  amount_above_maximum: 400,
  insufficient_funds: 409,
  bonus_stake_limit: 409,
  bonus_refused: 409,
  promo_code_unknown: 409,
  promo_code_used_up: 409,
  method_unavailable: 409,
  provider_unavailable: 502,
  card_exists: 409,
  card_limit: 409,
  card_not_found: 404,
  withdrawal_pending_limit: 409,
  withdrawal_daily_limit: 409,
  withdrawal_on_hold: 409,
  game_not_found: 404,
  game_unavailable: 503,
  chat_unavailable: 502,
  trial_unavailable: 409,
  player_blocked: 403,
  round_closed: 409,
  transaction_conflict: 409,
  transaction_unknown: 404,
  transaction_reversed: 409,
  currency_mismatch: 400,
  launch_token_invalid: 401,
  session_over: 401,
  signature_invalid: 401,
  protocol_unsupported: 400,
  encryption_invalid: 400,
  encryption_key_unknown: 400,
  encryption_expired: 400,
  encryption_replayed: 400,
  encryption_required: 400,
} as const

export type ErrorCode = keyof typeof errorStatus

export const errorCodes = Object.keys(errorStatus) as ErrorCode[] // Object.keys loses the literal keys

/** Whether a text is one of the codes. */
export function isErrorCode(text: unknown): text is ErrorCode {
  return typeof text === 'string' && Object.hasOwn(errorStatus, text)
}

/** Codes of a closed site: by maintenance, or to the visitor's country (BOOT-09, BOOT-10). */
export const siteBlocks = ['site_maintenance', 'region_denied'] as const
export type SiteBlock = (typeof siteBlocks)[number]

/** The codes that end the session (ERR-09..13, CONF-39). */
export const sessionEndingCodes: readonly ErrorCode[] = [
  'login.not.session',
  'customer.not.login',
  'user.or.token.invalid',
  'CUSTOMER_NOT_LOGIN',
]

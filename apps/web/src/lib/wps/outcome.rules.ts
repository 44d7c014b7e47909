import { type ErrorCode, isErrorCode, sessionEndingCodes } from '@foyer/contract'
import type { MessageId } from '@foyer/messages'
import type { PendingKey } from '../social-pending.ts'
import { rejectMessageMs, shortMessageMs } from './wps.constants.ts'
import type { CaptchaCode, LocalCode, WpsError } from './wps-error.ts'

export type Failure = Pick<WpsError, 'code' | 'status' | 'serverMessage' | 'call'> & {
  retryAfterSeconds?: number | undefined
}

/** Local state cleared or disabled by a code. */
export type ClearedState =
  | 'session'
  | 'autoLogin'
  | 'rememberedLogin'
  /** The pending identity of a service. */
  | PendingKey
  /** The settings of the open page: the site has been closed since (BOOT-09, BOOT-10). */
  | 'settings'
  /** The right to other pages than the change of the password (FLAG-10). */
  | 'otherPages'

/** Message of a failure: our own text, one with a count, or the server's message where it has priority. */
export type FailureMessage = MessageId | { textId: MessageId; count: number } | { message: string }

/** Place of a user action's failure: in the waiting form, or over the page (REG-14). */
export type FailurePlace = 'form' | 'page'

/** The single display of a failure. */
export type FailureDisplay =
  /** A background call (ERR-20, ERR-39). */
  | { kind: 'none' }
  /** In the form that waits for the result. */
  | { kind: 'inline'; message: FailureMessage }
  /** ERR-18: an alert titled by what happened (decision 091). */
  | { kind: 'overlay'; message: FailureMessage }
  | { kind: 'toast'; message: MessageId; durationMs: number }
  /** ERR-01; CONF-39: one alert that leads to the login. */
  | { kind: 'screen'; screen: 'domain' | 'login' }

interface Row {
  clears?: ClearedState
  /** CONF-15: only a login by username uses the remembered login. */
  isOfUsername?: boolean
  show?: (failure: Failure, place: FailurePlace) => FailureDisplay
}

const none: FailureDisplay = { kind: 'none' }
const nameText = ({ code }: Failure): MessageId => (isErrorCode(code) ? `error.${code}` : 'unknown_error')
/** ERR-15 and ERR-16 forbid an alert, not a message in the form (CONF-17). */
const showQuietly = (failure: Failure): FailureDisplay => ({ kind: 'inline', message: nameText(failure) })
/** ERR-15, with the wait if the server says it. */
const showWait = (failure: Failure): FailureDisplay =>
  failure.retryAfterSeconds === undefined
    ? showQuietly(failure)
    : { kind: 'inline', message: nameWait(failure.retryAfterSeconds) }

/** A wait in the unit that a person reads: never shorter than the wait itself. */
function nameWait(seconds: number): FailureMessage {
  if (seconds <= 90) return { textId: 'wait.seconds', count: seconds }
  if (seconds <= 90 * 60) return { textId: 'wait.minutes', count: Math.ceil(seconds / 60) }
  return { textId: 'wait.hours', count: Math.ceil(seconds / 3600) }
}

const preferServer = ({ serverMessage: message }: Failure, textId: MessageId): FailureMessage =>
  message === undefined ? textId : { message }
const showText = (message: FailureMessage, place: FailurePlace): FailureDisplay =>
  place === 'form' ? { kind: 'inline', message } : { kind: 'overlay', message }
const showToast =
  (message: MessageId, durationMs: number): NonNullable<Row['show']> =>
  (_, place) =>
    place === 'form' ? { kind: 'inline', message } : { kind: 'toast', message, durationMs }

/** Texts of a captcha without a result; CONF-12: an outdated one is a fault of the site, shown as an alert. */
const captchaTexts: Record<CaptchaCode, MessageId> = {
  verify_first: 'verify_first',
  'verify geetest too fast': 'captcha.busy',
  geetest_too_old: 'captcha.outdated',
  captcha_failed: 'captcha.failed',
}

function isCaptchaCode(code: string): code is CaptchaCode {
  return Object.hasOwn(captchaTexts, code)
}

/** The single list of consequences by code (ERR). Codes without an entry are generic. */
const table: Partial<Record<ErrorCode | LocalCode, Row>> = {
  domain_not_available: { show: () => ({ kind: 'screen', screen: 'domain' }) },
  token_ip_different: { clears: 'autoLogin' },
  site_maintenance: { clears: 'settings' },
  region_denied: { clears: 'settings' },
  password_change_required: { clears: 'otherPages' },
  'login.cred.err': { clears: 'rememberedLogin', isOfUsername: true },
  'not.exists.user': { clears: 'rememberedLogin', isOfUsername: true },
  // ERR-03, REG-15, ERR-14, TG-07: the proof is of no use any more.
  line_invalid_token: { clears: 'lineSession' },
  identity_invalid: { clears: 'firebaseSession' },
  telegram_validate_failed: {
    clears: 'telegramAuth',
    show: (failure) => ({ kind: 'overlay', message: preferServer(failure, 'error.telegram_validate_failed') }),
  },
  // ERR-07: over the page, as the dialog that asks for the second factor.
  login_verify_required: {
    show: (failure) => ({ kind: 'overlay', message: preferServer(failure, 'error.login_verify_required') }),
  },
  TOO_MANY_REQUESTS: { show: showWait },
  free_reject: { show: showToast('free_reject', rejectMessageMs) },
  unknown_error: { show: (failure, place) => showText(preferServer(failure, 'unknown_error'), place) },
  aborted: { show: showQuietly },
  timeout: { show: (_, place) => showText('timeout_retry_please', place) },
  network_offline: { show: showToast('network_offline', shortMessageMs) },
}

/** Local state that a failed call clears, whether or not it is shown. */
export function listClearedStates(failure: Failure): readonly ClearedState[] {
  const { clears, isOfUsername } = table[failure.code] ?? {}
  const own = clears && (!isOfUsername || failure.call.origin === 'username') ? [clears] : []
  return endsSession(failure) ? [...own, 'session'] : own
}

/** Place and message of a failed call (CONF-17). */
export function decideFailureDisplay(failure: Failure, place: FailurePlace): FailureDisplay {
  const { code, status, call } = failure
  if (!call.isAlerting) return none
  if (endsSession(failure)) return call.hadSession ? { kind: 'screen', screen: 'login' } : showQuietly(failure)
  if (call.origin === 'status') return decideStatusFailureDisplay(failure)
  if (isCaptchaCode(code)) return showText(captchaTexts[code], code === 'geetest_too_old' ? 'page' : place)
  const isUnanswered = status === 0 && code === 'service_unavailable'
  if (call.origin === 'idempotent' && isOutcomeUnknown(failure)) return showText('request.unsure', place)
  if (call.origin === 'once' && (isUnanswered || code === 'timeout')) return showText('request.lost', place)
  // A gateway's 502; an unavailable provider has its own code.
  if (status === 502 && code !== 'provider_unavailable' && code !== 'identity_unavailable') return showQuietly(failure)
  // The connection broke, before or after the server received the request.
  if (isUnanswered) return showText('request.unsure', place)
  return table[code]?.show?.(failure, place) ?? showText(nameText(failure), place)
}

/** T20: the outcome of the write is unknown, whatever a server or a gateway sent instead of an answer. */
export function isOutcomeUnknown({ code, status }: Pick<Failure, 'code' | 'status'>): boolean {
  if (code === 'network_offline' || code === 'domain_not_available' || isCaptchaCode(code)) return false
  return status < 400 || status >= 500 || status === 408
}

/**
 * Refusals of a write's own handler after its lookup of the id: after one of these, no earlier attempt with this id was
 * accepted. Refusals before the handler (access, rate limit, form) are excluded, because an earlier attempt may have
 * been accepted.
 */
const afterLookUp: readonly ErrorCode[] = [
  'method_unavailable',
  'amount_below_minimum',
  'amount_above_maximum',
  'insufficient_funds',
  'withdrawal_pending_limit',
  'withdrawal_daily_limit',
  'withdrawal_on_hold',
  'card_not_found',
  'card_exists',
  'card_limit',
  'player_blocked',
  'account_blocked',
  'request_conflict',
]

/** Whether a failure of a write with an id settles the outcome of every attempt with that id. */
export function isDefiniteFailure({ code, status }: Pick<Failure, 'code' | 'status'>): boolean {
  return status >= 400 && status < 500 && afterLookUp.some((one) => one === code)
}

/** Codes that end the session (ERR-09..13). A logout ends the session as a logout. */
function endsSession({ code, status, call }: Failure): boolean {
  if (call.origin === 'logout') return false
  return (isErrorCode(code) && sessionEndingCodes.includes(code)) || (status === 401 && call.access !== 'anyone')
}

/** ERR-01, ERR-02: the site cannot start without its settings, so every failure of this call is shown. */
function decideStatusFailureDisplay(failure: Failure): FailureDisplay {
  if (failure.code === 'domain_not_available') return { kind: 'screen', screen: 'domain' }
  return failure.code === 'aborted' ? none : { kind: 'overlay', message: preferServer(failure, 'no_network') }
}

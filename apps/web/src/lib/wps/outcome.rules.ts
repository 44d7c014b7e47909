import { type ErrorCode, isErrorCode, sessionEndingCodes } from '@foyer/contract'
import type { MessageId } from '@foyer/messages'
import { rejectMessageMs, shortMessageMs } from './wps.constants.ts'
import type { CallOrigin, LocalCode, WpsError } from './wps-error.ts'

export type Failure = Pick<WpsError, 'code' | 'status' | 'serverMessage' | 'value' | 'call'>

/** What a code makes this device forget or switch off. */
export type ClearedState = 'session' | 'lineSession' | 'telegramAuth' | 'autoLogin' | 'rememberedLogin'

/** What the member gets to see; where several could be shown, the one further up is. */
export type FailureDisplay =
  /** Neither alert nor toast; `textId` is for a place where the member waits for a word on an own action (CONF-17). */
  | { kind: 'silent'; textId?: MessageId }
  /** ERR-33: what the call was made for goes on without its answer, and nobody is told. */
  | { kind: 'goOn' }
  /** ERR-35: for the developer's console only. */
  | { kind: 'log' }
  | { kind: 'screen'; screen: 'domain' }
  /** CONF-39: one alert that leads to the login. */
  | { kind: 'login' }
  /** A dialog of a feature; `message` is what to say where nobody opens one. */
  | { kind: 'dialog'; dialog: DialogName; textId: MessageId; message?: string | undefined; methods?: readonly Method[] }
  /** ERR-18: titled `notice`; `message` are the server's words and come before the text. ERR-28: `code` is shown too. */
  | { kind: 'alert'; textId: MessageId; message?: string | undefined; code?: string }
  | { kind: 'toast'; textId: MessageId; durationMs: number }

export type DialogName = 'verifyLogin' | 'bindAccount' | 'chooseLine'
const methods = ['email', 'ga', 'sms'] as const
type Method = (typeof methods)[number]

interface Row {
  clears?: readonly ClearedState[]
  /** Forgets for calls of these origins only. */
  clearsFor?: readonly CallOrigin[]
  show?: (failure: Failure) => FailureDisplay
}

/** CONF-15: what a remembered login stands behind; a social one has nothing to do with it. */
const remembered: readonly CallOrigin[] = ['username', 'sms', 'autoLogin']
const silent: FailureDisplay = { kind: 'silent' }
const unsure: FailureDisplay = { kind: 'alert', textId: 'request.unsure' }
const lost: FailureDisplay = { kind: 'alert', textId: 'request.lost' }
const nameText = ({ code }: Failure): MessageId => (isErrorCode(code) ? `error.${code}` : 'unknown_error')
const stayQuiet = (failure: Failure): FailureDisplay => ({ kind: 'silent', textId: nameText(failure) })
const showMessage = (failure: Failure): FailureDisplay => ({
  kind: 'alert',
  textId: nameText(failure),
  message: failure.serverMessage,
})
const showAlert = (textId: MessageId) => (): FailureDisplay => ({ kind: 'alert', textId })
const showToast = (textId: MessageId, durationMs: number) => (): FailureDisplay => ({
  kind: 'toast',
  textId,
  durationMs,
})

/** The one list of what follows from a code (ERR). A code that is not here is a generic one. */
const table: Partial<Record<ErrorCode | LocalCode, Row>> = {
  domain_not_available: { show: () => ({ kind: 'screen', screen: 'domain' }) },
  line_invalid_token: { clears: ['lineSession'], show: showMessage },
  telegram_validate_failed: { clears: ['telegramAuth'], show: showMessage },
  token_ip_different: { clears: ['autoLogin'] },
  'login.cred.err': { clears: ['rememberedLogin'], clearsFor: remembered },
  'not.exists.user': { clears: ['rememberedLogin'], clearsFor: remembered, show: showUnknownUser },
  login_verify_required: { show: showVerification },
  bind_customer_required: { show: (failure) => showDialog('bindAccount', failure) },
  TOO_MANY_REQUESTS: { show: stayQuiet },
  free_reject: { show: showToast('free_reject', rejectMessageMs) },
  unknown_error: { show: ({ serverMessage }) => ({ kind: 'alert', textId: 'unknown_error', message: serverMessage }) },
  aborted: { show: stayQuiet },
  timeout: { show: showAlert('timeout_retry_please') },
  network_offline: { show: showToast('network_offline', shortMessageMs) },
  // ERR-29: in the words, and by the code, that Firebase has for a code that is too old.
  sms_not_pending: { show: () => ({ kind: 'alert', textId: 'auth.code_expired', code: 'auth/code-expired' }) },
  captcha_closed: { show: showToast('verify_first', shortMessageMs) },
  incognito: { show: showToast('not_support_incognito', shortMessageMs) },
  popup_blocked: { show: showAlert('popup_blocked') },
}

/** What a failed call makes this device forget, whether or not anything is shown. */
export function listClearedStates(failure: Failure): readonly ClearedState[] {
  const { clears = [], clearsFor } = table[failure.code] ?? {}
  const { origin } = failure.call
  const own = !clearsFor || (origin && clearsFor.includes(origin)) ? clears : []
  return endsSession(failure) ? [...own, 'session'] : own
}

/** What the member sees of a failed call (CONF-17). */
export function decideFailureDisplay(failure: Failure): FailureDisplay {
  const { code, status, call } = failure
  if (call.origin === 'tracking') return { kind: 'log' }
  if (call.origin === 'chatKey') return { kind: 'goOn' }
  if (!call.isAlerting) return silent
  if (endsSession(failure)) return call.hadSession ? { kind: 'login' } : stayQuiet(failure)
  if (call.origin === 'status') return decideStatusFailureDisplay(failure)
  const { show } = table[code] ?? {}
  if (call.origin === 'idempotent' && isOutcomeUnknown(failure)) return unsure
  if (call.origin === 'once' && status === 0 && (code === 'service_unavailable' || code === 'timeout')) return lost
  // A gateway's 502; the code says so when it is the payment provider who does not answer.
  if (status === 502 && code !== 'provider_unavailable') return stayQuiet(failure)
  // The connection broke, before or after the server heard of it.
  if (status === 0 && code === 'service_unavailable') return unsure
  if (call.origin === 'line' && !show) return { kind: 'alert', textId: 'unknown_error', message: failure.serverMessage }
  return show?.(failure) ?? { kind: 'alert', textId: nameText(failure) }
}

/** T20: nobody knows what became of the write, whatever a server or a gateway says instead of an answer. */
export function isOutcomeUnknown({ code, status }: Pick<Failure, 'code' | 'status'>): boolean {
  if (code === 'network_offline' || code === 'domain_not_available') return false
  return status < 400 || status >= 500 || status === 408
}

/** The codes after which nobody is logged in any more (ERR-09..13). Whoever logs out ends the session as a logout. */
function endsSession({ code, status, call }: Failure): boolean {
  if (call.origin === 'logout') return false
  return (isErrorCode(code) && sessionEndingCodes.includes(code)) || (status === 401 && call.access !== 'anyone')
}

/** ERR-01, ERR-02: without its settings the site cannot begin, so nothing of this call is kept back. */
function decideStatusFailureDisplay({ code, serverMessage }: Failure): FailureDisplay {
  if (code === 'domain_not_available') return { kind: 'screen', screen: 'domain' }
  return code === 'aborted' ? silent : { kind: 'alert', textId: 'no_network', message: serverMessage }
}

/** CONF-15, ERR-32. */
function showUnknownUser(failure: Failure): FailureDisplay {
  if (failure.call.origin !== 'line') return { kind: 'alert', textId: 'error.not.exists.user' }
  return showDialog('chooseLine', { ...failure, serverMessage: stripParentheses(failure.serverMessage) })
}

/** ERR-07: the ways that the login's answer offers. */
function showVerification(failure: Failure): FailureDisplay {
  const offered = (failure.value ?? {}) as Partial<Record<Method, unknown>> // an object or nothing; each way is checked
  return {
    ...showDialog('verifyLogin', failure),
    methods: methods.filter((method) => offered[method] === true || offered[method] === 'true'),
  }
}

function showDialog(dialog: DialogName, failure: Failure): FailureDisplay & { kind: 'dialog' } {
  return { kind: 'dialog', dialog, textId: nameText(failure), message: failure.serverMessage }
}

/** A message without what stands in parentheses, in either width. */
function stripParentheses(message: string | undefined): string | undefined {
  const stripped = message?.replace(/\s*[(（][^()（）]*[)）]/g, '').trim()
  return stripped || undefined
}

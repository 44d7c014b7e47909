import { describe, expect, it, test } from 'vitest'
import { decideFailureDisplay, listClearedStates } from './outcome.rules.ts'
import { decideFirebaseFailureDisplay, readFirebaseCode } from './outcome-firebase.rules.ts'
import { type CallOrigin, type FailedCall, WpsError } from './wps-error.ts'

/** A call that the member made, with a session. */
const own: FailedCall = { access: 'member', origin: undefined, isAlerting: true, hadSession: true }
const by = (origin: CallOrigin): FailedCall => ({ ...own, access: 'anyone', origin, hadSession: false })
const fail = (code: WpsError['code'], status = 400, serverMessage?: string, call = own) =>
  new WpsError(code, status, { serverMessage, call })
const silent = { kind: 'silent' }
const quiet = (textId: string) => ({ kind: 'silent', textId })

describe('what is shown of a failure', () => {
  it.each<[string, WpsError, object]>([
    [
      'ERR-18 a code with words of its own',
      fail('insufficient_funds', 409, 'theirs'),
      { kind: 'alert', textId: 'error.insufficient_funds' },
    ],
    [
      'ERR-18 anything else by the server’s words',
      fail('unknown_error', 500, 'theirs'),
      { kind: 'alert', textId: 'unknown_error', message: 'theirs' },
    ],
    [
      'ERR-19 and without words as an unknown error',
      fail('unknown_error', 500),
      { kind: 'alert', textId: 'unknown_error' },
    ],
    ['ERR-19 an answer that is none', fail('bad_answer', 200), { kind: 'alert', textId: 'unknown_error' }],
    ['ERR-01 a domain that is not there', fail('domain_not_available', 404), { kind: 'screen', screen: 'domain' }],
    [
      'ERR-02 BOOT-11 a failed status call: their words',
      fail('unknown_error', 500, 'theirs', by('status')),
      { kind: 'alert', textId: 'no_network', message: 'theirs' },
    ],
    [
      'ERR-02 BOOT-11 or that the network is gone',
      fail('service_unavailable', 502, undefined, by('status')),
      { kind: 'alert', textId: 'no_network' },
    ],
    [
      'ERR-01 a status call for a domain that is not there',
      fail('domain_not_available', 404, 'x', by('status')),
      { kind: 'screen', screen: 'domain' },
    ],
    [
      'ERR-03 a void Line token, by their words',
      fail('line_invalid_token', 400, 'theirs'),
      { kind: 'alert', textId: 'error.line_invalid_token', message: 'theirs' },
    ],
    [
      'ERR-14 a void Telegram login, by their words',
      fail('telegram_validate_failed', 400, 'theirs'),
      { kind: 'alert', textId: 'error.telegram_validate_failed', message: 'theirs' },
    ],
    [
      'ERR-08 no account behind a social login',
      fail('bind_customer_required', 403, 'x'),
      { kind: 'dialog', dialog: 'bindAccount', textId: 'error.bind_customer_required', message: 'x' },
    ],
    ['ERR-15 too many requests', fail('TOO_MANY_REQUESTS', 429), quiet('error.TOO_MANY_REQUESTS')],
    ['ERR-16 502', fail('service_unavailable', 502), quiet('error.service_unavailable')],
    [
      'a connection that broke before the answer',
      fail('service_unavailable', 0),
      { kind: 'alert', textId: 'request.unsure' },
    ],
    [
      'a payment provider that does not answer',
      fail('provider_unavailable', 502),
      { kind: 'alert', textId: 'error.provider_unavailable' },
    ],
    ['ERR-17 a launch that takes too long', fail('timeout', 0), { kind: 'alert', textId: 'timeout_retry_please' }],
    [
      'ERR-21 CONST-46 being offline, for 1.5 s',
      fail('network_offline', 0),
      { kind: 'toast', textId: 'network_offline', durationMs: 1500 },
    ],
    [
      'ERR-29 an sms code that is confirmed while no sms is pending, as Firebase says it of one that is too old',
      fail('sms_not_pending', 0),
      decideFirebaseFailureDisplay('auth/code-expired'),
    ],
    [
      'ERR-23 a captcha that was closed',
      fail('captcha_closed', 0),
      { kind: 'toast', textId: 'verify_first', durationMs: 1500 },
    ],
    [
      'ERR-24 CONST-45 an account that is turned away, for 2 s',
      fail('free_reject', 403),
      { kind: 'toast', textId: 'free_reject', durationMs: 2000 },
    ],
    [
      'ERR-26 a private window',
      fail('incognito', 0),
      { kind: 'toast', textId: 'not_support_incognito', durationMs: 1500 },
    ],
    ['ERR-27 a window that was blocked', fail('popup_blocked', 0), { kind: 'alert', textId: 'popup_blocked' }],
    [
      'ERR-31 a failure of Line, by their words',
      fail('invalid_input', 400, 'theirs', by('line')),
      { kind: 'alert', textId: 'unknown_error', message: 'theirs' },
    ],
    [
      'ERR-31 or as an unknown error',
      fail('invalid_input', 400, undefined, by('line')),
      { kind: 'alert', textId: 'unknown_error' },
    ],
    [
      'ERR-35 a failure of tracking, for the console',
      fail('unknown_error', 500, undefined, by('tracking')),
      { kind: 'log' },
    ],
    ['given up by the caller', fail('aborted', 0), quiet('unknown_error')],
    ['CONF-39 a session that has ended', fail('customer.not.login', 401), { kind: 'login' }],
    [
      'CONF-39 a guest who never had one',
      fail('customer.not.login', 401, undefined, { ...own, hadSession: false }),
      quiet('error.customer.not.login'),
    ],
  ])('%s', (_, failure, answer) => {
    expect(decideFailureDisplay(failure)).toEqual(answer)
  })

  it.each([
    ['Please register (code 1042)', 'Please register'],
    ['请注册（错误 7）。', '请注册。'],
    ['a (b) c (d)', 'a c'],
    ['(only)', undefined],
    [undefined, undefined],
  ])('ERR-32 CONF-15 who is unknown to Line’s login chooses; %j loses what stands in parentheses', (words, message) => {
    expect(decideFailureDisplay(fail('not.exists.user', 400, words, by('line')))).toEqual({
      kind: 'dialog',
      dialog: 'chooseLine',
      textId: 'error.not.exists.user',
      message,
    })
    expect(decideFailureDisplay(fail('not.exists.user', 400, words, by('username')))).toMatchObject({ kind: 'alert' })
  })

  it.each([
    [{ email: true, ga: true, sms: true }, ['email', 'ga', 'sms']],
    [{ email: false, ga: 'true', sms: null }, ['ga']],
    [null, []],
  ])('ERR-07 a second factor opens its dialog, with the ways of %j', (value, methods) => {
    const failure = new WpsError('login_verify_required', 403, { value, call: by('username') })
    expect(decideFailureDisplay(failure)).toMatchObject({ kind: 'dialog', dialog: 'verifyLogin', methods })
  })

  const keyed = { ...own, origin: 'idempotent' } as const
  const unsure = { kind: 'alert', textId: 'request.unsure' }
  it.each<[string, WpsError['code'], number, object]>([
    ['T20 ERR-16 a gateway’s 502', 'service_unavailable', 502, unsure],
    ['T20 a provider that does not answer', 'provider_unavailable', 502, unsure],
    ['T20 a server that is busy', 'service_unavailable', 503, unsure],
    ['T20 a server that failed, whatever it says', 'unknown_error', 500, unsure],
    ['T20 a page in place of the answer', 'bad_answer', 200, unsure],
    ['T20 a refusal that came with 200', 'insufficient_funds', 200, unsure],
    ['T20 a server that waited too long', 'unknown_error', 408, unsure],
    ['T20 a connection that broke', 'service_unavailable', 0, unsure],
    ['T20 ERR-17 an answer that did not come in time', 'timeout', 0, unsure],
    ['T20 a call that was given up', 'aborted', 0, unsure],
    ['ERR-21 being offline', 'network_offline', 0, { kind: 'toast', textId: 'network_offline', durationMs: 1500 }],
    ['OPEN-35 a limit', 'amount_above_maximum', 400, { kind: 'alert', textId: 'error.amount_above_maximum' }],
    ['ERR-15 too many requests', 'TOO_MANY_REQUESTS', 429, quiet('error.TOO_MANY_REQUESTS')],
    [
      'ERR-18 a no that we do not know',
      'unknown_error',
      409,
      { ...unsure, textId: 'unknown_error', message: 'theirs' },
    ],
    ['ERR-24 CONST-45 a free account', 'free_reject', 403, { kind: 'toast', textId: 'free_reject', durationMs: 2000 }],
    ['ERR-01 a domain that is not there', 'domain_not_available', 404, { kind: 'screen', screen: 'domain' }],
    ['ERR-01 and however it is said', 'domain_not_available', 200, { kind: 'screen', screen: 'domain' }],
    ['CONF-39 a session that has ended', 'customer.not.login', 401, { kind: 'login' }],
    ['CONF-39 and however it is said', 'CUSTOMER_NOT_LOGIN', 200, { kind: 'login' }],
  ])('of a write with an id: %s', (_, code, status, answer) => {
    expect(decideFailureDisplay(fail(code, status, 'theirs', keyed))).toEqual(answer)
  })

  it.each<[WpsError['code'], number, string]>([
    ['service_unavailable', 0, 'request.lost'],
    ['timeout', 0, 'request.lost'],
    ['network_offline', 0, 'network_offline'],
    ['username_taken', 409, 'error.username_taken'],
    ['username_taken', 200, 'error.username_taken'],
  ])('REG-14 of a write that may have been done once: %s, %i', (code, status, textId) => {
    expect(decideFailureDisplay(fail(code, status, 'theirs', { ...own, origin: 'once' }))).toMatchObject({ textId })
  })

  it.each<[WpsError['code'], number]>([
    ['unknown_error', 500],
    ['service_unavailable', 502],
    ['service_unavailable', 0],
    ['timeout', 0],
    ['network_offline', 0],
    ['not_found', 404],
    ['customer.not.login', 401],
    ['domain_not_available', 404],
  ])('ERR-33 the key of a chat that could not be fetched (%s, %i): it opens without it', (code, status) => {
    const chat = { ...own, origin: 'chatKey' } as const
    expect(decideFailureDisplay(fail(code, status, 'theirs', chat))).toEqual({ kind: 'goOn' })
    expect(decideFailureDisplay(fail(code, status, 'theirs', { ...chat, isAlerting: false }))).toEqual({ kind: 'goOn' })
  })

  it.each<WpsError['code']>([
    'unknown_error',
    'domain_not_available',
    'login_verify_required',
    'customer.not.login',
    'network_offline',
    'timeout',
    'free_reject',
  ])('HTTP-32 ERR-20 ERR-39 CONF-17 of a call with alert:false nothing: %s', (code) => {
    expect(decideFailureDisplay(fail(code, 400, 'theirs', { ...own, isAlerting: false }))).toEqual(silent)
  })
})

describe('what a failure makes this device forget, shown or not', () => {
  const quietly = { ...own, isAlerting: false }
  it.each<[string, WpsError, readonly string[]]>([
    ['ERR-03', fail('line_invalid_token'), ['lineSession']],
    ['ERR-14', fail('telegram_validate_failed'), ['telegramAuth']],
    ['ERR-04', fail('token_ip_different', 401, undefined, by('autoLogin')), ['autoLogin']],
    ['ERR-04 ERR-12', fail('token_ip_different', 401), ['autoLogin', 'session']],
    ['ERR-05', fail('login.cred.err', 400, undefined, by('username')), ['rememberedLogin']],
    ['ERR-05 CONF-15', fail('login.cred.err', 400, undefined, by('sms')), ['rememberedLogin']],
    ['ERR-06 CONF-15', fail('not.exists.user', 400, undefined, by('autoLogin')), ['rememberedLogin']],
    ['ERR-06 CONF-15', fail('not.exists.user', 400, undefined, by('username')), ['rememberedLogin']],
    ['CONF-15 not by Line', fail('not.exists.user', 400, undefined, by('line')), []],
    ['CONF-15 not by Telegram', fail('not.exists.user', 400, undefined, by('telegram')), []],
    ['CONF-15 not by another call', fail('login.cred.err'), []],
    ['ERR-09', fail('login.not.session', 401), ['session']],
    ['ERR-10', fail('customer.not.login', 200), ['session']],
    ['ERR-11', fail('user.or.token.invalid', 401), ['session']],
    ['ERR-13', fail('CUSTOMER_NOT_LOGIN', 200), ['session']],
    ['ERR-12', fail('unknown_error', 401), ['session']],
    [
      'T2 a public call’s 401 says nothing about the session',
      fail('handoff_invalid', 401, undefined, by('username')),
      [],
    ],
    ['CONF-18 not by a logout, which ends it itself', fail('login.not.session', 401, undefined, by('logout')), []],
    [
      'ERR-33 ERR-09 and by a chat’s key',
      fail('login.not.session', 401, undefined, { ...own, origin: 'chatKey' }),
      ['session'],
    ],
    ['CONF-39 quietly too', fail('login.not.session', 401, undefined, quietly), ['session']],
    ['nothing', fail('unknown_error', 500), []],
  ])('%s', (_, failure, clearedState) => {
    expect(listClearedStates(failure)).toEqual(clearedState)
  })
})

describe('errors of Firebase’s own script', () => {
  it.each([
    [
      'ERR-28',
      'auth/invalid-phone-number',
      { kind: 'alert', textId: 'auth.invalid_phone_number', code: 'auth/invalid-phone-number' },
    ],
    ['ERR-28', 'auth/some-news', { kind: 'alert', textId: 'auth.unknown', code: 'auth/unknown' }],
    ['ERR-28', 'auth/constructor', { kind: 'alert', textId: 'auth.unknown', code: 'auth/unknown' }],
    ['ERR-28', 'auth/code-expired', { kind: 'alert', textId: 'auth.code_expired', code: 'auth/code-expired' }],
    ['ERR-30', 'auth/cancelled-popup-request', silent],
  ])('%s %s', (_, code, answer) => {
    expect(decideFirebaseFailureDisplay(code)).toEqual(answer)
  })

  test('are told apart by their code', () => {
    expect(readFirebaseCode({ code: 'auth/x' })).toBe('auth/x')
    for (const other of [{ code: 'x' }, { code: 7 }, null, 'auth/x', new Error('auth/x')])
      expect(readFirebaseCode(other)).toBeUndefined()
  })
})

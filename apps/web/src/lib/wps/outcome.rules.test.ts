import { describe, expect, it } from 'vitest'
import { decideFailureDisplay, isDefiniteFailure, isOutcomeUnknown, listClearedStates } from './outcome.rules.ts'
import { type CallOrigin, type FailedCall, WpsError } from './wps-error.ts'

/** A call by the member, with a session. */
const own: FailedCall = { access: 'member', origin: undefined, isAlerting: true, hadSession: true }
const by = (origin: CallOrigin): FailedCall => ({ ...own, access: 'anyone', origin, hadSession: false })
const fail = (code: WpsError['code'], status = 400, serverMessage?: string, call = own) =>
  new WpsError(code, status, { serverMessage, call })
const inline = (message: unknown) => ({ kind: 'inline', message })
const overlay = (message: unknown) => ({ kind: 'overlay', message })
const toast = (message: string, durationMs: number) => ({ kind: 'toast', message, durationMs })
const screen = (name: string) => ({ kind: 'screen', screen: name })

const theirs = { message: 'theirs' }
const asGuest = { ...own, hadSession: false }

describe('where a failure is shown, and in which words', () => {
  /** Name, failure, display over the page, display in a waiting form. */
  it.each<[string, WpsError, object, object]>([
    [
      'ERR-18 a code with words of its own',
      fail('insufficient_funds', 409, 'theirs'),
      overlay('error.insufficient_funds'),
      inline('error.insufficient_funds'),
    ],
    [
      'CAPT-14 ERR-23 a captcha that was closed',
      fail('verify_first', 0),
      overlay('verify_first'),
      inline('verify_first'),
    ],
    [
      'CAPT-10 a second captcha at once',
      fail('verify geetest too fast', 0),
      overlay('captcha.busy'),
      inline('captcha.busy'),
    ],
    [
      'CAPT-09 CONF-12 a Geetest that is too old for sms: an alert',
      fail('geetest_too_old', 0),
      overlay('captcha.outdated'),
      overlay('captcha.outdated'),
    ],
    ['a captcha that did not load', fail('captcha_failed', 0), overlay('captcha.failed'), inline('captcha.failed')],
    [
      'ERR-18 anything else by the server’s words',
      fail('unknown_error', 500, 'theirs'),
      overlay(theirs),
      inline(theirs),
    ],
    [
      'ERR-19 and without words as an unknown error',
      fail('unknown_error', 500),
      overlay('unknown_error'),
      inline('unknown_error'),
    ],
    ['ERR-19 an answer that is none', fail('bad_answer', 200), overlay('unknown_error'), inline('unknown_error')],
    ['ERR-01 a domain that is not there', fail('domain_not_available', 404), screen('domain'), screen('domain')],
    [
      'ERR-02 BOOT-11 a failed status call: their words',
      fail('unknown_error', 500, 'theirs', by('status')),
      overlay(theirs),
      overlay(theirs),
    ],
    [
      'ERR-02 BOOT-11 or that the network is gone',
      fail('service_unavailable', 502, undefined, by('status')),
      overlay('no_network'),
      overlay('no_network'),
    ],
    [
      'ERR-01 a status call for a domain that is not there',
      fail('domain_not_available', 404, 'x', by('status')),
      screen('domain'),
      screen('domain'),
    ],
    [
      'ERR-07 a second factor stays over the page: their words',
      fail('login_verify_required', 403, 'theirs', by('username')),
      overlay(theirs),
      overlay(theirs),
    ],
    [
      'ERR-07 or ours',
      fail('login_verify_required', 403, undefined, by('username')),
      overlay('error.login_verify_required'),
      overlay('error.login_verify_required'),
    ],
    [
      'ERR-06 CONF-15 a user whom another platform does not know, in our words',
      fail('not.exists.user', 400, 'theirs', by('username')),
      overlay('error.not.exists.user'),
      inline('error.not.exists.user'),
    ],
    [
      'ERR-15 CONF-17 too many requests, in no alert',
      fail('TOO_MANY_REQUESTS', 429),
      inline('error.TOO_MANY_REQUESTS'),
      inline('error.TOO_MANY_REQUESTS'),
    ],
    [
      'ERR-16 CONF-17 502, in no alert',
      fail('service_unavailable', 502),
      inline('error.service_unavailable'),
      inline('error.service_unavailable'),
    ],
    [
      'a connection that broke before the answer',
      fail('service_unavailable', 0),
      overlay('request.unsure'),
      inline('request.unsure'),
    ],
    [
      'a payment provider that does not answer',
      fail('provider_unavailable', 502),
      overlay('error.provider_unavailable'),
      inline('error.provider_unavailable'),
    ],
    [
      'ERR-17 a launch that takes too long',
      fail('timeout', 0),
      overlay('timeout_retry_please'),
      inline('timeout_retry_please'),
    ],
    [
      'ERR-21 CONST-46 being offline, for 1.5 s',
      fail('network_offline', 0),
      toast('network_offline', 1500),
      inline('network_offline'),
    ],
    [
      'ERR-24 CONST-45 an account that is turned away, for 2 s',
      fail('free_reject', 403),
      toast('free_reject', 2000),
      inline('free_reject'),
    ],
    ['given up by the caller', fail('aborted', 0), inline('unknown_error'), inline('unknown_error')],
    ['CONF-39 a session that has ended', fail('customer.not.login', 401), screen('login'), screen('login')],
    [
      'CONF-39 a guest who never had one',
      fail('customer.not.login', 401, undefined, asGuest),
      inline('error.customer.not.login'),
      inline('error.customer.not.login'),
    ],
  ])('%s', (_, failure, page, form) => {
    expect(decideFailureDisplay(failure, 'page')).toEqual(page)
    expect(decideFailureDisplay(failure, 'form')).toEqual(form)
  })

  const idempotent = { ...own, origin: 'idempotent' } as const
  const unsure = overlay('request.unsure')
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
    ['ERR-21 being offline', 'network_offline', 0, toast('network_offline', 1500)],
    ['OPEN-35 a limit', 'amount_above_maximum', 400, overlay('error.amount_above_maximum')],
    ['ERR-15 too many requests', 'TOO_MANY_REQUESTS', 429, inline('error.TOO_MANY_REQUESTS')],
    ['ERR-18 a no that we do not know', 'unknown_error', 409, overlay(theirs)],
    ['ERR-24 CONST-45 a free account', 'free_reject', 403, toast('free_reject', 2000)],
    ['ERR-01 a domain that is not there', 'domain_not_available', 404, screen('domain')],
    ['ERR-01 and however it is said', 'domain_not_available', 200, screen('domain')],
    ['CONF-39 a session that has ended', 'customer.not.login', 401, screen('login')],
    ['CONF-39 and however it is said', 'CUSTOMER_NOT_LOGIN', 200, screen('login')],
  ])('of a write with an id: %s', (_, code, status, display) => {
    expect(decideFailureDisplay(fail(code, status, 'theirs', idempotent), 'page')).toEqual(display)
  })

  it.each<[WpsError['code'], number, string]>([
    ['service_unavailable', 0, 'request.lost'],
    ['timeout', 0, 'request.lost'],
    ['network_offline', 0, 'network_offline'],
    ['username_taken', 409, 'error.username_taken'],
    ['username_taken', 200, 'error.username_taken'],
  ])('REG-14 of a write that may have been done once: %s, %i', (code, status, message) => {
    const failure = fail(code, status, 'theirs', { ...own, origin: 'once' })
    expect(decideFailureDisplay(failure, 'page')).toMatchObject({ message })
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
    const failure = fail(code, 400, 'theirs', { ...own, isAlerting: false })
    for (const place of ['page', 'form'] as const)
      expect(decideFailureDisplay(failure, place)).toEqual({ kind: 'none' })
  })
})

describe('what a failure makes this device forget, shown or not', () => {
  const quietly = { ...own, isAlerting: false }
  it.each<[string, WpsError, readonly string[]]>([
    ['ERR-04', fail('token_ip_different', 401, undefined, by('username')), ['autoLogin']],
    ['ERR-04 ERR-12', fail('token_ip_different', 401), ['autoLogin', 'session']],
    ['ERR-05 AUTO-17', fail('login.cred.err', 400, undefined, by('username')), ['rememberedLogin']],
    ['ERR-06 AUTO-18 CONF-15', fail('not.exists.user', 400, undefined, by('username')), ['rememberedLogin']],
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
    ['CONF-39 quietly too', fail('login.not.session', 401, undefined, quietly), ['session']],
    ['BOOT-09', fail('site_maintenance', 403), ['settings']],
    ['BOOT-10 quietly too', fail('region_denied', 403, undefined, quietly), ['settings']],
    ['FLAG-10', fail('password_change_required', 403), ['otherPages']],
    ['nothing', fail('unknown_error', 500), []],
  ])('%s', (_, failure, clearedState) => {
    expect(listClearedStates(failure)).toEqual(clearedState)
  })
})

describe('T20 whether a failure of a write with an id settles it', () => {
  it.each<[WpsError['code'], number, boolean]>([
    ['insufficient_funds', 400, true],
    ['insufficient_funds', 409, true],
    ['insufficient_funds', 499, true],
    ['insufficient_funds', 399, false],
    ['insufficient_funds', 500, false],
    ['request_conflict', 409, true],
    ['TOO_MANY_REQUESTS', 429, false],
    ['unknown_error', 400, false],
  ])('%s with status %i: %s', (code, status, isDefinite) => {
    expect(isDefiniteFailure({ code, status })).toBe(isDefinite)
  })

  it.each<[WpsError['code'], number, boolean]>([
    ['service_unavailable', 0, true],
    ['unknown_error', 399, true],
    ['unknown_error', 400, false],
    ['unknown_error', 499, false],
    ['unknown_error', 500, true],
    ['unknown_error', 408, true],
    ['network_offline', 0, false],
    ['domain_not_available', 503, false],
  ])('%s with status %i leaves it unknown: %s', (code, status, isUnknown) => {
    expect(isOutcomeUnknown({ code, status })).toBe(isUnknown)
  })
})

it.each([
  [1, 'wait.seconds', 1],
  [90, 'wait.seconds', 90],
  [91, 'wait.minutes', 2],
  [900, 'wait.minutes', 15],
  [5_400, 'wait.minutes', 90],
  [5_401, 'wait.hours', 2],
  [86_400, 'wait.hours', 24],
])('ERR-15 T12 a limit that ends in %d s is shown as %s %d', (retryAfterSeconds, textId, count) => {
  const failure = new WpsError('TOO_MANY_REQUESTS', 429, { retryAfterSeconds, call: own })
  expect(decideFailureDisplay(failure, 'page')).toEqual(inline({ textId, count }))
})

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { WpsError } from '../../lib/wps/wps-error.ts'
import { clearsIdentity, enterAsMember, isTakenByUs } from './registration-enter.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const answer = { id: '7', token: 'first', userName: 'demo', customerType: 0 }

/** A registration with this answer; `told` are the steps that follow, in order. */
function enter(token: string) {
  const reported: unknown[] = []
  const entered = enterAsMember(
    { ...answer, token },
    {
      openSession: (opened) => void reported.push(['kept', opened.token, opened.firstTimeLogin]),
      logIn: async () => {
        reported.push('login')
        return { ...answer, token: 'second', firstTimeLogin: false }
      },
    },
  )
  void entered.then((opened) => reported.push(['entered', opened.token, opened.firstTimeLogin]))
  return reported
}

describe('REG-13 CONST-28 CONF-16 what follows a registration waits 100 ms', () => {
  test('REG-09 REG-10 with a token in the answer, which is kept at once as that of a first login', async () => {
    const reported = enter('first')
    await vi.advanceTimersByTimeAsync(99)
    expect(reported).toEqual([['kept', 'first', true]])
    await vi.advanceTimersByTimeAsync(1)
    expect(reported.slice(1)).toEqual([['entered', 'first', true]])
  })

  test('without one, then the login', async () => {
    const reported = enter('')
    await vi.advanceTimersByTimeAsync(99)
    expect(reported).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(reported).toEqual(['login', ['entered', 'second', true]])
  })
})

test.each([
  ['username_taken', 'demo1', true],
  ['username_taken', 'demo2', false],
  ['username_taken', undefined, false],
  ['registration_closed', 'demo1', false],
] as const)('REG-14 %s after the registration of %s got no answer is our own: %s', (code, unsureName, isOurs) => {
  expect(isTakenByUs(new WpsError(code, 409), 'demo1', unsureName)).toBe(isOurs)
})

test.each([
  ['a taken name', new WpsError('username_taken', 409), true],
  ['a taken number', new WpsError('mobile_taken', 409), true],
  ['a wrong captcha', new WpsError('captcha_invalid', 400), true],
  ['a wrong name', new WpsError('invalid_input', 400, { fields: [{ path: 'username', rule: 'x' }] }), true],
  ['a weak password alone', new WpsError('invalid_input', 400, { fields: [{ path: 'password', rule: 'x' }] }), false],
  ['a closed captcha', new WpsError('verify_first', 0), false],
  ['no network', new WpsError('network_offline', 0), false],
  ['no answer', new WpsError('timeout', 0), false],
  ['an answer of nobody', new WpsError('bad_answer', 502), false],
] as const)('REG-28 REG-16 with a captcha %s clears the identifying field: %s', (_, cause, isCleared) => {
  expect([clearsIdentity(cause, true), clearsIdentity(cause, false)]).toEqual([isCleared, false])
})

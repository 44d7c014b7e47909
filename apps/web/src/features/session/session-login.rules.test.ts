import { describe, expect, test } from 'vitest'
import { decidePasswordChange, findLoginProblems, mustChangePassword, readLogin } from './session-login.rules.ts'

describe('OPEN-04 what the login form checks', () => {
  test.each([
    ['demo', 'x', {}],
    ['', '', { username: 'field.username.required', password: 'field.password.required' }],
    ['abc', 'x', { username: 'field.username.length' }],
    ['1abc', 'x', { username: 'field.username.first' }],
    ['ab c', 'x', { username: 'field.username.characters' }],
    ['demo', '', { password: 'field.password.required' }],
  ])('“%s” with “%s”', (username, password, expected) => {
    expect(findLoginProblems({ username, password })).toEqual(expected)
  })

  test('the name goes out as it is stored, the password as it was typed', () => {
    const data = new FormData()
    data.set('username', ' Demo1 ')
    data.set('password', ' Secret1 ')
    expect(readLogin(data)).toEqual({ username: 'demo1', password: ' Secret1 ' })
    expect(readLogin(new FormData())).toEqual({ username: '', password: '' })
  })
})

test.each([
  [true, true, true],
  [true, false, false],
  [true, undefined, false],
  [false, true, false],
])(
  'LOGIN-09 FLAG-10 T39 with a password that is expired (%s) and the flag PWDEXPFORCECHANGE3 %s it must be changed: %s',
  (passwordExpired, PWDEXPFORCECHANGE3, expected) => {
    expect(mustChangePassword({ passwordExpired }, { whitelabelVal: { PWDEXPFORCECHANGE3 } })).toBe(expected)
  },
)

test.each([
  ['{secret}', {}, true],
  ['{secret}', { PWDEXPFORCECHANGE3: true }, true],
  ['{secret} ', {}, false],
  ['secret', { PWDEXPFORCECHANGE3: true }, false],
  [undefined, {}, false],
])(
  'LOGIN-08 LOGIN-14 ENT-06 CONF-10 the password %j with %j must be changed: %s',
  (password, whitelabelVal, expected) => {
    expect(mustChangePassword({ passwordExpired: false }, { whitelabelVal }, password)).toBe(expected)
  },
)

test.each([
  ['an expired password', 'typed7sky', true, { mustChangePassword: true, shouldChangePassword: true }],
  ['a good password', 'typed7sky', false, { mustChangePassword: false, shouldChangePassword: false }],
  ['a code by sms', undefined, true, { mustChangePassword: false, shouldChangePassword: false }],
] as const)('LOGIN-10 CONF-10 after a login by %s', (_what, password, passwordExpired, expected) => {
  const settings = { whitelabelVal: { PWDEXPFORCECHANGE3: true } }
  expect(decidePasswordChange({ passwordExpired }, settings, password)).toEqual(expected)
})

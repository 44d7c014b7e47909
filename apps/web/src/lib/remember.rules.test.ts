import { describe, expect, it, test } from 'vitest'
import {
  decideAfterAutoLogin,
  decideAutoLogin,
  decodeRemembered,
  encodeRemembered,
  type RememberedLogin,
} from './remember.rules.ts'

const username = { type: 'username', merchant: 'aurora', username: 'ana', password: 'rm.id.secret' } as const
const sms = { type: 'sms', merchant: 'aurora', mobileNum: '9171234567' } as const
const fieldsOf = (text: string) => JSON.parse(decodeURIComponent(text)) as Record<string, string> // written by encodeRemembered

describe('the value of the cookie remPass', () => {
  test.each<{ name: string; login: RememberedLogin }>([
    { name: 'ENT-10 AUTO-03 AUTO-04 AUTO-07 by user name', login: username },
    { name: 'OPEN-22 by user name after a logout', login: { type: 'username', merchant: 'aurora', username: 'ana' } },
    { name: 'AUTO-06 by mobile number, without password', login: sms },
  ])('$name is read as it was written', ({ login }) => {
    expect(decodeRemembered(encodeRemembered(login, 'salt'))).toEqual(login)
  })

  it('AUTO-05 OPEN-21 has the password as base64 of the salt and its base64, with the salt beside it', () => {
    const { password = '', salt } = fieldsOf(encodeRemembered(username, 'k1'))
    expect(salt).toBe('k1')
    expect(atob(password)).toBe(`k1${btoa('rm.id.secret')}`)
  })

  it('fits a cookie whatever the name', () => {
    expect(encodeRemembered({ ...username, username: 'ä; b="c"' }, 's')).toMatch(/^[\w%.!~*'()-]+$/)
  })

  test.each([
    ['"text"'],
    ['null'],
    ['{"type":"username","username":"ana"}'],
    ['{"type":"username","merchant":"aurora"}'],
    ['{"type":"sms","merchant":"aurora","username":"ana"}'],
    ['{"type":"other","merchant":"aurora","username":"ana"}'],
    ['{"type":"username","merchant":"aurora","username":7}'],
  ])('%s is no remembered login', (text) => {
    expect(decodeRemembered(encodeURIComponent(text))).toBeUndefined()
  })
})

describe('an auto-login', () => {
  const all = {
    ...{ isStart: true, hasToken: false, hasSession: false, search: '', autoLogin: '1', isAllowed: true },
    ...{ remembered: username, merchant: 'aurora' },
  } as const
  const typed = { username: 'ana', password: 'rm.id.secret' }

  test.each([
    ['runs under all conditions', {}, typed],
    ['AUTO-11 runs where nothing was said', { autoLogin: undefined }, typed],
    ['runs with any other query', { search: '?go=/m/wallet' }, typed],
    ['AUTO-08 only at the start', { isStart: false }, undefined],
    ['AUTO-09 not with a code in the address', { hasToken: true }, undefined],
    ['AUTO-09 not with a session', { hasSession: true }, undefined],
    ['AUTO-10 not with redirectUrl', { search: '?redirectUrl=https://a.example' }, undefined],
    ['AUTO-10 not with backUrl', { search: '?x=1&backUrl=/m' }, undefined],
    ['AUTO-11 not after a logout', { autoLogin: '0' }, undefined],
    ['AUTO-12 FLAG-06 not without MOBILEAUTOLOGIN3', { isAllowed: false }, undefined],
    ['AUTO-13 not without a remembered login', { remembered: undefined }, undefined],
    ['AUTO-13 not without its credential', { remembered: { ...username, password: undefined } }, undefined],
    ['AUTO-13 not at another merchant', { merchant: 'lotus' }, undefined],
    ['AUTO-14 not by mobile number', { remembered: sms }, undefined],
  ] as const)('%s', (_, change, decision) => {
    expect(decideAutoLogin({ ...all, ...change } as Parameters<typeof decideAutoLogin>[0])).toEqual(decision) // an absent password is undefined
  })

  test.each([
    [false, false, false, '/m/home'],
    [false, false, true, '/m/home'],
    [true, false, false, '/m/home'],
    [false, true, false, '/m/home'],
    [true, false, true, '/m/changePsw'],
    [false, true, true, '/m/changePsw'],
    [true, true, true, '/m/changePsw'],
  ] as const)(
    'AUTO-15 AUTO-16 CONF-09 first %s, expired %s, forced %s: %s',
    (firstTimeLogin, passwordExpired, isChangeForced, next) => {
      expect(decideAfterAutoLogin({ firstTimeLogin, passwordExpired, isChangeForced })).toBe(next)
    },
  )
})

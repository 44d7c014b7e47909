import { describe, expect, test } from 'vitest'
import { findPasswordProblems, readPasswords } from './session-password.rules.ts'

describe('OPEN-04, OPEN-26 what the password form checks', () => {
  test.each([
    ['old1pass', 'new1pass', 'new1pass', {}],
    [
      '',
      '',
      '',
      {
        oldPassword: 'session.password.old.required',
        newPassword: 'field.password.required',
        confirm: 'field.confirm.required',
      },
    ],
    ['old1pass', 'old1pass', 'old1pass', { newPassword: 'session.password.same' }],
    ['', 'new1pass', 'new1pass', { oldPassword: 'session.password.old.required' }],
    ['old1pass', 'short', 'short', { newPassword: 'field.password.length' }],
    ['old1pass', 'lettersonly', 'lettersonly', { newPassword: 'field.password.mix' }],
    ['old1pass', 'new1pass', 'new1past', { confirm: 'field.confirm.equal' }],
  ])('%s to %s, repeated as %s', (oldPassword, newPassword, confirm, expected) => {
    expect(findPasswordProblems({ oldPassword, newPassword, confirm })).toStrictEqual(expected)
  })

  test('DEC-11 a first password needs no current one', () => {
    const typed = { oldPassword: '', newPassword: 'new1pass', confirm: 'new1pass' }
    expect(findPasswordProblems(typed, false)).toEqual({})
    expect(findPasswordProblems(typed)).toEqual({ oldPassword: 'session.password.old.required' })
  })

  test('reads the three fields as they were typed', () => {
    const data = new FormData()
    data.set('oldPassword', ' a ')
    expect(readPasswords(data)).toEqual({ oldPassword: ' a ', newPassword: '', confirm: '' })
    data.set('newPassword', 'b')
    data.set('confirm', 'c')
    expect(readPasswords(data)).toEqual({ oldPassword: ' a ', newPassword: 'b', confirm: 'c' })
  })
})

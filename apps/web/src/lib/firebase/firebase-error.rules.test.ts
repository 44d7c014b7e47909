import { describe, expect, test } from 'vitest'
import { readFirebaseFailure } from './firebase-error.rules.ts'

const fail = (code: string, message: string) => Object.assign(new Error(message), { code })

describe('SOC-21, ERR-28 a failed sign-in with Firebase', () => {
  test.each([
    ['auth/popup-blocked', 'firebase.blocked'],
    ['auth/popup-closed-by-user', 'firebase.cancelled'],
    ['auth/user-cancelled', 'firebase.cancelled'],
    ['auth/network-request-failed', 'firebase.network'],
    ['auth/account-exists-with-different-credential', 'firebase.existing'],
    ['auth/operation-not-supported-in-this-environment', 'firebase.browser'],
    ['auth/unknown', 'firebase.unknown'],
    ['auth/something-new', 'firebase.unknown'],
    ['auth/constructor', 'firebase.unknown'],
  ])('%s has the text %s, with code and reason', (code, text) => {
    const failure = readFirebaseFailure(fail(code, `Firebase: The reason of it. (${code}).`))
    expect(failure).toEqual({ text, code, reason: 'The reason of it.' })
  })

  test.each([
    ['an error of another kind', new TypeError('it broke'), 'it broke'],
    ['a code that is no text', Object.assign(new Error(''), { code: 7 }), 'auth/unknown'],
    ['a code with markup', fail('auth/<b>', ''), 'auth/unknown'],
    ['nothing', undefined, 'auth/unknown'],
  ])('ERR-28 %s falls back to auth/unknown', (_, cause, reason) => {
    expect(readFirebaseFailure(cause)).toEqual({ text: 'firebase.unknown', code: 'auth/unknown', reason })
  })

  test('ERR-28 a long reason is cut', () => {
    expect(readFirebaseFailure(fail('auth/internal-error', 'x'.repeat(900)))?.reason).toHaveLength(200)
  })

  test('ERR-30 a popup that another one replaced stays silent', () => {
    const cause = fail('auth/cancelled-popup-request', 'Firebase: Error (auth/cancelled-popup-request).')
    expect(readFirebaseFailure(cause)).toBeUndefined()
  })

  test('ERR-29 a code without a pending sms has a text of its own', () => {
    expect(readFirebaseFailure(fail('auth/code-expired', ''))).toMatchObject({ text: 'firebase.expired' })
  })
})

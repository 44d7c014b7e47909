import { describe, expect, test } from 'vitest'
import { describeChallenge, normalizeRecoveryCode } from './second-factor.rules.ts'

const byPassword = { provedChannel: null, isRecovery: false }

describe('TWOFA-01 the challenge of a member', () => {
  test.each([
    [[], undefined],
    [['ga'], { email: false, ga: true, sms: false }],
    [['email', 'sms'], { email: true, ga: false, sms: true }],
  ] as const)('with %o is %o', (methods, challenge) =>
    expect(describeChallenge(methods, byPassword, () => true)).toEqual(challenge),
  )

  test.each([
    ['a password or a social account', byPassword, true, true],
    ['a login by sms', { provedChannel: 'sms', isRecovery: false }, false, true],
    ['a recovery by sms', { provedChannel: 'sms', isRecovery: true }, false, true],
    ['a recovery by e-mail', { provedChannel: 'email', isRecovery: true }, true, false],
  ] as const)('T15 after %s no second code goes to the same address', (_first, proof, sms, email) => {
    const answer = { sms, email, ga: true }
    expect(describeChallenge(['sms', 'email', 'ga'], proof, () => true)).toEqual(answer)
    expect(describeChallenge([], proof, () => true)).toBeUndefined()
  })

  test('T15 a factor of the same address alone: required after a recovery, none after a login by a code', () => {
    const proved = { provedChannel: 'sms', isRecovery: true } as const
    expect(describeChallenge(['sms'], proved, () => true)).toEqual({ sms: false, email: false, ga: false })
    expect(describeChallenge(['sms'], { ...proved, isRecovery: false }, () => true)).toBeUndefined()
    expect(describeChallenge(['email'], { ...proved, isRecovery: false }, () => true)).toMatchObject({ email: true })
  })

  test('a factor whose channel cannot send is still required', () => {
    expect(describeChallenge(['sms'], byPassword, () => false)).toEqual({ email: false, ga: false, sms: false })
    expect(describeChallenge(['ga'], byPassword, () => false)).toEqual({ email: false, ga: true, sms: false })
  })
})

test.each([
  ['ABCDE-fghij', 'abcdefghij'],
  [' abcde fghij ', 'abcdefghij'],
])('DEC-30 the recovery code "%s" is %s', (text, code) => expect(normalizeRecoveryCode(text)).toBe(code))

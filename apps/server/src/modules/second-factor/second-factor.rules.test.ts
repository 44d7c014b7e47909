import { describe, expect, test } from 'vitest'
import { describeChallenge, normalizeRecoveryCode } from './second-factor.rules.ts'

describe('TWOFA-01 the challenge of a member', () => {
  test.each([
    [[], undefined],
    [['ga'], { email: false, ga: true, sms: false }],
    [['email', 'sms'], { email: true, ga: false, sms: true }],
  ] as const)('with %o is %o', (methods, challenge) =>
    expect(describeChallenge(methods, () => true)).toEqual(challenge),
  )

  test('a factor whose channel cannot send is still required', () => {
    expect(describeChallenge(['sms'], () => false)).toEqual({ email: false, ga: false, sms: false })
    expect(describeChallenge(['ga'], () => false)).toEqual({ email: false, ga: true, sms: false })
  })
})

test.each([
  ['ABCDE-fghij', 'abcdefghij'],
  [' abcde fghij ', 'abcdefghij'],
])('DEC-30 the recovery code "%s" is %s', (text, code) => expect(normalizeRecoveryCode(text)).toBe(code))

import { describe, expect, test } from 'vitest'
import { WpsError } from '../../lib/wps/wps-error.ts'
import { listChallengeWays, readChallenge } from './session-second-factor.rules.ts'

const refused = (value: unknown) => new WpsError('login_verify_required', 403, { value })

describe('TWOFA-01 TWOFA-03 a login that asks for a second factor', () => {
  test.each([
    [
      { email: true, ga: false, sms: false, verifyId: 'v' },
      { email: true, ga: false, sms: false, verifyId: 'v' },
    ],
    [{ ga: true }, { email: false, ga: true, sms: false }],
    [undefined, { email: false, ga: false, sms: false }],
    [
      { ga: 'yes', verifyId: 7 },
      { email: false, ga: false, sms: false },
    ],
  ])('%o is the challenge %o', (value, challenge) => expect(readChallenge(refused(value))).toEqual({ challenge }))

  test.each([new WpsError('login.cred.err', 400), new Error('broken')])('%s is thrown on', (cause) => {
    expect(() => readChallenge(cause)).toThrow(cause)
  })

  test('TWOFA-02 MODAL-14 the ways to answer, a recovery code last', () => {
    expect(listChallengeWays({ email: true, ga: true, sms: true })).toEqual(['ga', 'sms', 'email', 'recovery'])
    expect(listChallengeWays({ email: false, ga: false, sms: false })).toEqual(['recovery'])
  })
})

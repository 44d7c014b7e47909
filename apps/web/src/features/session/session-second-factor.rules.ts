import type { LoginChallenge, SecondFactorMethod } from '@foyer/contract'
import { WpsError } from '../../lib/wps/wps-error.ts'

/** Ways to answer a challenge; a recovery code stands in for any factor. */
export type ChallengeWay = SecondFactorMethod | 'recovery'

/** The challenge of a refused login (TWOFA-01, TWOFA-03); any other failure is thrown on. */
export function readChallenge(cause: unknown): { challenge: LoginChallenge } {
  if (!(cause instanceof WpsError) || cause.code !== 'login_verify_required') throw cause
  const given = typeof cause.value === 'object' && cause.value !== null ? cause.value : {}
  const has = (name: SecondFactorMethod) => Reflect.get(given, name) === true
  const verifyId: unknown = Reflect.get(given, 'verifyId')
  return {
    challenge: {
      email: has('email'),
      ga: has('ga'),
      sms: has('sms'),
      ...(typeof verifyId === 'string' ? { verifyId } : {}),
    },
  }
}

/** The ways in the order of the dialog: the authenticator needs no message. */
export function listChallengeWays(challenge: LoginChallenge): ChallengeWay[] {
  const own = (['ga', 'sms', 'email'] as const).filter((method) => challenge[method])
  return [...own, 'recovery']
}

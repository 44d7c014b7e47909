import type { LoginChallenge, SecondFactorMethod } from '@foyer/contract'

/** Lifetime of a login that waits for its second factor, in seconds (T15). */
export const ATTEMPT_SECONDS = 600
/** Wrong tries per login (T15). */
export const ATTEMPT_TRIES = 5
/** Recovery codes of a member. */
export const RECOVERY_CODES = 10
/** Accepted deviation of an authenticator's clock, in steps of 30 s (T15). */
export const STEP_WINDOW = 1
export const STEP_SECONDS = 30

/** The challenge of a member's factors (TWOFA-01); undefined without one. */
export function describeChallenge(
  methods: readonly SecondFactorMethod[],
  canSend: (channel: 'email' | 'sms') => boolean,
): Omit<LoginChallenge, 'verifyId'> | undefined {
  const challenge = {
    email: methods.includes('email') && canSend('email'),
    ga: methods.includes('ga'),
    sms: methods.includes('sms') && canSend('sms'),
  }
  // A factor stays required while its channel cannot send: a recovery code still works.
  return methods.length > 0 ? challenge : undefined
}

/** A recovery code as typed, without separators. */
export function normalizeRecoveryCode(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, '')
}

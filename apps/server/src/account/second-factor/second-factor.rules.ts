import type { LoginChallenge, SecondFactorMethod, VerificationChannel } from '@foyer/contract'

/** Lifetime of a login that waits for its second factor, in seconds (T15). */
export const ATTEMPT_SECONDS = 600
/** Wrong tries per login (T15). */
export const ATTEMPT_TRIES = 5
/** Recovery codes of a member. */
export const RECOVERY_CODES = 10

/**
 * Whether a factor proves something new after the first one: a second code to the same mailbox or number does not.
 */
export function isOtherFactor(method: SecondFactorMethod, provedChannel: VerificationChannel | null): boolean {
  return method !== provedChannel
}

/** What has proved the first factor. */
export interface FirstProof {
  /** Of its code; null for another proof. */
  provedChannel: VerificationChannel | null
  isRecovery: boolean
}

/**
 * The challenge of a member's factors (TWOFA-01) after the first one; undefined for a member without a factor. A login by
 * a code whose address is the only factor has none either: each one would use up a recovery code.
 */
export function describeChallenge(
  methods: readonly SecondFactorMethod[],
  { provedChannel, isRecovery }: FirstProof,
  canSend: (channel: VerificationChannel) => boolean,
): Omit<LoginChallenge, 'verifyId'> | undefined {
  const isUsable = (method: SecondFactorMethod) => methods.includes(method) && isOtherFactor(method, provedChannel)
  const challenge = {
    email: isUsable('email') && canSend('email'),
    ga: isUsable('ga'),
    sms: isUsable('sms') && canSend('sms'),
  }
  const isRequired = methods.some((method) => isRecovery || isOtherFactor(method, provedChannel))
  // A factor stays required while none can be used: a recovery code still works.
  return isRequired ? challenge : undefined
}

/** A recovery code as typed, without separators. */
export function normalizeRecoveryCode(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, '')
}

import { IDENTITY_LIMIT, type IdentityProviderName } from '@foyer/contract'

/** Tolerated difference between a provider's clock and ours, in milliseconds. */
const MAX_CLOCK_SKEW_MS = 60_000

/** Whether a proof that was never presented may be accepted. */
export function isFresh({ provenAt, expiresAt }: { provenAt: Date; expiresAt: Date }, now: Date): boolean {
  return provenAt.getTime() <= now.getTime() + MAX_CLOCK_SKEW_MS && expiresAt > now
}

interface AcceptedProof {
  provider: IdentityProviderName
  deviceHash: Buffer | null
  pendingUntil: Date
  consumedAt: Date | null
}

/** Whether an accepted proof may be presented again: by the device of the first time, until it is consumed or over. */
export function isPendingFor(
  proof: AcceptedProof,
  { provider, deviceHash, now }: { provider: IdentityProviderName; deviceHash: Buffer | null; now: Date },
): boolean {
  const isSameDevice = deviceHash !== null && (proof.deviceHash?.equals(deviceHash) ?? false)
  return proof.provider === provider && isSameDevice && proof.consumedAt === null && proof.pendingUntil > now
}

/** Whether a member may have another identity. */
export function canAddIdentity(known: readonly unknown[]): boolean {
  return known.length < IDENTITY_LIMIT
}

/** Whether an identity may be removed: another way in must remain. */
export function canRemoveIdentity(ways: {
  hasPassword: boolean
  identities: number
  passkeys: number
  /** A verified mobile number at a merchant with logins by sms. */
  hasSmsLogin: boolean
}): boolean {
  return ways.hasPassword || ways.identities > 1 || ways.passkeys > 0 || ways.hasSmsLogin
}

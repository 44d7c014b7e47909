import {
  type ErrorCode,
  type FirebaseChannel,
  IDENTITY_LIMIT,
  type IdentityProviderName,
  type TelegramAuth,
} from '@foyer/contract'

/** Tolerated difference between a provider's clock and ours, in milliseconds. */
const MAX_CLOCK_SKEW_MS = 60_000

/** A proof as a call carries it; Line's is the token of an earlier exchange. */
export type PresentedProof =
  | { provider: 'firebase'; proof: { channel: FirebaseChannel; idToken: string } }
  | { provider: 'line'; token: string }
  | { provider: 'telegram'; proof: TelegramAuth }
  | { provider: 'maya'; proof: { sessionId: string; env: string | undefined } }

/** Refusal of a proof (ERR-03, ERR-14). */
export const refusals: Record<IdentityProviderName, ErrorCode> = {
  firebase: 'identity_invalid',
  line: 'line_invalid_token',
  telegram: 'telegram_validate_failed',
  maya: 'identity_invalid',
}

/** Answer to a proved identity without an account (CONF-15, DEC-15). */
export const absences: Record<IdentityProviderName, ErrorCode> = {
  firebase: 'bind_customer_required',
  line: 'not.exists.user',
  telegram: 'bind_customer_required',
  maya: 'bind_customer_required',
}

interface PendingFields {
  firebaseChannel?: FirebaseChannel | undefined
  firebaseIdToken?: string | undefined
  lineSessionToken?: string | undefined
  telegramAuth?: TelegramAuth | undefined
  mayaSessionId?: string | undefined
}

/**
 * The pending proof of a login or registration (ENT-04, ENT-07); undefined without one, null for an incomplete one or
 * several.
 */
export function readPendingProof(fields: PendingFields): PresentedProof | null | undefined {
  const { firebaseChannel: channel, firebaseIdToken: idToken, lineSessionToken: token } = fields
  const { telegramAuth, mayaSessionId: sessionId } = fields
  if ((channel === undefined) !== (idToken === undefined)) return null
  const proofs: PresentedProof[] = []
  if (channel !== undefined && idToken !== undefined) proofs.push({ provider: 'firebase', proof: { channel, idToken } })
  if (token !== undefined) proofs.push({ provider: 'line', token })
  if (telegramAuth !== undefined) proofs.push({ provider: 'telegram', proof: telegramAuth })
  if (sessionId !== undefined) proofs.push({ provider: 'maya', proof: { sessionId, env: undefined } })
  return proofs.length > 1 ? null : proofs[0]
}

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

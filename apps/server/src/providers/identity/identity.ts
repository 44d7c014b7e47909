import type { FirebaseChannel, IdentityKind, IdentityProviderName, SiteSettings, TelegramAuth } from '@foyer/contract'

/** What each party's proof is made of. */
export interface IdentityProofs {
  firebase: { channel: FirebaseChannel; idToken: string }
  /** The code of a login in the browser with its verifier and nonce, or the access token of the Line app. */
  line: { code: string; redirectUri: string; verifier: string; nonce: string } | { accessToken: string }
  telegram: TelegramAuth
  /** `env` is what the address names; the settings decide (T17). */
  maya: { sessionId: string; env: string | undefined }
}

/** The merchant for which a proof must have been made. */
export interface IdentityMerchant {
  code: string
  settings: Pick<SiteSettings, 'gw' | 'smsProvider' | 'whitelabelVal'>
}

/** An identity whose owner has proved it. */
export interface ProvenIdentity {
  provider: IdentityProviderName
  /** The party's own id of the person; never an e-mail address (T16). */
  subject: string
  /** What the member calls it. */
  kind: IdentityKind
  name?: string | undefined
  /** Address of the person's picture. */
  picture?: string | undefined
  /**
   * SHA-256 of what cannot change while the proof stays valid, such as a token without its signature: every spelling of
   * a proof has one digest.
   */
  proofDigest: Buffer
  provenAt: Date
  /** End of the time in which the proof may be presented first. */
  expiresAt: Date
}

/** `unavailable`: the party gave no usable answer. */
export type IdentityCheck = { outcome: 'proven'; identity: ProvenIdentity } | { outcome: 'refused' | 'unavailable' }

/**
 * A party that proves identities, for one merchant. `verify` checks issuer, audience, algorithm and signature or hash,
 * but accepts a proof up to `PENDING_SECONDS` after its end: whether its time has come is decided by the caller, who
 * knows whether it was presented before. It never throws because of the party's behaviour.
 */
export interface IdentityProvider<N extends IdentityProviderName = IdentityProviderName> {
  name: N
  verify(proof: IdentityProofs[N], merchant: IdentityMerchant): Promise<IdentityCheck>
}

/** How long an accepted proof without an account stays usable for a binding or a registration, in seconds. */
export const PENDING_SECONDS = 1_800

import type { IdentityFields, IdentityKind, IdentityProviderName, SiteSettings } from '@foyer/contract'
import type { HttpClient } from '../../http/http-client.ts'

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
export interface IdentityProvider<Proof> {
  verify(proof: Proof, merchant: IdentityMerchant): Promise<IdentityCheck>
}

/** A client of the network restricted to the given bases; closed with the app. */
export type Connect = (baseUrls: readonly string[]) => HttpClient

/** What a page may reach of the vendors of a merchant's ways to log in. */
export interface IdentityHosts {
  connect: readonly string[]
  frames: readonly string[]
  styles: readonly string[]
  /** Names of the policies that the vendors' scripts and our list of them create (Trusted Types). */
  policies: readonly string[]
}

/** What a call presents: the proof itself, or the token of an earlier exchange. */
export type Presented<Proof> = { proof: Proof } | { token: string }

/** A service whose accounts prove visitors, described once; `proof` and `settings` are its own. */
export interface IdentityService<Settings, Proof> {
  /** The provider of a merchant with these settings; undefined where it needs some and has none. */
  connect(settings: Settings | undefined, connect: Connect): IdentityProvider<Proof> | undefined
  /** The proof in the fields of a call (ENT-04, ENT-07); undefined without one, null for an incomplete one. */
  readProof(fields: IdentityFields): Presented<Proof> | null | undefined
  /** What a login with such a proof names, in its body before it is parsed: the limits count it (T12). */
  nameProof(body: Readonly<Record<string, unknown>>): unknown
  /** Hosts for the pages of a merchant that has its ways to log in (T26); `emulator` takes the vendors' place. */
  findPageHosts?(settings: PageSettings, emulator: string | undefined): IdentityHosts | undefined
  /** Whether an address of the home page is the service's return, for the login page. */
  isReturn?(query: URLSearchParams, settings: PageSettings): boolean
}

export type PageSettings = Pick<SiteSettings, 'whitelabelVal' | 'smsProvider'>

/** How long an accepted proof without an account stays usable for a binding or a registration, in seconds. */
export const PENDING_SECONDS = 1_800

import type { EndpointDefinition, SiteBlock } from '@foyer/contract'
import type { ServerConfig } from '../config.ts'
import type { Merchant } from '../merchant/index.ts'
import type { Call, Caller, Handler } from './call.ts'
import type { PayloadKeys } from './encryption.ts'
import type { Session, StaffIdentity } from './identity.ts'
import type { Limit, LimitName } from './rate-limit.ts'
import type { NonceMemory } from './vendor.ts'

/** The call costs money or tests a secret: a tighter limit that fails closed (T36). */
type RouteLimit =
  | { limit?: Exclude<LimitName, 'login'>; nameTry?: undefined }
  /** No login is without its second limit, by what it names in its body, before that is parsed (T12). */
  | { limit: 'login'; nameTry(body: unknown): string }

export type RouteOptions<E extends EndpointDefinition = EndpointDefinition> = RouteLimit & {
  /** The call verifies the member's password: its attempts count together with those of all such calls. */
  confirmsPassword?: true
  /**
   * Whether the same request was accepted before: it is answered again even if the merchant has closed the feature
   * or changed its terms since.
   */
  isRepeat?(call: Call<E>): Promise<boolean>
  /** Receives a vendor's call whose signature is valid and whose nonce could not be verified: it is refused (T36). */
  onUnverified?(vendor: string, body: unknown, caller: Caller): void
}

export interface RegistryDependencies {
  readSession(
    merchant: Merchant,
    authorization: string,
    cookies: Pick<Caller, 'bindCookie' | 'deviceCookie'>,
  ): Promise<Session | null>
  /** The person of the console's session; null for a guest. */
  readStaff(caller: Pick<Caller, 'readCookie'>): Promise<StaffIdentity | null>
  findMerchant(code: string): Promise<Merchant | undefined>
  /** Whether the member has yet to accept the merchant's terms (DEC-32). */
  isTermsDue(merchant: Merchant, memberId: string): Promise<boolean>
  /** Why the merchant's site is closed to the caller; undefined for an open one (BOOT-09, BOOT-10). */
  findSiteBlock(merchant: Merchant, caller: Caller): SiteBlock | undefined
  /** The merchant in the look of a preview's token; the merchant itself without a valid one (decision 103). */
  showPreview(merchant: Merchant, token: string | undefined): Promise<Merchant>
  config: ServerConfig
  limits: Readonly<Record<LimitName, Limit>>
  /** Rejects replayed signed calls. */
  isFreshNonce: NonceMemory
  payloadKeys: PayloadKeys
}

/** An endpoint with its handler; their types are lost in the list of all of them. */
export interface RegisteredCall {
  endpoint: EndpointDefinition
  handler: Handler<EndpointDefinition>
  options: RouteOptions
}

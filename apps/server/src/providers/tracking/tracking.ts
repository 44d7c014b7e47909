import type { ConsentPurpose, TrackingEventType } from '@foyer/contract'
import type { TrackingTag } from './tag.ts'
import { type TrackingPartnerCode, trackingPartners } from './tracking-partners.ts'

/** An event for a partner: nothing of it names the visitor. */
export interface Conversion {
  event: TrackingEventType
  eventId: string
  /** ISO instant. */
  happenedAt: string
  /** Address of the site, without a path. */
  siteUrl: string
  /** SHA-256 of the merchant's id of the member, in hex; absent for a guest. */
  hashedMemberId: string | undefined
  /** In whole units with decimals, as partners expect, such as `12.50`. */
  value: string | undefined
  currency: string | undefined
  contentId: string | undefined
  clickIds: Readonly<Record<string, string>>
}

export type ConversionOutcome = 'sent' | 'refused' | 'later'

/**
 * A partner: its server-side interface, its scripts, or both. One file each in this folder, listed in
 * `connect-tracking.ts` and, with name and purpose, in `tracking-partners.ts`.
 */
export interface TrackingPartner {
  readonly code: TrackingPartnerCode
  /** Whether this server reports the event to the partner (OPEN-58). */
  takes(event: TrackingEventType): boolean
  send(conversion: Conversion): Promise<ConversionOutcome>
  /** Scripts in the visitor's browser; the same event there has the same id. */
  readonly tags: readonly TrackingTag[]
}

/** A partner without a server-side interface. */
export function makeTagPartner(code: TrackingPartnerCode, tags: readonly TrackingTag[]): TrackingPartner {
  return { code, tags, takes: () => false, send: async () => 'refused' }
}

/** Partners by merchant. */
export interface TrackingPartners {
  list(merchant: string): readonly TrackingPartner[]
}

/** The partners whose purpose is one of these. */
export function listAllowedPartners(
  partners: readonly TrackingPartner[],
  purposes: readonly ConsentPurpose[],
): TrackingPartner[] {
  return partners.filter(({ code }) => purposes.includes(trackingPartners[code].purpose))
}

/** Outcome by an HTTP status; undefined: no answer. */
export function readConversionStatus(status: number | undefined): ConversionOutcome {
  if (status === undefined || status === 408 || status === 429 || status >= 500) return 'later'
  return status < 300 ? 'sent' : 'refused'
}

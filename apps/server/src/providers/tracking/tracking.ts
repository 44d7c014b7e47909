import type { TrackingEventType } from '@foyer/contract'

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

/** A partner's server-side interface. One file each in this folder, listed in `connect-tracking.ts`. */
export interface TrackingPartner {
  readonly code: string
  /** Name for visitors. */
  readonly name: string
  /** Whether the partner has a name for the event (OPEN-58). */
  takes(event: TrackingEventType): boolean
  send(conversion: Conversion): Promise<ConversionOutcome>
}

/** Partners by merchant. */
export interface TrackingPartners {
  list(merchant: string): readonly TrackingPartner[]
}

/** Names of our events at a partner (OPEN-58); missing ones are not sent there. */
export type EventNames = Partial<Record<TrackingEventType, string>>

/** Outcome by an HTTP status; undefined: no answer. */
export function readConversionStatus(status: number | undefined): ConversionOutcome {
  if (status === undefined || status === 408 || status === 429 || status >= 500) return 'later'
  return status < 300 ? 'sent' : 'refused'
}

import type { ConsentPurpose, DeskImage, DeskSharedKind } from '@foyer/contract'

/** Source of a visitor, for a later registration; `platform` is that of the last advertisement and identifies nobody. */
export interface StoredRegistrationInfo {
  affiliateCode?: string
  referralCode?: string
  originalDomain?: string
  platform?: { name: string; untilMs: number }
}

/** The visitor's answer to the question of consent (DEC-21). */
export interface StoredConsent {
  consentId: string
  version: string
  purposes?: ConsentPurpose[]
  /** A single answer from before the purposes. */
  isAdvertisingAllowed?: boolean
  /** False until the server has it. */
  isStored?: false
  /** Click ids of the address at which a yes was given, until the server has it. */
  clickIds?: Record<string, string>
}

/** A value of a call, with its key in the query cache and this device's time of its arrival. */
export interface LastSeen {
  key: readonly unknown[]
  value: unknown
  atMs: number
}

/** A message to the desk that the server does not have yet. */
export interface QueuedDeskMessage {
  clientId: string
  /** Id of the member; empty for a guest. */
  owner: string
  /** Id of the conversation; empty for a new one. */
  thread: string
  text: string
  images: DeskImage[]
  shared?: { kind: DeskSharedKind; id: string }
  /** Of a guest who wants the answer by email. */
  email?: string
  /** ISO time of this device. */
  at: string
  /** Refused by the server: sent again by a tap only. */
  isFailed?: true
}

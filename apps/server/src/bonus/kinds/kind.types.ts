import type { OfferReward } from '@foyer/contract'
import type { Tx } from '@foyer/database'
import type { MemberRow } from '../../member/index.ts'
import type { Merchant } from '../../merchant/index.ts'
import type { LiveOffer } from '../offer/index.ts'
import type { findStanding } from '../tournament/index.ts'

/** What an offer gives one member, now or at its aim. Amounts in minor units. */
export interface FoundReward {
  state: 'ready' | 'progress'
  amountMinor: bigint
  /** Key of the grant: a source gives once. It names the member. */
  source: string
  percent?: number
  minDepositMinor?: string
  progress?: { measure: 'stake' | 'rounds'; done: bigint; target: bigint }
  tournament?: Awaited<ReturnType<typeof findStanding>>
  freeBets?: { game: string; count: number; stakeMinor: string }
  /** When it can no longer be claimed. */
  until: Date
}

export interface KindRequest<Reward extends OfferReward = OfferReward> {
  merchant: Merchant
  member: Pick<MemberRow, 'id' | 'type' | 'currency'>
  offer: LiveOffer
  reward: Reward
  now: Date
}

/** Finds what an offer of one kind gives; undefined for nothing. */
export type FindReward<Kind extends OfferReward['kind']> = (
  tx: Tx,
  request: KindRequest<Extract<OfferReward, { kind: Kind }>>,
) => Promise<FoundReward | undefined>

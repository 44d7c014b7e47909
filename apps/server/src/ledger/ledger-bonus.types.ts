/** Order in which real and bonus money pay a stake. */
export type PlayOrder = 'real_first' | 'bonus_first' | 'mixed'

/** Terms of an offer as a grant keeps them (decision 119). Amounts in minor units as decimal text. */
export interface BonusTerms {
  /** Stakes to settle before the bonus is real money, as a multiple of it. */
  wagerTimes: number
  order: PlayOrder
  maxStakeMinor?: string | undefined
  /** Percent of a stake that counts, by `vendor/game` or category. */
  weights: Readonly<Record<string, number>>
  otherWeight: number
  winningsCapMinor?: string | undefined
  /** From its activation. */
  expiresDays: number
}

export type GrantState = 'queued' | 'active' | 'converted' | 'used_up' | 'expired' | 'given_up' | 'reversed'

export interface GrantRequest {
  merchant: string
  memberId: string
  currency: string
  offer: { id: string; version: number; kind: string }
  /** What it is given for, such as `deposit:ID`: a source gives once. */
  source: string
  amountMinor: bigint
  terms: BonusTerms
  /** Stake of each free bet: the bonus pays stakes of this amount alone, and their wins are real money. */
  freeStakeMinor?: bigint
}

export interface Grant {
  id: string
  currency: string
  offer: { id: string; version: number; kind: string }
  source: string
  state: GrantState
  amountMinor: bigint
  balanceMinor: bigint
  terms: BonusTerms
  freeStakeMinor: bigint | null
  wagerTargetMinor: bigint
  wageredMinor: bigint
  openStakes: number
  convertedMinor: bigint
  forfeitedMinor: bigint
  createdAt: Date
  expiresAt: Date | null
  endedAt: Date | null
}

/** A stake of a grant, with what it counted. */
export interface GrantStake {
  game: string
  vendor: string
  state: 'open' | 'settled' | 'returned'
  amountMinor: bigint
  bonusMinor: bigint
  /** Percent. */
  weight: number
  countedMinor: bigint
  at: Date
}

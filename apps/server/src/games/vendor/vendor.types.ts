/** A vendor's call about one player's money. The vendor's code is the scope of its keys (T38). */
export interface PlayerCall {
  vendor: string
  merchant: string
  playerId: string
}

/** A call about a round. */
export interface RoundOf extends PlayerCall {
  transactionId: string
  roundId: string
  gameCode: string
  currency: string
  description: string
}

export interface RoundCall extends RoundOf {
  amountMinor: bigint
}

/** The platform session of the launch, and its maximum idle time. */
export interface Playing {
  sessionId: string
  idleMinutes: number
}

/** A stake; `endsAt` is when its round is expected to end, as an ISO time. */
export interface DebitCall extends RoundCall, Playing {
  endsAt?: string | undefined
}

export interface CreditCall extends RoundCall {
  closesRound: boolean
}

/** An instant round: stake above zero, win zero or more. */
export interface DebitCreditCall extends RoundOf, Playing {
  debitMinor: bigint
  creditMinor: bigint
}

/** A correction: above zero pays, below zero takes. */
export interface AdjustmentCall extends Omit<RoundOf, 'description'> {
  amountMinor: bigint
  reason: string
}

export interface RollbackCall extends PlayerCall {
  transactionId: string
  reverses: string
  roundId: string
}

/** `balance` is what the player can stake after the call, in minor units. */
export interface WalletAnswer {
  transactionId: string
  balance: string
  currency: string
}

import type { CreditRequest, HoldRequest, TransferRequest } from '../../ledger/index.ts'
import { operatorAccountOf } from './vendor.rules.ts'
import type { Win } from './vendor.store.ts'
import type { AdjustmentCall, DebitCreditCall, RoundCall, RoundOf } from './vendor.types.ts'

/** The ledger's request for a call about a round; the whole call is its identity. */
export function describeRound(call: RoundCall) {
  const { vendor, merchant, playerId, transactionId, roundId, currency, amountMinor, gameCode } = call
  return {
    merchant,
    memberId: playerId,
    currency,
    scope: vendor,
    key: transactionId,
    counter: operatorAccountOf(vendor),
    round: roundId,
    amountMinor,
    reference: gameCode,
    description: call.description || gameCode,
    content: [gameCode, call.description],
  }
}

/**
 * Stake and win of an instant round. The vendor's id is the stake's key, so that a rollback names it; no vendor's id has
 * a space, so none is the win's key.
 */
export function describeInstantRound(call: DebitCreditCall): { stake: HoldRequest; prize: CreditRequest } {
  const { debitMinor, creditMinor, transactionId } = call
  const round = describeRound({ ...call, amountMinor: debitMinor })
  const whole = { ...round, content: [...round.content, 'debit-credit', String(debitMinor), String(creditMinor)] }
  return {
    stake: { ...whole, kind: 'bet' },
    prize: { ...whole, key: `${transactionId} credit`, amountMinor: creditMinor, closesRound: true },
  }
}

/** A round's end without a further win. */
export function describeEnd(call: RoundOf): CreditRequest {
  const round = describeRound({ ...call, amountMinor: 0n })
  return { ...round, content: [...round.content, 'end-round'], closesRound: true }
}

export function describeAdjustment({ reason, ...call }: AdjustmentCall): TransferRequest {
  const round = describeRound({ ...call, description: reason })
  return { ...round, kind: 'adjustment', content: [...round.content, 'adjustment'] }
}

export function describeJackpot(call: RoundCall): TransferRequest {
  const round = describeRound(call)
  return { ...round, kind: 'win', content: [...round.content, 'jackpot'] }
}

/** The win of a round that a call pays, as it is counted and parked. */
export function winOf({ playerId, ...call }: Omit<RoundCall, 'description'>): Win {
  const { merchant, vendor, transactionId, gameCode, amountMinor, currency, roundId } = call
  return {
    merchant,
    vendor,
    transactionId,
    gameCode,
    amountMinor,
    currency,
    memberId: playerId,
    roundId,
    isJackpot: false,
  }
}

import type { Tx } from '@foyer/database'
import { toCredit, toHold, toPost, toReverse, toRollback, toTransfer, toVoid } from './ledger.rules.ts'
import { applyCommand, applyCommands } from './ledger.store.ts'
import type {
  CreditRequest,
  HoldRequest,
  LedgerAnswer,
  PostRequest,
  RollbackRequest,
  TargetRequest,
  TransferRequest,
} from './ledger.types.ts'

export { createLedgerJobs } from './ledger.jobs.ts'
export { type LedgerCommand, toCredit, toHold, toRollback, toTransfer } from './ledger.rules.ts'
export {
  isHoldReturned,
  isKeyUsed,
  openAccounts,
  readBalances,
  readOperatorReceipts,
  sumRound,
  sumRoundWins,
} from './ledger.store.ts'
export type {
  CreditRequest,
  HoldRequest,
  LedgerAnswer,
  LedgerRefusal,
  MemberBalance,
  MovementKind,
  TransferRequest,
} from './ledger.types.ts'
export {
  endBonus,
  findGivenSources,
  giveBonus,
  isGivenToAny,
  listGrantStakes,
  listGrants,
  readPlayableBonus,
  sumGrants,
} from './ledger-bonus.store.ts'
export type { BonusTerms, Grant, GrantRequest, GrantStake, GrantState, PlayOrder } from './ledger-bonus.types.ts'
export {
  type LedgerMovement,
  listMemberHolds,
  listMovements,
  listPlayedGames,
  listStakers,
  sumSettledStakes,
} from './ledger-history.store.ts'
export {
  findSettledThrough,
  listSettledRounds,
  listVersions,
  type PlayDay,
  type SettledRound,
  sumPlayByDay,
} from './ledger-play.store.ts'
export {
  findMemberOfRound,
  findMemberOfTransaction,
  findRoundMovement,
  findTransactionMovement,
  type ReferenceMovement,
} from './ledger-reference.store.ts'
export { listStakes, type MemberStake, sumPlay } from './ledger-stake.store.ts'
export { LedgerTimeoutError, verifyWholeLedger } from './ledger-verify.service.ts'
export type { LedgerViolation } from './ledger-verify.store.ts'
export { createLedgerWriter, type LedgerWriter } from './ledger-writer.ts'

// Each function writes in the caller's transaction and returns a refusal as a value; only database failures throw. The
// same key with the same content gets the same answer; with other content, `conflict`.

/** Places a hold (a stake, a payout): `pending`, or refused with `insufficient_funds` or `round_closed`. */
export function hold(tx: Tx, request: HoldRequest): Promise<LedgerAnswer> {
  return applyCommand(tx, toHold(request))
}

/**
 * The same, if the admission function lets it pass; otherwise `not_admitted`, and nothing is stored.
 * @param admission name of the database function that decides, and its input
 */
export async function holdAdmitted(
  tx: Tx,
  request: HoldRequest,
  admission: { by: string; input: object },
): Promise<LedgerAnswer> {
  const { merchant, row } = toHold(request)
  const [answer] = await applyCommands(tx, merchant, [{ ...row, admission: admission.input }], admission.by)
  return answer as LedgerAnswer // one per command
}

/** Posts a hold, fully or in part; the rest is released. */
export function postHold(tx: Tx, request: PostRequest): Promise<LedgerAnswer> {
  return applyCommand(tx, toPost(request))
}

/** Voids a hold. */
export function voidHold(tx: Tx, request: TargetRequest): Promise<LedgerAnswer> {
  return applyCommand(tx, toVoid(request))
}

/**
 * Releases a round's stake; before its debit it leaves a tombstone that refuses the late debit.
 * @public the writer's way is `toRollback`
 */
export function rollBack(tx: Tx, request: RollbackRequest): Promise<LedgerAnswer> {
  return applyCommand(tx, toRollback(request))
}

/** Moves money at once: a deposit, an opening balance, a correction, a jackpot. */
export function transfer(tx: Tx, request: TransferRequest): Promise<LedgerAnswer> {
  return applyCommand(tx, toTransfer(request))
}

/** Pays a win, zero included; closing the round posts its stakes. */
export function credit(tx: Tx, request: CreditRequest): Promise<LedgerAnswer> {
  return applyCommand(tx, toCredit(request))
}

/**
 * Reverses a posted transfer, fully and once: a charge-back, a correction.
 * @public for the cashier's staff
 */
export function reverse(tx: Tx, request: TargetRequest): Promise<LedgerAnswer> {
  return applyCommand(tx, toReverse(request))
}

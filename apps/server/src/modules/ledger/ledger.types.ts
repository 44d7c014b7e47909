/** Member's sub-accounts: real, bonus and locked money are different accounts. */
export type SubAccount = 'real' | 'bonus' | 'locked'
export type MovementKind = 'deposit' | 'withdrawal' | 'bet' | 'win' | 'refund' | 'opening' | 'adjustment'

/**
 * Why the ledger says no. A refusal is stored under its key, so that a retry after money came in gets the same no; it
 * then has a `transferId`. Without one nothing is stored and the key may be tried again: the account or what the
 * request speaks of is not there (`account_unknown`, `transaction_unknown`), or is another one (`transaction_conflict`),
 * or its writer's gate has not let it pass (`not_admitted`).
 */
export type LedgerRefusal =
  | 'account_unknown'
  | 'amount_above_hold'
  | 'hold_posted'
  | 'hold_released'
  | 'insufficient_funds'
  | 'not_admitted'
  | 'round_closed'
  | 'transaction_conflict'
  | 'transaction_reversed'
  | 'transaction_unknown'

/** What every request says: whose account, and under which key (made by whoever asks, the same on a retry). */
interface LedgerKey {
  merchant: string
  memberId: string
  currency: string
  /** `real` if left out. */
  pocket?: SubAccount
  /** Who asks: a vendor's code, `deposit`, `withdrawal`, `seed`. A key means nothing outside its scope (T38). */
  scope: string
  /** At most 128 characters. */
  key: string
  /** What it belongs to, for the member's history: a deposit's id, the game of a round. */
  reference?: string
  /** For the member's history. */
  description?: string
  /** What else makes two requests under one key the same, in the order of the caller's choice; kept as a digest. */
  content?: readonly string[]
}

/** Sets money aside: `held` grows, nothing is posted. `amountMinor` is above zero. */
export interface HoldRequest extends LedgerKey {
  kind: 'bet' | 'withdrawal'
  amountMinor: bigint
  /** House account on the other side, e.g. `game:arcade`. */
  counter: string
  round?: string
  expiresAt?: Date
}

/** Moves money at once; `amountMinor` is above zero but for adjustments, which may take. */
export interface TransferRequest extends LedgerKey {
  kind: 'deposit' | 'opening' | 'adjustment'
  amountMinor: bigint
  counter: string
}

/** Pays a win, zero included; the one that closes the round posts the round's holds first. */
export interface CreditRequest extends LedgerKey {
  amountMinor: bigint
  counter: string
  round: string
  closesRound: boolean
}

/** Names a hold or a transfer of the same scope by its key. */
export interface TargetRequest extends LedgerKey {
  target: string
}

export interface RollbackRequest extends TargetRequest {
  round: string
}

/** Posts a hold, all of it or a part; the rest is freed. */
export interface PostRequest extends TargetRequest {
  amountMinor?: bigint
}

/**
 * `pending` answers a hold, `posted` everything else that worked, `conflict` a key that is taken by another
 * request. A repetition gets the first answer again, whatever has become of the transfer since.
 */
export interface LedgerAnswer {
  status: 'pending' | 'posted' | 'refused' | 'conflict'
  code: LedgerRefusal | null
  transferId: string | null
  /** Signed as the member sees it. */
  amountMinor: bigint
  /** The account right after the transfer was recorded, also when the answer is a repetition. */
  balanceMinor: bigint
  heldMinor: bigint
  version: number
  isReplayed: boolean
}

/** One currency of a member, each sub-account apart. available = balance − held, of the real sub-account. */
export interface MemberBalance {
  currency: string
  balanceMinor: bigint
  heldMinor: bigint
  availableMinor: bigint
  bonusMinor: bigint
  lockedMinor: bigint
  version: number
}

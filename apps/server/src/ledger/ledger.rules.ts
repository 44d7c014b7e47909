import { createHash } from 'node:crypto'
import type {
  CreditRequest,
  HoldRequest,
  LedgerAnswer,
  LedgerRefusal,
  PostRequest,
  RollbackRequest,
  TargetRequest,
  TransferRequest,
} from './ledger.types.ts'

/**
 * A request as input of the database's function: the fields of its type `ledger_request`, and input of the admission
 * function.
 */
export interface LedgerRow {
  operation: 'hold' | 'transfer' | 'credit' | 'post' | 'void' | 'rollback' | 'reverse'
  owner: string
  pocket: string
  currency: string
  scope: string
  key: string
  hash: string
  kind: string | null
  /** Decimal text, because JSON numbers are exact up to 2^53 only. Signed as the member sees it. */
  amount: string | null
  counter: string | null
  round: string | null
  closes_round: boolean
  target: string | null
  reference: string | null
  description: string | null
  expires_at: string | null
  /** For the writer's admission function; the ledger ignores it. */
  admission?: object
}

export interface LedgerCommand {
  merchant: string
  row: LedgerRow
}

type Given = HoldRequest | TransferRequest | CreditRequest | PostRequest | RollbackRequest | TargetRequest

/** Owner of a member's accounts. */
export function ownerOf(memberId: string): string {
  return `member:${memberId}`
}

/** The member whose accounts these are. */
export function memberOf(owner: string): string {
  return owner.replace(/^member:/, '')
}

export const toHold = (request: HoldRequest) => toCommand('hold', request, request.kind, -request.amountMinor)
export const toTransfer = (request: TransferRequest) =>
  toCommand('transfer', request, request.kind, request.amountMinor)
export const toCredit = (request: CreditRequest) => toCommand('credit', request, 'win', request.amountMinor)
export const toPost = (request: PostRequest) => toCommand('post', request, null, request.amountMinor ?? null)
export const toVoid = (request: TargetRequest) => toCommand('void', request, null, null)
export const toRollback = (request: RollbackRequest) => toCommand('rollback', request, null, null)
export const toReverse = (request: TargetRequest) => toCommand('reverse', request, 'refund', null)

function toCommand(
  operation: LedgerRow['operation'],
  given: Given,
  kind: string | null,
  amountMinor: bigint | null,
): LedgerCommand {
  const asked = {
    operation,
    owner: ownerOf(given.memberId),
    pocket: given.pocket ?? 'real',
    currency: given.currency,
    scope: given.scope,
    key: given.key,
    kind,
    amount: amountMinor === null ? null : String(amountMinor),
    counter: 'counter' in given ? given.counter : null,
    round: 'round' in given ? (given.round ?? null) : null,
    closes_round: 'closesRound' in given && given.closesRound,
    target: 'target' in given ? given.target : null,
  }
  // The meaning of a request defines its identity; description and expiry only where the caller declares them as
  // content.
  const content = given.content ? { ...asked, content: given.content } : asked
  const hash = createHash('sha256').update(JSON.stringify(content)).digest('hex')
  return {
    merchant: given.merchant,
    row: {
      ...asked,
      hash: `\\x${hash}`,
      reference: given.reference ?? null,
      description: given.description ?? null,
      expires_at: 'expiresAt' in given ? (given.expiresAt?.toISOString() ?? null) : null,
    },
  }
}

/** An answer of the database's function as received. */
export interface AnswerRow extends Record<string, unknown> {
  status: LedgerAnswer['status']
  code: LedgerRefusal | null
  transfer_id: string | null
  amount: string
  balance: string
  held: string
  version: string
  is_replayed: boolean
}

/** Answer to a request refused by admission: nothing was done. */
export const notAdmitted: LedgerAnswer = {
  status: 'refused',
  code: 'not_admitted',
  transferId: null,
  amountMinor: 0n,
  balanceMinor: 0n,
  heldMinor: 0n,
  version: 0,
  isReplayed: false,
}

export function readAnswer(row: AnswerRow): LedgerAnswer {
  return {
    status: row.status,
    code: row.code,
    transferId: row.transfer_id,
    amountMinor: BigInt(row.amount),
    balanceMinor: BigInt(row.balance),
    heldMinor: BigInt(row.held),
    version: Number(row.version),
    isReplayed: row.is_replayed,
  }
}

/** SQLSTATE of a batch that lost a race and may be sent again unchanged: serialization failure, deadlock. */
export function isRetryable(state: string | undefined): boolean {
  return state === '40001' || state === '40P01'
}

/** SQLSTATE of a batch failed by a single request: its data, a constraint, or a lock timeout on its account. */
export function isOwnFault(state: string | undefined): boolean {
  return state === '55P03' || state?.startsWith('22') === true || state?.startsWith('23') === true
}

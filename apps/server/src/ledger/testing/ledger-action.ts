import type { Tx } from '@foyer/database'
import { credit, hold, postHold, reverse, rollBack, transfer, voidHold } from '../index.ts'
import { toCredit, toHold, toPost, toReverse, toRollback, toTransfer, toVoid } from '../ledger.rules.ts'
import type {
  CreditRequest,
  HoldRequest,
  LedgerAnswer,
  PostRequest,
  RollbackRequest,
  TargetRequest,
  TransferRequest,
} from '../ledger.types.ts'

/** One call of the ledger's facade, as data. */
export type LedgerAction =
  | { name: 'hold'; request: HoldRequest }
  | { name: 'transfer'; request: TransferRequest }
  | { name: 'credit'; request: CreditRequest }
  | { name: 'post'; request: PostRequest }
  | { name: 'void'; request: TargetRequest }
  | { name: 'rollback'; request: RollbackRequest }
  | { name: 'reverse'; request: TargetRequest }

/** Calls the facade's function of that name. */
export function perform(tx: Tx, { name, request }: LedgerAction): Promise<LedgerAnswer> {
  switch (name) {
    case 'hold':
      return hold(tx, request)
    case 'transfer':
      return transfer(tx, request)
    case 'credit':
      return credit(tx, request)
    case 'post':
      return postHold(tx, request)
    case 'void':
      return voidHold(tx, request)
    case 'rollback':
      return rollBack(tx, request)
    case 'reverse':
      return reverse(tx, request)
  }
}

/** The same call as a command of the batching writer. */
export function toCommand({ name, request }: LedgerAction) {
  switch (name) {
    case 'hold':
      return toHold(request)
    case 'transfer':
      return toTransfer(request)
    case 'credit':
      return toCredit(request)
    case 'post':
      return toPost(request)
    case 'void':
      return toVoid(request)
    case 'rollback':
      return toRollback(request)
    case 'reverse':
      return toReverse(request)
  }
}

import type { DeskShared, DeskSharedKind } from '@foyer/contract'
import type { Tx } from '@foyer/database'
import { ServiceError } from '../../http/service-error.ts'
import {
  findRoundMovement,
  findTransactionMovement,
  listMovements,
  type ReferenceMovement,
} from '../../ledger/index.ts'
import { findDeposit, findWithdrawal } from '../../money/index.ts'

/** Largest id of the ledger. */
const MAX_MOVEMENT = 9_223_372_036_854_775_806n

interface Wanted {
  merchant: string
  /** Undefined for a guest, who has nothing to show. */
  memberId: string | undefined
  kind: DeskSharedKind
  id: string
}

/** Reads a thing that a member shows as it is now. @throws ServiceError `not_found` for one that is not this member's */
export type SharedReader = (tx: Tx, wanted: Wanted) => Promise<DeskShared>

/** @param vendors whose rounds and tickets are found */
export function createSharedReader(vendors: readonly string[]): SharedReader {
  const readers: Readonly<
    Record<DeskSharedKind, (tx: Tx, own: Own) => Promise<Omit<DeskShared, 'kind' | 'id'> | undefined>>
  > = {
    movement: readMovement,
    deposit: readDeposit,
    withdrawal: readWithdrawal,
    round: async (tx, { id, ...own }) => present(await findRoundMovement(tx, { ...own, scopes: vendors, text: id })),
    ticket: async (tx, { id, ...own }) =>
      present(await findTransactionMovement(tx, { ...own, scopes: vendors, text: id })),
  }
  return async (tx, { merchant, memberId, kind, id }) => {
    const found = memberId === undefined ? undefined : await readers[kind](tx, { merchant, memberId, id })
    if (!found) throw new ServiceError('not_found')
    return { kind, id, ...found }
  }
}

interface Own {
  merchant: string
  memberId: string
  id: string
}

async function readMovement(tx: Tx, { merchant, memberId, id }: Own) {
  if (!/^\d{1,19}$/.test(id) || BigInt(id) > MAX_MOVEMENT) return undefined
  const before = (BigInt(id) + 1n).toString()
  const [found] = await listMovements(tx, { merchant, memberId, before, limit: 1 })
  if (found?.id !== BigInt(id).toString()) return undefined
  const { kind, description, game, amountMinor, currency, at } = found
  return {
    title: description || (game ?? ''),
    state: kind,
    amountMinor: amountMinor.toString(),
    currency,
    at: at.toISOString(),
  }
}

async function readDeposit(tx: Tx, { merchant, memberId, id }: Own) {
  const found = await findDeposit(tx, merchant, id)
  if (found?.memberId !== memberId) return undefined
  const { method, status, amountMinor, currency, createdAt } = found
  return {
    title: method,
    state: status,
    amountMinor: amountMinor.toString(),
    currency,
    at: createdAt.toISOString(),
  }
}

async function readWithdrawal(tx: Tx, { merchant, memberId, id }: Own) {
  const found = await findWithdrawal(tx, merchant, id)
  if (found?.memberId !== memberId) return undefined
  const { status, amountMinor, currency, createdAt, bankName } = found
  return {
    title: bankName,
    state: status,
    amountMinor: (-amountMinor).toString(),
    currency,
    at: createdAt.toISOString(),
  }
}

function present(found: ReferenceMovement | undefined) {
  return (
    found && {
      title: found.game,
      state: found.kind,
      amountMinor: found.amountMinor.toString(),
      currency: found.currency,
      at: found.at.toISOString(),
    }
  )
}

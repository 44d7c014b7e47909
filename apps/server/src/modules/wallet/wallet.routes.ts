import { movements, wallet } from '@foyer/contract'
import type { Database } from '@foyer/database'
import type { Registry } from '../../http/registry.ts'
import { ServiceError } from '../../http/service-error.ts'
import { type LedgerMovement, listMovements, type MemberBalance, readBalances } from '../ledger/index.ts'
import { MOVEMENT_PAGE_SIZE } from './wallet.constants.ts'
import { chooseRange, cutPage, readCursor } from './wallet.rules.ts'

/** The member's balances and the history of their money, both read from the ledger (OPEN-34, DEC-31). */
export function registerWalletRoutes(registry: Registry, { database }: { database: Database }): void {
  registry.on(wallet, async ({ merchant, session }) => {
    const balances = await database.transaction((tx) => readBalances(tx, merchant.code, session.memberId), {
      merchant: merchant.code,
    })
    return { balances: balances.map(presentBalance), serverTime: new Date().toISOString() }
  })

  registry.on(movements, async ({ merchant, session, query }) => {
    const before = readCursor(query.cursor)
    if (before === null) throw new ServiceError('invalid_input', [{ path: 'cursor', rule: 'field.invalid' }])
    const range = chooseRange(query, new Date())
    const { code } = merchant
    const { memberId } = session
    const found = await database.transaction(
      (tx) =>
        listMovements(tx, {
          merchant: code,
          memberId,
          kind: query.kind,
          ...range,
          before,
          limit: MOVEMENT_PAGE_SIZE + 1,
        }),
      { merchant: code },
    )
    const { items, nextCursor } = cutPage(found, MOVEMENT_PAGE_SIZE)
    return { items: items.map(presentMovement), nextCursor }
  })
}

function presentBalance(balance: MemberBalance) {
  return {
    currency: balance.currency,
    balanceMinor: balance.balanceMinor.toString(),
    heldMinor: balance.heldMinor.toString(),
    availableMinor: balance.availableMinor.toString(),
    bonusMinor: balance.bonusMinor.toString(),
    lockedMinor: balance.lockedMinor.toString(),
    version: balance.version,
  }
}

function presentMovement(movement: LedgerMovement) {
  return {
    ...movement,
    amountMinor: movement.amountMinor.toString(),
    balanceAfterMinor: movement.balanceAfterMinor.toString(),
    at: movement.at.toISOString(),
    resolvedAt: movement.resolvedAt?.toISOString() ?? null,
  }
}

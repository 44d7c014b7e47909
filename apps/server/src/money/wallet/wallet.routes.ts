import { movements, wallet, walletHolds } from '@foyer/contract'
import type { Database } from '@foyer/database'
import type { GameCatalogue } from '../../games/index.ts'
import { listRoundEnds } from '../../games/index.ts'
import type { Registry } from '../../http/registry.ts'
import { ServiceError } from '../../http/service-error.ts'
import {
  type LedgerMovement,
  listMemberHolds,
  listMovements,
  type MemberBalance,
  readBalances,
} from '../../ledger/index.ts'
import { type DepositRow, listUncreditedDeposits } from '../deposit/index.ts'
import { MOVEMENT_PAGE_SIZE, WALLET_HOLD_LIMIT } from './wallet.constants.ts'
import { chooseRange, findRoundGame, isStakeBack, phaseOfRequest, readCursor, splitPage } from './wallet.rules.ts'

/**
 * The member's balances and movements, both from the ledger (OPEN-34, DEC-31); the history also includes pending and
 * failed deposits.
 */
export function registerWalletRoutes(
  registry: Registry,
  dependencies: { database: Database; catalogue: GameCatalogue },
): void {
  const { database, catalogue } = dependencies
  registry.on(wallet, async ({ merchant, session }) => {
    const balances = await database.transaction((tx) => readBalances(tx, merchant.code, session.memberId), {
      merchant: merchant.code,
    })
    return { balances: balances.map(presentBalance), serverTime: new Date().toISOString() }
  })

  registry.on(walletHolds, async ({ merchant, session }) => {
    const { code } = merchant
    const { memberId } = session
    const { holds, ends } = await database.transaction(
      async (tx) => {
        const holds = await listMemberHolds(tx, { merchant: code, memberId, limit: WALLET_HOLD_LIMIT })
        const roundIds = holds.map(({ reference }) => reference)
        return { holds, ends: await listRoundEnds(tx, { merchant: code, memberId, roundIds }) }
      },
      { merchant: code },
    )
    const games = await catalogue.listKnown(code)
    const items = holds.map((hold) => {
      const end = ends.find(({ vendor, roundId }) => vendor === hold.scope && roundId === hold.reference)
      return {
        ...hold,
        amountMinor: hold.amountMinor.toString(),
        gameCode: findRoundGame(hold, games),
        at: hold.at.toISOString(),
        endsAt: end?.endsAt.toISOString(),
      }
    })
    return { items }
  })

  registry.on(movements, async ({ merchant, session, query }) => {
    const before = readCursor(query.cursor)
    if (before === null) throw new ServiceError('invalid_input', [{ path: 'cursor', rule: 'field.invalid' }])
    const range = chooseRange(query, new Date())
    const { code } = merchant
    const { memberId } = session
    const list = { merchant: code, memberId, ...range, limit: MOVEMENT_PAGE_SIZE + 1 }
    const hasRequests = query.kind === undefined || query.kind === 'deposit'
    const found = await database.transaction(
      async (tx) => ({
        movements: await listMovements(tx, { ...list, kind: query.kind, before: before.movement }),
        requests: hasRequests ? await listUncreditedDeposits(tx, { ...list, before: before.request }) : [],
      }),
      { merchant: code },
    )
    const games = await catalogue.listKnown(code)
    const { items, nextCursor } = splitPage(
      found.movements.map((one) => ({ ...presentMovement(one), gameCode: findRoundGame(one, games) })),
      found.requests.flatMap(presentRequest),
      {
        size: MOVEMENT_PAGE_SIZE,
        before,
      },
    )
    return { items: items.map((item) => ({ ...item, at: item.at.toISOString() })), nextCursor }
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
    isStakeBack: isStakeBack(movement),
    balanceAfterMinor: movement.balanceAfterMinor.toString(),
    resolvedAt: movement.resolvedAt?.toISOString() ?? null,
  }
}

/** An uncredited deposit in the form of a movement; empty for a credited one, which is in the ledger. */
function presentRequest({ id, status, method, amountMinor, currency, createdAt, resolvedAt }: DepositRow) {
  if (status === 'approved') return []
  return [
    {
      id,
      kind: 'deposit' as const,
      phase: phaseOfRequest(status),
      amountMinor: amountMinor.toString(),
      currency,
      balanceAfterMinor: null,
      reference: id,
      description: method,
      at: createdAt,
      resolvedAt: resolvedAt?.toISOString() ?? null,
    },
  ]
}

import type { Database, Tx } from '@foyer/database'
import { endPlatformSession } from '../session/index.ts'
import { computeRetryMs, isSessionOver, type Outcome, type PlatformWallet } from '../wallet/index.ts'
import { readTransactionIds } from './wager.rules.ts'
import { findWager, markRefused, markVoiding, postponeWager, type WaitingWagers } from './wager.store.ts'
import type { WagerRow, WagerTable } from './wager.table.ts'

/** Dependencies of money calls. */
export interface WagerDependencies {
  database: Database
  platform: Pick<PlatformWallet, 'debit' | 'credit' | 'debitCredit' | 'rollback'>
}

/** What a game adds to the life of its wagers. */
export interface WagerKind<Table extends WagerTable, Row extends WagerRow = Table['$inferSelect']>
  extends WaitingWagers<Table> {
  /** The wager in the platform's history. */
  describe(row: Row): {
    gameCode: string
    description: string
    /** When the round ends at the latest, where the player waits for it. */
    endsAt?: string
  }
  /** Accepts a wager whose stake the platform has taken; undefined when it is too late, or another call was first. */
  accept(tx: Tx, row: Row): Promise<Row | undefined>
  /** Reason of a stake that came too late. */
  lateReason: string
  /** Whether an unknown stake is returned instead of requested again. */
  isLate(tx: Tx, row: Row): boolean | Promise<boolean>
}

/**
 * Requests a wager's stake, the same request each time: a hold, or, when the wager is decided with its stake, stake and
 * win at once.
 */
export function requestStake<Table extends WagerTable>(
  { platform }: Pick<WagerDependencies, 'platform'>,
  kind: WagerKind<Table>,
  row: Table['$inferSelect'],
) {
  const ids = readTransactionIds(row.id)
  const { endsAt, ...named } = nameWager(kind, row)
  const request = { ...named, sessionId: row.platformSessionId }
  if (row.win !== null) {
    const amounts = { debitAmount: String(row.stake), creditAmount: String(row.win) }
    return platform.debitCredit({ ...request, ...amounts, transactionId: ids.play })
  }
  const hold = { ...request, transactionId: ids.debit, amount: String(row.stake) }
  return platform.debit(endsAt === undefined ? hold : { ...hold, endsAt })
}

/** Requests the payment of a decided wager, zero included, which closes its round. */
export function requestCredit<Table extends WagerTable>(
  { platform }: Pick<WagerDependencies, 'platform'>,
  kind: WagerKind<Table>,
  row: Table['$inferSelect'],
) {
  const { endsAt: _endsAt, ...named } = nameWager(kind, row)
  const transactionId = readTransactionIds(row.id).credit
  return platform.credit({ ...named, transactionId, amount: String(row.win ?? 0n), closesRound: true })
}

/** Requests the return of a stake, whether or not it was taken. */
export function requestRollback({ platform }: Pick<WagerDependencies, 'platform'>, row: WagerRow) {
  const ids = readTransactionIds(row.id)
  const { playerId, merchant, id: roundId } = row
  const reverses = row.win === null ? ids.debit : ids.play
  return platform.rollback({ playerId, merchant, roundId, transactionId: ids.rollback, reverses })
}

/** Fields of a wager that its debit and its credit name. */
function nameWager<Table extends WagerTable>(kind: WagerKind<Table>, row: Table['$inferSelect']) {
  const { playerId, merchant, id: roundId, currency } = row
  return { playerId, merchant, roundId, currency, ...kind.describe(row) }
}

/**
 * Records the platform's response to a stake, against what ends its time and concurrent requests.
 * @param isFirst whether no call for this wager was made before: only then a refusal proves that nothing was taken.
 * After an unknown outcome the first call may have been accepted and a later one refused for another reason (a
 * withdrawn game, a player who has logged out meanwhile), so the stake is returned.
 */
export function recordStake<Table extends WagerTable>(
  { database }: Pick<WagerDependencies, 'database'>,
  kind: WagerKind<Table>,
  { row, outcome, isFirst }: { row: Table['$inferSelect']; outcome: Outcome<unknown>; isFirst: boolean },
): Promise<Table['$inferSelect']> {
  const { table } = kind
  return database.transaction(
    async (tx) => {
      const changed = await changeByOutcome(tx, kind, { row, outcome, isFirst })
      if (isSessionOver(outcome)) await endPlatformSession(tx, row)
      // Without a change, another call for the wager was first.
      const after = changed ?? (await findWager(tx, table, row.id))
      if (!after) throw new Error('the wager is gone')
      return after
    },
    { merchant: row.merchant },
  )
}

async function changeByOutcome<Table extends WagerTable>(
  tx: Tx,
  kind: WagerKind<Table>,
  { row, outcome, isFirst }: { row: Table['$inferSelect']; outcome: Outcome<unknown>; isFirst: boolean },
): Promise<Table['$inferSelect'] | undefined> {
  const { table, lateReason } = kind
  const { id, attempts } = row
  if (outcome.kind === 'refused') return (isFirst ? markRefused : markVoiding)(tx, table, id, outcome.code)
  if (outcome.kind === 'unknown') return postponeWager(tx, table, id, computeRetryMs(attempts + 1, Math.random()))
  return (await kind.accept(tx, row)) ?? markVoiding(tx, table, id, lateReason)
}

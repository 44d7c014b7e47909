import type { DatabaseLogger, Tx } from '@foyer/database'
import { computeRetryMs, type Outcome } from '../wallet/index.ts'
import { ALARMING_ATTEMPTS, CLAIM_BATCH, CLAIM_MS } from './wager.constants.ts'
import { claimDueWagers, markSettled, markVoid, markVoiding, postponeWager } from './wager.store.ts'
import type { WagerTable } from './wager.table.ts'
import {
  recordStake,
  requestCredit,
  requestRollback,
  requestStake,
  type WagerDependencies,
  type WagerKind,
} from './wager-money.service.ts'

export interface WagerCallDependencies extends WagerDependencies {
  logger: DatabaseLogger
}

/**
 * Makes every due call to the platform: stakes with unknown outcome, roll-backs, payments, and ends what has expired.
 * Each wager is claimed, so that several processes share the work, and stays due until the platform has acknowledged.
 * Ends when nothing is due, or when `isStopping` returns true.
 */
export async function makeDueCalls<Table extends WagerTable>(
  dependencies: WagerCallDependencies,
  kind: WagerKind<Table>,
  isStopping: () => boolean,
): Promise<void> {
  while (!isStopping()) {
    const batch = { limit: CLAIM_BATCH, claimMs: CLAIM_MS }
    const claim = (tx: Tx) => claimDueWagers(tx, kind, batch)
    const rows = await dependencies.database.transaction(claim, { isOperator: true })
    if (rows.length === 0) return
    await Promise.all(rows.map((row) => advance(dependencies, kind, row)))
  }
}

async function advance<Table extends WagerTable>(
  dependencies: WagerCallDependencies,
  kind: WagerKind<Table>,
  row: Table['$inferSelect'],
): Promise<void> {
  try {
    if (row.state === 'reserving') await confirmStake(dependencies, kind, row)
    else if (row.state === 'voiding') await returnStake(dependencies, kind, row)
    else if (row.state === 'settling') await pay(dependencies, kind, row)
    else if (row.state === kind.expiring?.state) await kind.expiring.end(dependencies.database, row)
  } catch (error) {
    // The claim expires and the wager is retried.
    const fields = { wager: row.id, state: row.state, error: String(error) }
    dependencies.logger.error(fields, 'wager could not be advanced')
  }
}

async function confirmStake<Table extends WagerTable>(
  dependencies: WagerCallDependencies,
  kind: WagerKind<Table>,
  row: Table['$inferSelect'],
): Promise<void> {
  const returnIfLate = async (tx: Tx) => {
    const isLate = await kind.isLate(tx, row)
    if (isLate) await markVoiding(tx, kind.table, row.id, kind.lateReason)
    return isLate
  }
  if (await dependencies.database.transaction(returnIfLate, { merchant: row.merchant })) return
  const outcome = await requestStake(dependencies, kind, row)
  if (outcome.kind === 'unknown') report(dependencies, kind, row, outcome)
  await recordStake(dependencies, kind, { row, outcome, isFirst: false })
}

async function returnStake<Table extends WagerTable>(
  dependencies: WagerCallDependencies,
  kind: WagerKind<Table>,
  row: Table['$inferSelect'],
): Promise<void> {
  const { id, merchant } = row
  const outcome = await requestRollback(dependencies, row)
  const isPlayed = outcome.kind === 'refused' && outcome.code === 'round_closed' && row.win !== null
  if (outcome.kind !== 'done' && !isPlayed) return tryLater(dependencies, kind, row, outcome)
  // The platform has closed the round of a played one: its one call with stake and win had succeeded.
  const record = (tx: Tx) => (isPlayed ? markSettled(tx, kind.table, id, 'voiding') : markVoid(tx, kind.table, id))
  await dependencies.database.statement(record, { merchant })
}

/** Pays a win, or closes the platform's round of a loss by a credit of zero. */
async function pay<Table extends WagerTable>(
  dependencies: WagerCallDependencies,
  kind: WagerKind<Table>,
  row: Table['$inferSelect'],
): Promise<void> {
  const { id, merchant } = row
  const outcome = await requestCredit(dependencies, kind, row)
  if (outcome.kind !== 'done') return tryLater(dependencies, kind, row, outcome)
  await dependencies.database.statement((tx) => markSettled(tx, kind.table, id, 'settling'), { merchant })
}

/** The return of a stake or the payment of a win is retried without limit, whatever the response was. */
async function tryLater<Table extends WagerTable>(
  dependencies: WagerCallDependencies,
  kind: WagerKind<Table>,
  row: Table['$inferSelect'],
  outcome: Outcome<unknown>,
): Promise<void> {
  const { id, merchant, attempts } = row
  report(dependencies, kind, row, outcome)
  const delayMs = computeRetryMs(attempts, Math.random())
  await dependencies.database.statement((tx) => postponeWager(tx, kind.table, id, delayMs), { merchant })
}

function report<Table extends WagerTable>(
  { logger }: WagerCallDependencies,
  kind: WagerKind<Table>,
  row: Table['$inferSelect'],
  outcome: Outcome<unknown>,
): void {
  const { id: wager, state, attempts } = row
  const reason = outcome.kind === 'refused' ? outcome.code : outcome.kind === 'unknown' ? outcome.reason : ''
  const fields = { wager, game: kind.describe(row).gameCode, state, attempts, reason }
  const isAlarming = attempts >= ALARMING_ATTEMPTS || outcome.kind === 'refused'
  if (isAlarming) logger.error(fields, 'call for a wager keeps failing')
  else logger.warn(fields, 'call for a wager is retried')
}

import { type Database, DatabaseTimeoutError, readSqlState } from '@foyer/database'
import { LEDGER_SCAN_LIMIT_MS } from './ledger.constants.ts'
import { type LedgerViolation, ledgerRules, verifyLedger } from './ledger-verify.store.ts'

/** The check of a rule took too long: the ledger is neither proved nor known to be unsound. */
export class LedgerTimeoutError extends Error {
  override readonly name = 'LedgerTimeoutError'
}

/** Scope of reads of the whole ledger. */
export const ledgerScan = { isOperator: true, isReadOnly: true, limitMs: LEDGER_SCAN_LIMIT_MS }

/** SQLSTATE of a statement that the server ended at its limit. */
const STATEMENT_TIMEOUT_STATE = '57014'

/**
 * Checks the rules one after another over all merchants, each in its own transaction: its time limit is for one rule,
 * and the embedded database answers others in between.
 * @throws LedgerTimeoutError
 */
export async function verifyWholeLedger(database: Database): Promise<LedgerViolation[]> {
  const violations: LedgerViolation[] = []
  for (const rule of ledgerRules) {
    try {
      violations.push(...(await database.transaction((tx) => verifyLedger(tx, [rule]), ledgerScan)))
    } catch (error) {
      const isTimeout = error instanceof DatabaseTimeoutError || readSqlState(error) === STATEMENT_TIMEOUT_STATE
      if (!isTimeout) throw error
      const minutes = LEDGER_SCAN_LIMIT_MS / 60_000
      throw new LedgerTimeoutError(`The ledger is not verified: "${rule}" took more than ${minutes} minutes.`, {
        cause: error,
      })
    }
  }
  return violations
}

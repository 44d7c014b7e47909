import type { DatabaseLogger } from '@foyer/database'
import { createLedgerWriter, isKeyUsed } from '../../ledger/index.ts'
import type { Merchant } from '../../merchant/index.ts'
import { VENDOR_ADMISSION_FUNCTION, VENDOR_LOCK_TIMEOUT_MS, VENDOR_STATEMENT_TIMEOUT_MS } from './vendor.constants.ts'
import type {
  CreditCall,
  DebitCall,
  DebitCreditCall,
  PlayerCall,
  Playing,
  RollbackCall,
  RoundCall,
  WalletAnswer,
} from './vendor.types.ts'
import { createVendorPayouts, type VendorPayouts } from './vendor-payout.service.ts'
import { readAnswer, readCountry, readPlayerBalance } from './vendor-player.service.ts'
import { debit, debitCredit, payCredit, rollBack } from './vendor-round.service.ts'
import { createWinPayer, type WinDependencies } from './vendor-win.service.ts'

/** The money side of the seamless wallet. Refusals are thrown as ServiceError; any other error is an unknown outcome. */
export interface VendorWallet extends VendorPayouts {
  /** Whether a call was answered under this id: its repetition gets the same answer, whatever has changed since. */
  isRepetition(call: Pick<RoundCall, 'vendor' | 'merchant' | 'transactionId'>): Promise<boolean>
  /** Country of a session's login, else the merchant's own. */
  readCountry(merchant: Merchant, sessionId: string): Promise<string>
  /** The player's available balance, while the session of the game is alive. */
  readBalance(call: PlayerCall & Playing): Promise<{ balance: string; currency: string }>
  /**
   * Holds a stake of a member with a live session (T9). The end of the round is stored after it: it is shown beside the
   * held stake, moves nothing, and never refuses a stake that is held.
   */
  debit(call: DebitCall): Promise<WalletAnswer>
  /** Pays a win; above a limit it is parked, and the vendor retries it. */
  credit(call: CreditCall): Promise<WalletAnswer>
  /**
   * An instant round: its stake, its win and its end, all or nothing. When the win is parked the stake is held, as in a
   * round of several calls, so that it can't be spent before the retry.
   */
  debitCredit(call: DebitCreditCall): Promise<WalletAnswer>
  /** Releases a stake, whether it has arrived or not; the parked win of its instant round is never paid. */
  rollBack(call: RollbackCall): Promise<WalletAnswer>
}

export function createVendorWallet(services: WinDependencies & { logger: DatabaseLogger }): VendorWallet {
  const { database, logger } = services
  const limits = { lockTimeoutMs: VENDOR_LOCK_TIMEOUT_MS, statementTimeoutMs: VENDOR_STATEMENT_TIMEOUT_MS }
  const writer = createLedgerWriter(database, limits, VENDOR_ADMISSION_FUNCTION)
  const wins = createWinPayer(services, limits)
  const dependencies = { database, logger, limits, writer, wins }
  return {
    ...createVendorPayouts({ writer, wins, readAnswer: (...answer) => readAnswer(dependencies, ...answer) }),
    isRepetition({ vendor, merchant, transactionId }) {
      const key = { merchant, scope: vendor, key: transactionId }
      return database.statement((tx) => isKeyUsed(tx, key), { merchant, ...limits })
    },
    readCountry: (merchant, sessionId) => readCountry(dependencies, merchant, sessionId),
    readBalance: (call) => readPlayerBalance(dependencies, call),
    debit: (call) => debit(dependencies, call),
    credit: (call) => payCredit(dependencies, call),
    debitCredit: (call) => debitCredit(dependencies, call),
    rollBack: (call) => rollBack(dependencies, call),
  }
}

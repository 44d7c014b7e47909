/** The database's function that decides which of vendors' calls reach the ledger: a stake needs the session (T9). */
export const VENDOR_ADMISSION_FUNCTION = 'vendor_gate'
/** A vendor's call is answered within this time of its receipt, whatever keeps us; docs/seamless-wallet.md promises 3 s. */
export const VENDOR_ANSWER_LIMIT_MS = 2_700
/** Longest wait for an account that another call holds, and longest run of a statement: the answer budget is 3 s. */
export const VENDOR_LOCK_TIMEOUT_MS = 500
export const VENDOR_STATEMENT_TIMEOUT_MS = 1_500
/**
 * Rows over which a vendor's wins of a day are counted (T38). Each is locked from the counting to the commit, so a day's
 * limit may be passed by what one win in each other row pays at the same moment, and by no more.
 */
export const VENDOR_DAY_SHARDS = 16
/** Days that a vendor's daily sums are kept. */
export const VENDOR_DAY_RETENTION_DAYS = 90
/** Unpaid parked wins of a vendor at a merchant that are kept as rows; further ones stand in the log only. */
export const PARKED_WIN_LIMIT = 10_000

/** Maximum requests per statement of the batching writer. */
export const LEDGER_BATCH_LIMIT = 64
/** Maximum waiting callers of the batching writer; further ones are refused at once and retry. */
export const LEDGER_QUEUE_LIMIT = 10_000
/** Maximum concurrent batches: one runs while another commits. */
export const LEDGER_FLIGHT_LIMIT = 2
/** Maximum attempts of a batch that is a deadlock's victim. */
export const LEDGER_BATCH_ATTEMPTS = 3
/** Intervals of the ledger's jobs, in seconds. */
export const LEDGER_CLEANUP_SECONDS = 15
export const LEDGER_CHECK_SECONDS = 3_600
/** Rows per step of the ledger's jobs, and steps per run. */
export const LEDGER_STEP_LIMIT = 5_000
export const LEDGER_STEPS_LIMIT = 40
/** Timeout of a read of the whole ledger, such as the check of one rule: it grows with the number of transfers. */
export const LEDGER_SCAN_LIMIT_MS = 600_000
/** Age from which an open hold is logged: 24 h. */
export const LEDGER_OPEN_HOLD_LIMIT_MS = 24 * 3_600_000

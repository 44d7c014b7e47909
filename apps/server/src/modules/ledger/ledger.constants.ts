/** Requests in one statement of the batching writer. */
export const LEDGER_BATCH_LIMIT = 64
/** Callers that may wait in the batching writer; the next one is told at once and tries again. */
export const LEDGER_QUEUE_LIMIT = 10_000
/** Batches in flight at once: one is worked on while another's commit is waited for. */
export const LEDGER_FLIGHT_LIMIT = 2
/** How often a batch that was chosen as a deadlock's loser is sent in all. */
export const LEDGER_BATCH_ATTEMPTS = 3
/** Rows of one step of the ledger's jobs, and steps of one run. */
export const LEDGER_STEP_LIMIT = 5_000
export const LEDGER_STEPS_LIMIT = 40
/** A hold that is open for longer is named in the log: 24 h. */
export const LEDGER_OPEN_HOLD_LIMIT_MS = 24 * 3_600_000

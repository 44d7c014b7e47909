/** The database function that admits vendors' calls to the ledger: a stake needs the session (T9). */
export const VENDOR_ADMISSION_FUNCTION = 'vendor_gate'
/** Time limit of a response to a vendor, from receipt of the call; docs/seamless-wallet.md promises 3 s. */
export const VENDOR_ANSWER_LIMIT_MS = 2_700
/** Lock timeout of an account, and timeout of a statement, within the 3 s limit of responses. */
export const VENDOR_LOCK_TIMEOUT_MS = 500
export const VENDOR_STATEMENT_TIMEOUT_MS = 1_500
/**
 * Rows per day for a vendor's wins (T38). Each is locked from its update to the commit, so a day's limit can be
 * exceeded by at most one concurrent win in each other row.
 */
export const VENDOR_DAY_SHARDS = 16
/** Row of a day’s jackpots, after those of the wins. */
export const VENDOR_JACKPOT_SHARD = 16
/** Credits of one `settle` that are written at once, and time after which no further one begins, in milliseconds. */
export const SETTLE_AT_ONCE = 8
export const SETTLE_LIMIT_MS = 2_000
/** Maximum of a win in play money, in minor units: no number of wins reaches the end of the ledger's sums. */
export const PLAY_WIN_LIMIT_MINOR = 1_000_000_000_000n
/** Retention of a vendor's daily sums, in days. */
export const VENDOR_DAY_RETENTION_DAYS = 90
/** Wins of lotteries within this time are one notification of a member. */
export const WIN_NOTICE_EVERY_MS = 10 * 60_000
/** Maximum stored unpaid parked wins of a vendor at a merchant; further ones are only logged. */
export const PARKED_WIN_LIMIT = 10_000
/** How long the end of a round is stored after it: a vendor's outage keeps its rounds open. */
export const ROUND_END_RETENTION_DAYS = 30

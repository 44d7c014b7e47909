/** Lease of the placing request on its ticket during the first call. */
export const FIRST_CLAIM_MS = 10_000

/** Lease of a claimed ticket: longer than a call can take. */
export const CLAIM_MS = 30_000

/** Batch sizes of claims, and of settlements and payments. */
export const CLAIM_BATCH = 32
export const SETTLE_BATCH = 500

/** Confirmations of one player per minute (T36: fails closed). */
export const BETS_PER_MINUTE = 30

/** Confirmations of several draws of one player per minute: each requests a stake for every draw. */
export const SERIES_PER_MINUTE = 6

/** Tickets per page of a list, and of a list of one draw, which is read as a whole. */
export const TICKETS_PER_PAGE = 20
export const DRAW_TICKETS_PER_PAGE = 100

/** Upper bound of planned calls; a later one was planned while the clock was ahead, and is due now. */
export const DUE_HORIZON_MS = 60 * 60_000

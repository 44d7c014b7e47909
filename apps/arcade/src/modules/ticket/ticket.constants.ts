/** Batch size of settlements. */
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

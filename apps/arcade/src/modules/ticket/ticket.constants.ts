/** A ticket whose first call is still being made by the request that asked for it belongs to that request for so long. */
export const FIRST_CLAIM_MS = 10_000

/** A ticket that was claimed for one call is free for others after so long: more than a call can take. */
export const CLAIM_MS = 30_000

/** Tickets that are claimed, settled or paid at once. */
export const CLAIM_BATCH = 32
export const SETTLE_BATCH = 500

/** Confirmations of one player in a minute (T36: the limit closes when it fails). */
export const BETS_PER_MINUTE = 30

/** Tickets on one page of a list. */
export const TICKETS_PER_PAGE = 20

/** No call is planned so far ahead; one that is due later was planned while the clock was ahead, and is due now. */
export const DUE_HORIZON_MS = 60 * 60_000

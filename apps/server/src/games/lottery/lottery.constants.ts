/** Lifetime of one poll of the vendor's feed, for all callers (DEC-35). */
export const DRAW_FRESH_MS = 1_000
/** Stale limit of the last poll during an outage of the vendor; its countdown stays correct. */
export const DRAW_STALE_MS = 10_000
/** Stale limit of a poll whose draw is still on sale: until it closes there is no other next draw, and no new result. */
export const DRAW_STALE_ON_SALE_MS = 60_000
/** How long a caller waits for a new poll when a stale one exists. */
export const DRAW_REFRESH_WAIT_MS = 250

/** How long one look at the vendor's feed serves everybody (DEC-35). */
export const DRAW_FRESH_MS = 1_000
/** How long the last look may serve while the vendor does not answer; its countdown stays right meanwhile. */
export const DRAW_STALE_MS = 10_000
/** How long a caller waits for a new look when an older one could serve. */
export const DRAW_REFRESH_WAIT_MS = 250

/** Time between the close of sales and the draw (DEC-35). */
export const SALES_CLOSE_MS = 5_000

/** Delay of payments after the draw: the balls have fallen by then, and no balance reveals the result earlier. */
export const REVEAL_MS = 5_000

/** Age from which a draw counts as missed during a downtime of the arcade; without tickets it is skipped. */
export const MISSED_AFTER_MS = 60_000

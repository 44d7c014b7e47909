/** One draw every minute, on the minute (DEC-35). */
export const DRAW_PERIOD_MS = 60_000

/** Time between the close of sales and the draw. */
export const SALES_CLOSE_MS = 5_000

/** Delay of payments after the draw: the balls have fallen by then, and no balance reveals the result earlier. */
export const REVEAL_MS = 5_000

/** Number of draws on sale; each has published its commitment on opening. */
export const DRAWS_AHEAD = 5

/** Age from which a draw counts as missed during a downtime of the arcade; without tickets it is skipped. */
export const MISSED_AFTER_MS = 60_000

/**
 * A draw whose sales close later than this is not sold yet: it was planned while the clock was ahead, and waits for its
 * time. Well above the timetable's range.
 */
export const SALES_HORIZON_MS = 15 * 60_000

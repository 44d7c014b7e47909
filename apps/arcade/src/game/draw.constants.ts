/** One draw falls every minute, on the minute (DEC-35). */
export const DRAW_PERIOD_MS = 60_000

/** Sales close so long before the draw. */
export const SALES_CLOSE_MS = 5_000

/** Wins are paid so long after the draw: by then the balls have fallen, and no balance tells the result before them. */
export const REVEAL_MS = 5_000

/** Draws that are open for sale at once; each has published its commitment when it opens. */
export const DRAWS_AHEAD = 5

/** A draw whose time passed so long ago was missed while the arcade was down; without tickets it is skipped. */
export const MISSED_AFTER_MS = 60_000

/**
 * A draw whose sales close later than this is not sold yet: it was planned while the clock was ahead, and it waits for its
 * time. Well above what the timetable opens.
 */
export const SALES_HORIZON_MS = 15 * 60_000

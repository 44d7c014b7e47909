/** Stakes of one player per minute and game, automatic ones included (T36: fails closed). */
export const ROUNDS_PER_MINUTE = 240

/** Steps of one player per minute and game. */
export const STEPS_PER_MINUTE = 400

/** Changes of seeds of one player per minute and game. */
export const SEED_CHANGES_PER_MINUTE = 30

/** Rounds per page of a list. */
export const ROUNDS_PER_PAGE = 20

/** An open round is paid at its current multiplier after this time; stated on the screen. */
export const ROUND_EXPIRY_MS = 24 * 60 * 60_000

/** A stake of a round with steps that is unknown for longer is returned; stated on the screen. */
export const STAKE_CONFIRM_MS = 60_000

/** Upper bound of planned calls; a later one was planned while the clock was ahead, and is due now. */
export const DUE_HORIZON_MS = 25 * 60 * 60_000

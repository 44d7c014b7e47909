/** Business constants of Crash (decision 048). Multipliers are hundredths: 250 is 2.50×. */

/** Code of the game at the platform. */
export const CRASH_CODE = 'CRASH'

/** Share of stakes that is returned in the long run, in hundredths, whatever multiplier a player aims at. */
export const RETURN_HUNDREDTHS = 99

/** Growth of the multiplier per millisecond: multiplier = e^(0.00006 × milliseconds since the start). */
export const GROWTH_PER_MS = 0.00006

/** Lowest cash-out: never below the stake. */
export const MIN_CASH_OUT = 101

/** At this multiplier every bet is cashed out, and the round ends. */
export const MAX_MULTIPLIER = 100_000

/** Bets of one player in one round. */
export const SLOTS = [1, 2] as const
export type Slot = (typeof SLOTS)[number]

/** Phases, in milliseconds. */
export const BETTING_MS = 7_000
export const PAUSE_MS = 3_000

/** A round whose start is overdue by more is void: all bets are returned. */
export const START_LIMIT_MS = 30_000

/** Time without a running game after which bets without a result are returned. */
export const INTERRUPTION_MS = 5_000

/** Rounds of one hash chain: about two days. */
export const CHAIN_LENGTH = 10_000

/** Bets by receipt whose random numbers decide the round together with its seed. */
export const ENTROPY_BETS = 8

/** Bits of the random number behind a crash point. */
export const RANDOM_BITS = 52

/** Crash points shown on the screen, and in one page of the history. */
export const RECENT_ROUNDS = 24

/** Bets of other players in one list, the largest first. */
export const SHOWN_BETS = 40

/** Upper bounds of the histogram of times, in milliseconds; longer times are in the last. */
export const timeBoundsMs = [
  100, 250, 500, 800, 1_000, 1_500, 2_000, 2_500, 3_000, 4_000, 6_000, 10_000, 30_000,
] as const

/** A longer time comes from a phone that slept, in milliseconds. */
export const TIME_MAX_MS = 600_000

/** Interval of batched writes of times, in milliseconds. */
export const TIMES_WAIT_MS = 10_000

/** Maximum events of one ping. */
export const EVENTS_MAX = 50

/** Characters below an icon on a home screen. */
export const SHORT_NAME_LENGTH = 12

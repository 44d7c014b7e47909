/** Upper bounds of the times that are counted together, in milliseconds; what takes longer is in the last. */
export const timeBoundsMs = [
  100, 250, 500, 800, 1_000, 1_500, 2_000, 2_500, 3_000, 4_000, 6_000, 10_000, 30_000,
] as const

/** A time above this is a phone that slept, in milliseconds. */
export const TIME_MAX_MS = 600_000

/** How long times wait to be written together, in milliseconds. */
export const TIMES_WAIT_MS = 10_000

/** The most events that one ping names. */
export const EVENTS_MAX = 50

/** Characters that a home screen shows below an icon. */
export const SHORT_NAME_LENGTH = 12

/** Time between two probes of a vendor, in milliseconds. */
export const PROBE_INTERVAL_MS = 10_000
/** Probes in a row after which a vendor is down, or up again. */
export const DOWN_AFTER_FAILURES = 3
export const UP_AFTER_SUCCESSES = 2
/** Launches that count, in minutes. */
export const LAUNCH_WINDOW_MINUTES = 5
/** Launches fail with this many members without an answer, when they are this share of all. */
export const LAUNCH_FAILURE_MEMBERS = 5
export const LAUNCH_FAILURE_SHARE = 0.8

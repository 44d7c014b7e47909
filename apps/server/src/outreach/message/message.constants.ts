/** Messages of one merchant that are sent at once. */
export const MESSAGE_BATCH = 20
/** Time in which a claimed message is nobody else's, in milliseconds; longer than the timeouts of a mail server. */
export const MESSAGE_LEASE_MS = 60_000
/** Delays of repeated attempts, in milliseconds, with doubling. */
export const MESSAGE_RETRY = { firstMs: 2_000, maxMs: 900_000 } as const
/** Attempt from which a failure is an error: half a minute after the first. */
export const MESSAGE_ALARM_ATTEMPT = 5
/** Interval of the sweep for unsent messages, in seconds. */
export const MESSAGE_SWEEP_SECONDS = 5

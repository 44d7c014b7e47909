/** Messages sent by one run for one merchant. */
export const MESSAGE_BATCH = 20
/** Time in which a claimed message is nobody else's, in milliseconds; longer than a provider's timeout. */
export const MESSAGE_LEASE_MS = 20_000
/** Delays of repeated attempts, in milliseconds, with doubling. */
export const MESSAGE_RETRY = { firstMs: 2_000, maxMs: 900_000 } as const
/** Interval of the sweep for unsent messages, in seconds. */
export const MESSAGE_SWEEP_SECONDS = 5

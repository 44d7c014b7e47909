/** Devices of a member; a further one replaces the oldest. */
export const MAX_DEVICES = 10
/** Notifications of one merchant that are sent at once. */
export const PUSH_BATCH = 50
/** Time in which a claimed notification is nobody else's, in ms; longer than a push service's timeout. */
export const PUSH_LEASE_MS = 30_000
/** Delays of repeated attempts, in ms, with doubling. */
export const PUSH_RETRY = { firstMs: 5_000, maxMs: 600_000 } as const
export const PUSH_ATTEMPTS = 8
/** Attempt from which a failure is an error: a minute after the first. */
export const PUSH_ALARM_ATTEMPT = 5
/** Lifetime of a notification, in seconds: later it is old news. Quiet hours count. */
export const PUSH_LIFETIME_SECONDS = 24 * 3_600
/** Interval of the sender, in seconds. */
export const PUSH_SWEEP_SECONDS = 3
/** Characters of the mark by which a device knows its member's messages: 96 bits. */
export const MARK_LENGTH = 16

/** Timeout of one call to the platform, after which its outcome is unknown; the platform answers within 3 s. */
export const CALL_TIMEOUT_MS = 5_000

/** Maximum response size. */
export const ANSWER_LIMIT_BYTES = 64 * 1024

/** Retry delays of a call with unknown outcome: doubled each time up to the maximum, without limit. */
export const RETRY_DELAY = { firstMs: 1_000, maxMs: 5 * 60_000 } as const

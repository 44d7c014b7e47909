/** The code under which the arcade's game is known to the platform. */
export const GAME_CODE = 'FIVE'

/** How long one call to the platform may take before its outcome counts as unknown; the platform answers within 3 s. */
export const CALL_TIMEOUT_MS = 5_000

/** The most that is read of an answer. */
export const ANSWER_LIMIT_BYTES = 64 * 1024

/** Waits between the tries of a call whose outcome is unknown: doubled each time, up to the longest, without end. */
export const RETRY_MS = { firstMs: 1_000, maxMs: 5 * 60_000 } as const

import { ENCRYPTION_MAX_AGE_MS } from '@foyer/contract/encryption'

const HOUR_MS = 3_600_000

/** Bits of an RSA key (DEC-16). */
export const KEY_BITS = 3072
/** How long a key is given out before the next one takes its place (T8: at most 24 h), in milliseconds. */
export const KEY_PERIOD_MS = 12 * HOUR_MS
/** From the beginning of its period: how long whoever got a key may use it. */
export const KEY_USE_MS = 23 * HOUR_MS
/** From the beginning of its period: how long it opens payloads; longer than its use by slow calls and differing clocks. */
export const KEY_LIFE_MS = 24 * HOUR_MS
/** How long before its period a key is made, so that nobody waits for it. */
export const KEY_AHEAD_MS = HOUR_MS
/** How long a nonce is kept: a payload that is dated ahead of our clock stays fresh for longer than its greatest age. */
export const NONCE_LIFE_MS = 2 * ENCRYPTION_MAX_AGE_MS
/** Queue of the job that makes keys and forgets old ones, and how often it does. */
export const ENCRYPTION_QUEUE = 'encryption-tidy'
export const ENCRYPTION_CLEANUP_SECONDS = 60

import { ENCRYPTION_MAX_AGE_MS } from '@foyer/contract/encryption'

const HOUR_MS = 3_600_000

/** Bits of an RSA key (DEC-16). */
export const KEY_BITS = 3072
/** How long a key is offered before the next one replaces it (T8: at most 24 h), in milliseconds. */
export const KEY_PERIOD_MS = 12 * HOUR_MS
/** From the beginning of its period: how long browsers may use a key. */
export const KEY_USE_MS = 23 * HOUR_MS
/**
 * From the beginning of its period: how long it decrypts payloads; longer than its use because of slow calls and clock
 * differences.
 */
export const KEY_LIFE_MS = 24 * HOUR_MS
/** How long before its period a key is generated, so that no call waits for it. */
export const KEY_AHEAD_MS = HOUR_MS
/** Lifetime of a nonce: a payload dated ahead of our clock stays valid for longer than its maximum age. */
export const NONCE_LIFE_MS = 2 * ENCRYPTION_MAX_AGE_MS
/** Interval of the job that generates and deletes keys, in seconds. */
export const ENCRYPTION_CLEANUP_SECONDS = 60

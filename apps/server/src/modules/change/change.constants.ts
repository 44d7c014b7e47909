/** Life of one stream, in milliseconds: after it the reader returns with a session that is checked anew. */
export const STREAM_LIFE_MS = 5 * 60_000
/** Changes of a member within this time are one event, in milliseconds. */
export const MEMBER_DELAY_MS = 50
/** Changes of all members are one event in this time; spread at random, so that readers do not return at once. */
export const MERCHANT_DELAY_MS = { min: 1_000, max: 3_000 }
/** Open streams of one process. */
export const MAX_STREAMS = 10_000
/** Open streams of one member, e.g. tabs and phones; the oldest ends. */
export const MAX_MEMBER_STREAMS = 8

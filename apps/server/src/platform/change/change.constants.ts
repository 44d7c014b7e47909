/** Life of one stream, in milliseconds: after it the reader returns with a session that is checked anew. */
export const STREAM_LIFE_MS = 5 * 60_000
/** Changes of a member within this time are one event, in milliseconds. */
export const MEMBER_DELAY_MS = 50
/**
 * Changes of all members are one event in this time, in milliseconds; spread at random, so that readers do not return at
 * once. Readers at one carrier's address share its limit of calls.
 */
export const MERCHANT_DELAY_MS = { min: 5_000, max: 15_000 }
/** Open streams of one process. */
export const MAX_STREAMS = 10_000
/** Open streams of one member, e.g. tabs and phones; the oldest ends. */
export const MAX_MEMBER_STREAMS = 8
/** Open streams of all visitors in one network, so that few networks cannot take those of members; more are refused. */
export const MAX_VISITOR_STREAMS = 50

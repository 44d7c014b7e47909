/** Settled stakes beyond the kept sum from which on the sum is kept anew. */
export const RANK_AGGREGATE_THRESHOLD = 50

/** Number of settled stakes beyond the stored sum that triggers a new sum. */
export const RANK_AGGREGATE_THRESHOLD = 50

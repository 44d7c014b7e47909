/** A repeated launch of one game by one member within this time is the same launch (T19). */
export const LAUNCH_REPEAT_MS = 2_000
/** Validity of a launch token. */
export const LAUNCH_TOKEN_MS = 60_000
/** Retention of used and expired tokens, for support inquiries. */
export const LAUNCH_RETENTION_MS = 24 * 60 * 60_000
/** Cache lifetime of a merchant's games in a process. */
export const CATALOGUE_FRESH_MS = 5_000
/** Maximum games of a merchant: more than a list has would not be found by its stakes. */
export const GAME_LIST_LIMIT = 5_000
/** Matches in the list (RELAY-11). */
export const MATCH_LIST_LIMIT = 30
/** Duration of a match whose end its vendor does not state. */
export const MATCH_DURATION_MS = 3 * 60 * 60_000
/** Wins in the public list (RELAY-20). */
export const WIN_LIST_LIMIT = 20
/** Newest wins searched for them: most can be of games that are not offered any more. */
export const WIN_SEARCH_LIMIT = 10_000
/** Retention of wins: older ones are not listed, and deleted as new ones are inserted. */
export const WIN_RETENTION_DAYS = 7
/** A game is new for this long after the merchant first offers it (RELAY-07). */
export const NEW_GAME_DAYS = 30
/** Recently played games of a member (RELAY-18). */
export const RECENT_GAME_LIMIT = 20
/** Favorite games of a member: the newest ones are kept (RELAY-16). */
export const FAVORITE_GAME_LIMIT = 200
/** Lifetime of a browser's trial player. */
export const TRIAL_HOURS = 12
/** Play money of a trial: 1,000.00, and again when a launch finds less than 100.00. */
export const TRIAL_FUNDS_MINOR = 100_000n
export const TRIAL_TOP_UP_MINOR = 10_000n

/** A launch of the same game by the same member within this time is the same launch (T19). */
export const LAUNCH_REPEAT_MS = 2_000
/** How long a launch token can be exchanged. */
export const LAUNCH_TOKEN_MS = 60_000
/** Used and lapsed tokens are kept this long, for questions. */
export const LAUNCH_RETENTION_MS = 24 * 60 * 60_000
/** How long a process believes its copy of a merchant's games. */
export const CATALOGUE_FRESH_MS = 5_000
/** The most games that a list gives. */
export const GAME_LIST_LIMIT = 500
/** Wins that the public list shows (RELAY-20). */
export const WIN_LIST_LIMIT = 20
/** Wins older than this are not listed: they are left out, and deleted as new ones come. */
export const WIN_RETENTION_DAYS = 7

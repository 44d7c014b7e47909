/** A session ends after this idle time, and at the latest after this lifetime (DEC-20). */
export const IDLE_MS = 30 * 60_000
export const MAX_SESSION_MS = 12 * 60 * 60_000

/** Lifetime of the cookie with the language of the last game, for pages opened after the session's end. */
export const LANGUAGE_MS = 30 * 24 * 60 * 60_000

/** Interval between writes of a session's use. */
export const TOUCH_MS = 60_000

/** Maximum concurrent sessions of one player; a new one ends the longest unused. */
export const SESSIONS_PER_PLAYER = 10

/**
 * Launches per minute: of one address, possibly a whole mobile network, and of one token, which is single-use. A guess
 * costs the platform a call, so the first limit bounds guesses.
 */
export const LAUNCHES_PER_MINUTE = 600
export const LAUNCHES_OF_TOKEN_PER_MINUTE = 10

/** Validity of the question whether a launch replaces another player's session, in milliseconds. */
export const SWITCH_MS = 5 * 60_000

/** 256 random bits in base64url, the same form for the platform's launch token and for ours. */
export const TOKEN_FORM = /^[\x21-\x7e]{8,128}$/

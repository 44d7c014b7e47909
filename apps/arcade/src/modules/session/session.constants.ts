/** A session ends when nothing was asked for so long, and at the latest after so long (DEC-20). */
export const IDLE_MS = 30 * 60_000
export const MAX_SESSION_MS = 12 * 60 * 60_000

/** How long a browser keeps the language of its last game: a page that is opened after the session has ended is in it. */
export const LANGUAGE_MS = 30 * 24 * 60 * 60_000

/** How often a session in use is written down as such. */
export const TOUCH_MS = 60_000

/** Sessions of one player at once; the oldest ends when another begins. */
export const SESSIONS_PER_PLAYER = 10

/**
 * Launches in a minute: of one address, behind which a whole mobile network may stand, and of one token, which is of use
 * once. A guess costs the platform a call, so the first bounds guesses.
 */
export const LAUNCHES_PER_MINUTE = 600
export const LAUNCHES_OF_TOKEN_PER_MINUTE = 10

/** How long the question stands whether a launch takes the place of another player's session, in milliseconds. */
export const SWITCH_MS = 5 * 60_000

/** 256 random bits in base64url, the same form for the platform's launch token and for ours. */
export const TOKEN_FORM = /^[\x21-\x7e]{8,128}$/

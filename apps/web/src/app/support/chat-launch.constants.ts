/** FOOT-26, CONST-23: time between the answer of a launch and the way to the chat, in ms. */
export const chatRedirectDelayMs = 500

/** The chat opens without a key that takes longer, in ms (CS-14). */
export const authKeyTimeoutMs = 5_000

/** Duration of the double-submit guard after a finished attempt (LOGIN-04). */
export const loginGuardMs = 500
/** After this time a new challenge replaces that of offered passkeys, which the server takes for five minutes. */
export const passkeyOfferMs = 240_000

/** Parameter of our return address that binds a result to the browser that asked for it (T16). */
export const telegramStateName = 'telegram'

/** CAPT-15, CONST-41: time until the widget must be ready, in milliseconds. */
export const captchaTimeoutMs = 5000

/** CAPT-13, CONST-93: repeated setups after a failed one. */
export const MAX_SETUP_RETRIES = 1

/** Captchas of one call: the expected one, and one more when the server asks for another kind. */
export const MAX_CAPTCHAS = 2

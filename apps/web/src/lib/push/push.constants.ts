/** Delay of the push setup after the start, in ms (PUSH-15, CONST-31). */
export const setupDelayMs = 10_000
/** Age of a binding after which the token is refreshed, in ms (PUSH-16, CONST-65). */
export const refreshMs = 7 * 86_400_000
/** Wait for the service worker, in ms; without one there is no push. */
export const workerWaitMs = 10_000

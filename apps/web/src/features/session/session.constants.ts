/** Duration of the double-submit guard after a finished attempt (LOGIN-04). */
export const loginGuardMs = 500

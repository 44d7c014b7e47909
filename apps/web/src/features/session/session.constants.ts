/** The double-submit guard opens this long after an attempt has finished (LOGIN-04). */
export const loginGuardMs = 500

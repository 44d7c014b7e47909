/** Duration of the registration guard after a finished attempt (REG-03, CONST-24). */
export const registrationGuardMs = 500
/** Delay of the login steps after a registration (REG-13, CONST-28). */
export const afterRegistrationMs = 100
/** Pause in typing after which a user name is checked. */
export const usernameCheckDelayMs = 500
/** User names of one form whose check is kept. */
export const MAX_CHECKED_USERNAMES = 50

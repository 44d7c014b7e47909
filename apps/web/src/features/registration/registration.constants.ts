/** Duration of the registration guard after a finished attempt (REG-03, CONST-24). */
export const registrationGuardMs = 500
/** Delay of the login steps after a registration (REG-13, CONST-28). */
export const afterRegistrationMs = 100

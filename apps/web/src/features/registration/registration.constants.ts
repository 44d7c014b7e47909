/** The registration guard opens this long after an attempt has finished (REG-03, CONST-24). */
export const registrationGuardMs = 500
/** Wait before the steps of a login after a registration (REG-13, CONST-28). */
export const afterRegistrationMs = 100

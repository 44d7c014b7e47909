export { registerSecondFactorRoutes } from './second-factor.routes.ts'
export { createSecondFactors, type SecondFactors } from './second-factor.service.ts'
export { deleteOldLoginAttempts, type LoginAttemptRow, markAttemptUsed } from './second-factor.store.ts'

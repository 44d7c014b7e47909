export { registerSecondFactorRoutes } from './second-factor.routes.ts'
export { createSecondFactors, type SecondFactors } from './second-factor.service.ts'
export {
  deleteLoginAttempts,
  deleteOldLoginAttempts,
  deleteSecondFactors,
  type LoginAttemptRow,
  listSecondFactors,
  markAttemptUsed,
  replaceRecoveryCodes,
} from './second-factor.store.ts'

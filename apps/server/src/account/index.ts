export {
  type CaptchaGuard,
  createCaptchaGuard,
  deleteOldCaptchas,
  findCaptchaFrame,
  registerCaptchaFrame,
  registerCaptchaRoutes,
} from './captcha/index.ts'
export { closeAccount, describeClosures, keepAccount, registerClosureRoutes } from './closure/index.ts'
export { createGuessGuard, deleteOldGuesses, type GuessGuard } from './guess/index.ts'
export {
  createIdentities,
  deleteOldProofs,
  type Identities,
  registerIdentityRoutes,
  registerLineRoutes,
  registerMayaRoutes,
  registerTelegramRoutes,
} from './identity/index.ts'
export { deleteOldLoginEvents, registerLoginEventRoutes } from './login-event/index.ts'
export { deleteOldChallenges, registerPasskeyRoutes } from './passkey/index.ts'
export { blockPlay, endPlayBlock } from './play-block/index.ts'
export { registerRecoveryRoutes } from './recovery/index.ts'
export { registerRegistrationRoutes } from './registration/index.ts'
export { deleteOldRememberCredentials } from './remember/index.ts'
export {
  createSecondFactors,
  deleteOldLoginAttempts,
  registerSecondFactorRoutes,
  type SecondFactors,
} from './second-factor/index.ts'
export {
  createSessionReader,
  deleteOldSessions,
  findBrowserMember,
  findSession,
  isPlaying,
  openGuestSession,
  registerSessionRoutes,
} from './session/index.ts'
export { createTermsReader, recordTermsOfRegistration, registerTermsRoutes } from './terms/index.ts'
export {
  createVerifications,
  deleteOldVerifications,
  registerContactRoutes,
  registerVerificationRoutes,
  type Verifications,
} from './verification/index.ts'
export { clearHold, deleteOldHolds, findWithdrawalHold, holdWithdrawals } from './withdrawal-hold/index.ts'

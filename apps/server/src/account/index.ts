export { createAccountContext } from './account.context.ts'
export { accountExpiredRows } from './account-expired-rows.ts'
export { findCaptchaFrame } from './captcha/index.ts'
export { closeAccount, describeClosures, keepAccount } from './closure/index.ts'
export { countFactors, resetFactors } from './factor-reset/index.ts'
export { countFailure, countSuccess, findWaitSeconds, type GuessState, guessLimits } from './guess/index.ts'
export { listLoginEvents, readLoginCursor, splitLogins } from './login-event/index.ts'
export { isFromCopy, readChallenge } from './passkey/index.ts'
export { blockPlay, endPlayBlock } from './play-block/index.ts'
export {
  createSessionReader,
  endMemberSessions,
  findBrowserMember,
  findSession,
  isPlaying,
  isSessionAlive,
  listOpenSessions,
  nameLogin,
  openGuestSession,
} from './session/index.ts'
export { createTermsReader, recordTermsOfRegistration } from './terms/index.ts'
export { clearHold, findWithdrawalHold, holdWithdrawals } from './withdrawal-hold/index.ts'

export { createAccountContext } from './account.context.ts'
export { accountExpiredRows } from './account-expired-rows.ts'
export { findCaptchaFrame } from './captcha/index.ts'
export { closeAccount, describeClosures, keepAccount } from './closure/index.ts'
export { blockPlay, endPlayBlock } from './play-block/index.ts'
export {
  createSessionReader,
  findBrowserMember,
  findSession,
  isPlaying,
  nameLogin,
  openGuestSession,
} from './session/index.ts'
export { createTermsReader, recordTermsOfRegistration } from './terms/index.ts'
export { clearHold, findWithdrawalHold, holdWithdrawals } from './withdrawal-hold/index.ts'

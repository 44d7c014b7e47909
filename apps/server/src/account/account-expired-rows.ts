import { deleteOldCaptchas } from './captcha/index.ts'
import { deleteOldGuesses } from './guess/index.ts'
import { deleteOldProofs } from './identity/index.ts'
import { deleteOldLoginEvents } from './login-event/index.ts'
import { deleteOldChallenges } from './passkey/index.ts'
import { deleteOldRememberCredentials } from './remember/index.ts'
import { deleteOldLoginAttempts } from './second-factor/index.ts'
import { deleteOldSessions } from './session/index.ts'
import { deleteOldVerifications } from './verification/index.ts'
import { deleteOldHolds } from './withdrawal-hold/index.ts'

/** Deletions of rows past their retention. */
export const accountExpiredRows = {
  deleteOldCaptchas,
  deleteOldChallenges,
  deleteOldGuesses,
  deleteOldHolds,
  deleteOldLoginAttempts,
  deleteOldLoginEvents,
  deleteOldProofs,
  deleteOldRememberCredentials,
  deleteOldSessions,
  deleteOldVerifications,
}

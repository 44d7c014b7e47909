import { deleteOldStaffGuesses } from './guess/index.ts'
import { deleteOldStaffChallenges } from './passkey/index.ts'
import { deleteOldStaffSessions } from './session/index.ts'

/** Deletions of rows past their retention; the trail has none. */
export const staffExpiredRows = { deleteOldStaffChallenges, deleteOldStaffGuesses, deleteOldStaffSessions }

import { deleteOldLaunches, deleteOldTrials } from './game/index.ts'
import { deleteOldDays, deleteOldRoundEnds } from './vendor/index.ts'

/** Deletions of rows past their retention. */
export const gamesExpiredRows = { deleteOldDays, deleteOldLaunches, deleteOldRoundEnds, deleteOldTrials }

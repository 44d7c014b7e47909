import { deleteOldGuestConversations } from './conversation/index.ts'
import { deleteLooseDeskImages } from './image/index.ts'

/** Deletions of rows past their retention; a member's history stays. */
export const deskExpiredRows = { deleteOldGuestConversations, deleteLooseDeskImages }

import { deleteOldDevices } from './device/index.ts'
import { deleteOldInboxMessages } from './inbox/index.ts'
import { deleteOldMessages, deleteOldUnservedRegions } from './message/index.ts'
import { deleteOldNotifications } from './notification/index.ts'
import { deleteOldPushes, deleteOldPushTokens } from './push/index.ts'
import { deleteOldConsents, deleteOldConversions, deleteOldTrackingCounts } from './tracking/index.ts'

/** Deletions of rows past their retention. */
export const outreachExpiredRows = {
  deleteOldConsents,
  deleteOldConversions,
  deleteOldDevices,
  deleteOldInboxMessages,
  deleteOldMessages,
  deleteOldNotifications,
  deleteOldPushes,
  deleteOldPushTokens,
  deleteOldTrackingCounts,
  deleteOldUnservedRegions,
}

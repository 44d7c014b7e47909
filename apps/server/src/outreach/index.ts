export {
  type AddressHasher,
  type ContactCipher,
  createAddressHasher,
  createContactCipher,
  findContactOwner,
  isServedAddress,
  listContactRows,
  maskRecipient,
  type Recipient,
  saveContactRow,
  toRecipient,
} from './contact/index.ts'
export { registerContentRoutes, saveAnnouncement, saveBanner, saveSupportContact } from './content/index.ts'
export {
  deleteOldDevices,
  describeDevice,
  findDevice,
  hashDeviceSecrets,
  isKnownDevice,
  recogniseDevice,
} from './device/index.ts'
export { registerDownloadRoutes } from './download/index.ts'
export { registerInboxRoutes, sendMessage } from './inbox/index.ts'
export { insertLegalText, registerLegalRoutes } from './legal/index.ts'
export {
  createMessageJob,
  createMessages,
  deleteOldMessages,
  deleteOldUnservedRegions,
  type Messages,
  OUTBOX_PATH,
  registerOutboxPage,
  writeMessageText,
} from './message/index.ts'
export { createNotificationJob, deleteOldNotifications, notifyMember } from './notification/index.ts'
export { registerPromotionRoutes } from './promotion/index.ts'
export {
  createPush,
  createPushJob,
  deleteOldPushes,
  deleteOldPushTokens,
  type Push,
  registerPushRoutes,
} from './push/index.ts'
export {
  createTracking,
  createTrackingJob,
  deleteOldConsents,
  deleteOldConversions,
  deleteOldTrackingCounts,
  findTrackingFrame,
  listTrackingCounts,
  registerTrackingFrame,
  registerTrackingRoutes,
  summarizeSources,
  type Tracking,
} from './tracking/index.ts'

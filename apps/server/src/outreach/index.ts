export {
  type AddressHasher,
  type ContactCipher,
  createAddressHasher,
  findContactOwner,
  isServedAddress,
  listContactRows,
  maskRecipient,
  type Recipient,
  saveContactRow,
  toRecipient,
} from './contact/index.ts'
export {
  readContent,
  replaceContent,
  saveAnnouncement,
  saveBanner,
  savePopup,
  saveSupportContact,
  setBannerImage,
} from './content/index.ts'
export {
  describeDevice,
  findDevice,
  hashDeviceSecrets,
  isKnownDevice,
  listDevices,
  recogniseDevice,
} from './device/index.ts'
export { countImages, readImageFile, saveImageFiles } from './image/index.ts'
export { sendMessage } from './inbox/index.ts'
export { insertLegalText } from './legal/index.ts'
export { type Messages, OUTBOX_PATH, writeMessageText } from './message/index.ts'
export { notifyMember } from './notification/index.ts'
export { createOutreachContext, type OutreachContext } from './outreach.context.ts'
export { outreachExpiredRows } from './outreach-expired-rows.ts'
export { findTrackingFrame, listTrackingCounts, summarizeSources } from './tracking/index.ts'

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
  archiveContent,
  type ContentChange,
  type ContentItem,
  decideState,
  findContentItem,
  findContentVersion,
  findNewestVersion,
  listContentItems,
  listContentVersions,
  moveContent,
  publishContent,
  publishLegalText,
  readContent,
  readDetail,
  readPeriod,
  readTitle,
  replaceContent,
  rollBackContent,
  saveAnnouncement,
  saveBanner,
  saveContentDraft,
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
export {
  countFeedbackImages,
  type FeedbackRow,
  findFeedback,
  findFeedbackAnswer,
  formatFeedbackNumber,
  insertFeedbackAnswer,
  listFeedbackAnswers,
  listFeedbackImageIds,
  listFeedbackRows,
  lockFeedback,
  notifyFeedbackAnswer,
  readFeedbackImage,
  setFeedbackState,
  storeFeedback,
} from './feedback/index.ts'
export {
  countHelpVotes,
  findHelpArticle,
  type HelpArticleRow,
  type HelpVoteCount,
  listHelpArticles,
  lockHelpArticles,
  orderHelpArticles,
  saveHelpArticle,
} from './help/index.ts'
export {
  countImages,
  createImageUploads,
  type ImageUploads,
  MAX_IMAGE_BYTES,
  MAX_IMAGES,
  readImageFile,
  renderImage,
  renderPhoto,
  saveImageFiles,
} from './image/index.ts'
export { sendMessage } from './inbox/index.ts'
export { type Messages, OUTBOX_PATH, writeMessageText } from './message/index.ts'
export { notifyMember } from './notification/index.ts'
export { createOutreachContext, type OutreachContext } from './outreach.context.ts'
export { outreachExpiredRows } from './outreach-expired-rows.ts'
export { queuePush } from './push/index.ts'
export { listSupportFrames } from './support/index.ts'
export { findTrackingFrame, listTrackingCounts, summarizeSources } from './tracking/index.ts'

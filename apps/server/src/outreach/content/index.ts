export { registerContentRoutes } from './content.routes.ts'
export { decideState, readDetail, readPeriod, readTitle } from './content.rules.ts'
export {
  type ContentItem,
  findContentItem,
  findContentVersion,
  findNewestVersion,
  listContentItems,
  listContentVersions,
} from './content.store.ts'
export { listLiveContacts } from './content-live.service.ts'
export { moveContent } from './content-order.service.ts'
export {
  archiveContent,
  type ContentChange,
  publishContent,
  rollBackContent,
  saveContentDraft,
} from './content-publish.service.ts'
export {
  publishLegalText,
  readContent,
  replaceContent,
  saveAnnouncement,
  saveBanner,
  savePopup,
  saveSupportContact,
  setBannerImage,
} from './content-row.service.ts'

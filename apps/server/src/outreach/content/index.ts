export { registerContentRoutes } from './content.routes.ts'
export {
  listSupportContacts,
  readContent,
  replaceContent,
  saveAnnouncement,
  saveBanner,
  savePopup,
  saveSupportContact,
  setBannerImage,
} from './content.store.ts'

export { registerContentRoutes } from './content.routes.ts'
export {
  readContent,
  replaceContent,
  saveAnnouncement,
  saveBanner,
  savePopup,
  saveSupportContact,
  setBannerImage,
} from './content.store.ts'

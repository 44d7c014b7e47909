export { registerContentRoutes } from './content.routes.ts'
export {
  readContent,
  replaceContent,
  saveAnnouncement,
  saveBanner,
  savePopup,
  saveSupportContact,
} from './content.store.ts'

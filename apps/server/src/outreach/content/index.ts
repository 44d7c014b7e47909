export { registerContentRoutes } from './content.routes.ts'
export { saveAnnouncement, saveBanner, savePopup, saveSupportContact } from './content.store.ts'

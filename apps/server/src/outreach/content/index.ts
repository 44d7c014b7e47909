export { registerContentRoutes } from './content.routes.ts'
export { saveAnnouncement, saveBanner, saveSupportContact } from './content.store.ts'

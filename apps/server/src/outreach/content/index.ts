export { registerContentRoutes } from './content.routes.ts'
export { saveAnnouncement, saveBanner, saveSupportContact, setBannerImage } from './content.store.ts'

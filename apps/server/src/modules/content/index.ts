export { registerContentRoutes } from './content.routes.ts'
export { pickText } from './content.rules.ts'
export { saveAnnouncement, saveBanner, saveSupportContact } from './content.store.ts'

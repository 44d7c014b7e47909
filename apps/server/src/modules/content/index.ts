export { registerContentRoutes } from './content.routes.ts'
export { pickText } from './content.rules.ts'
export { saveAnnouncement, saveBanner, saveContact } from './content.store.ts'

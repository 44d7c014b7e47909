export { registerContentRoutes } from './content.routes.ts'
export { readContent, replaceContent, saveAnnouncement, saveBanner, saveSupportContact } from './content.store.ts'

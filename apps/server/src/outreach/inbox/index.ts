export { registerInboxRoutes } from './inbox.routes.ts'
export { deleteOldInboxMessages, sendMessage } from './inbox.store.ts'

export { registerInboxRoutes } from './inbox.routes.ts'
export { sendMessage } from './inbox.store.ts'

export { createSessionReader } from './session.reader.ts'
export { registerSessionRoutes } from './session.routes.ts'
export { openSession } from './session.service.ts'
export { deleteOldSessions, hasOpenSession } from './session.store.ts'

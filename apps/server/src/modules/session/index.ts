export { createSessionReader } from './session.reader.ts'
export { registerSessionRoutes } from './session.routes.ts'
export { isPlaying, openSession } from './session.service.ts'
export { deleteOldSessions } from './session.store.ts'

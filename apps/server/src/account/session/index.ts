export { registerSessionRoutes } from './session.routes.ts'
export { isSessionAlive } from './session.rules.ts'
export { isPlaying, openGuestSession } from './session.service.ts'
export {
  deleteOldSessions,
  endMemberSessions,
  findBrowserMember,
  findSession,
  listOpenSessions,
} from './session.store.ts'
export { answerLogin } from './session-login.service.ts'
export { nameLogin } from './session-login-ways.ts'
export { createSessionReader } from './session-reader.service.ts'

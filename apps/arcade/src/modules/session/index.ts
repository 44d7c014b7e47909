export {
  addBalanceRoute,
  addLaunchRoute,
  addSessionRoute,
  addSwitchRoutes,
  getPlayer,
  readSessionLanguage,
  requirePlayer,
} from './session.routes.ts'
export { endPlatformSession, forgetOldSessions } from './session.store.ts'

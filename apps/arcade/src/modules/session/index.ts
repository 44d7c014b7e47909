export {
  addBalanceRoute,
  addLaunchRoute,
  addSessionRoute,
  addSwitchRoutes,
  getPlayer,
  readSessionLooks,
  requirePlayer,
} from './session.routes.ts'
export { endPlatformSession, forgetOldSessions } from './session.store.ts'

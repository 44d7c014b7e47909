export {
  addBalanceRoute,
  addLaunchRoute,
  addSessionRoute,
  addSwitchRoutes,
  getPlayer,
  readSessionAppearance,
  requirePlayer,
  requireShownPlayer,
} from './session.routes.ts'
export { deleteOldSessions, endPlatformSession } from './session.store.ts'
export type { SessionDependencies } from './session-cookie.ts'
export { createLimit, liveCall, stakedCall } from './session-limits.ts'

export {
  addBalanceRoute,
  addLaunchRoute,
  addSessionRoute,
  addSwitchRoutes,
  getPlayer,
  readSessionAppearance,
  requirePlayer,
  type SessionDependencies,
} from './session.routes.ts'
export { deleteOldSessions, endPlatformSession } from './session.store.ts'

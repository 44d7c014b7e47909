export {
  addBalanceRoute,
  addLaunchRoute,
  addSessionRoute,
  addSwitchRoutes,
  getPlayer,
  readSessionLanguage,
  requirePlayer,
} from './session.routes.ts'
export { forgetOldSessions } from './session.store.ts'

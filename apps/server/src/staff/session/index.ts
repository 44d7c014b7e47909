export { registerStaffSessionRoutes } from './session.routes.ts'
export {
  createStaffReader,
  openStaffSession,
  type StaffLoginDependencies,
  setStaffCookie,
} from './session.service.ts'
export {
  countStaffLoginTry,
  deleteOldStaffSessions,
  deleteStaffLogins,
  endSessionsOfPerson,
  findStaffLogin,
} from './session.store.ts'

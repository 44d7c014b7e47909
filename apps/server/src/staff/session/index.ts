export { registerStaffSessionRoutes } from './session.routes.ts'
export {
  createStaffReader,
  openStaffSession,
  setStaffCookie,
} from './session.service.ts'
export { deleteOldStaffSessions, endSessionsOfPerson } from './session.store.ts'

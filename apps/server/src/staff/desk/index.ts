export { registerStaffDeskRoutes } from './desk.routes.ts'
export { registerStaffDeskSetupRoutes } from './desk-setup.routes.ts'

export { registerStaffHelpRoutes } from './help.routes.ts'

export { registerStaffContentRoutes } from './content.routes.ts'

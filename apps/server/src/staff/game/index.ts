export { registerStaffGameRoutes } from './game.routes.ts'

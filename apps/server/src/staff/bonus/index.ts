export { registerStaffBonusRoutes } from './bonus.routes.ts'

export { registerStaffMemberRoutes } from './member.routes.ts'

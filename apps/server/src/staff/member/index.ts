export { registerStaffMemberRoutes } from './member.routes.ts'
export { registerMemberListRoutes } from './member-list.routes.ts'
export { memberPerformers, requestType } from './member-sensitive.service.ts'

export { registerLabelRoutes } from './label.routes.ts'
export { addLabel, labelMember } from './label.service.ts'

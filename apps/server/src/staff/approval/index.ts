export { registerApprovalRoutes } from './approval.routes.ts'
export { listDecidable } from './approval.rules.ts'
export {
  type ApprovalPerformers,
  askSecondPerson,
  findApprover,
  type StaffActor,
} from './approval.service.ts'
export { countOpenApprovals } from './approval.store.ts'

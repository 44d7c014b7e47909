export { registerMemberRoutes } from './member.routes.ts'
export { createMember } from './member.service.ts'
export {
  findMemberById,
  findMemberByUsername,
  lockMember,
  type MemberRow,
  recordLogin,
  setPasswordHash,
} from './member.store.ts'
export { hashPassword, verifyPassword } from './member-password.service.ts'

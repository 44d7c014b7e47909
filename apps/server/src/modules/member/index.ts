export { hashPassword, verifyPassword } from './member.password.ts'
export { registerMemberRoutes } from './member.routes.ts'
export { createMember } from './member.service.ts'
export {
  findMemberById,
  findMemberByUsername,
  lockMember,
  type MemberRow,
  markLogin,
  setPasswordHash,
} from './member.store.ts'

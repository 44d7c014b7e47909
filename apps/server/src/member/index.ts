export { registerMemberRoutes } from './member.routes.ts'
export { createMember, type NewMember } from './member.service.ts'
export {
  findMemberById,
  findMemberByUsername,
  listMembersById,
  listMembersByName,
  lockMember,
  type MemberRow,
  type MemberStop,
  recordLogin,
  setClosed,
  setMemberStop,
  setPasswordHash,
  setPlayBlock,
  setType,
} from './member.store.ts'
export { type AudienceFilter, countAudience, listAudience } from './member-audience.store.ts'
export { confirmPassword } from './member-confirm.service.ts'
export {
  type ClubLabelRow,
  findClubLabel,
  insertClubLabel,
  listClubLabels,
  setClubLabel,
  updateClubLabel,
} from './member-label.store.ts'
export { isPasswordTooOld } from './member-password.rules.ts'
export { hashPassword, verifyPassword } from './member-password.service.ts'
export { isPlayBlocked } from './member-play.rules.ts'
export { findWeakness, requireStrongPassword } from './member-weakness.service.ts'

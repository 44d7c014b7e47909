import type { StaffRole } from '@foyer/contract'

/** Pages of the console in the order of the navigation, each for the roles whose calls it makes. */
const officePages = [
  { id: 'today', roles: ['owner', 'finance', 'support', 'content', 'risk'] },
  { id: 'desk', roles: ['owner', 'support'] },
  { id: 'feedback', roles: ['owner', 'support'] },
  { id: 'members', roles: ['owner', 'finance', 'support', 'risk'] },
  { id: 'approvals', roles: ['owner', 'support', 'risk'] },
  { id: 'payments', roles: ['owner', 'finance', 'risk'] },
  { id: 'incidents', roles: ['owner', 'finance', 'risk'] },
  { id: 'agents', roles: ['owner', 'finance', 'support', 'risk'] },
  { id: 'referral', roles: ['owner', 'finance', 'risk'] },
  { id: 'games', roles: ['owner', 'content'] },
  { id: 'offers', roles: ['owner', 'finance', 'support', 'content', 'risk'] },
  { id: 'content', roles: ['owner', 'content', 'support'] },
  { id: 'help', roles: ['owner', 'content', 'support'] },
  { id: 'messages', roles: ['owner', 'content', 'support'] },
  { id: 'labels', roles: ['owner', 'support'] },
  { id: 'staff', roles: ['owner'] },
  { id: 'trail', roles: ['owner', 'risk'] },
] as const satisfies readonly { id: string; roles: readonly StaffRole[] }[]
export type PageId = (typeof officePages)[number]['id']

/** Pages that a person with these roles can use. */
export function listPages(roles: readonly StaffRole[]) {
  return officePages.filter((page) => page.roles.some((role) => roles.includes(role)))
}

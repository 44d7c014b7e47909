import { isAgent, isFree, isVirtual, type Visitor } from '@foyer/contract'
import { isPageOffered } from '../../routes.rules.ts'
import type { RoutePath } from '../../routes.ts'

/** Money records; deposit and withdrawal are next to the balance. */
const moneyPages = ['/m/wallet', '/m/history'] as const satisfies readonly RoutePath[]
const accountPages = [
  '/m/rewardCenter',
  '/m/agentRegister',
  '/m/changePsw',
  '/m/notice',
  '/m/helpCenter',
  '/m/feedback',
] as const satisfies readonly RoutePath[]

export type MoneyPage = (typeof moneyPages)[number]
export type AccountPage = (typeof accountPages)[number]

/** Links of the member page (OPEN-37). */
export function listMemberLinks(visitor: Visitor): { money: readonly MoneyPage[]; account: readonly AccountPage[] } {
  const isOffered = (path: RoutePath) => isPageOffered(path, visitor)
  return { money: moneyPages.filter(isOffered), account: accountPages.filter(isOffered) }
}

/** Kind of account (ROLE-03..05). */
export function kindOfMember(type: number): 'member' | 'agent' | 'free' | 'virtual' {
  if (isAgent(type)) return 'agent'
  if (isFree(type)) return 'free'
  return isVirtual(type) ? 'virtual' : 'member'
}

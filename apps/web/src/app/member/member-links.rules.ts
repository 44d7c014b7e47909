import { isAgent, isFree, isVirtual, type MemberInfo, type Visitor } from '@foyer/contract'
import {
  Bell,
  CircleHelp,
  Lock,
  type LucideIcon,
  MessageSquare,
  ReceiptText,
  Trophy,
  UserPlus,
  Wallet,
} from 'lucide-react'
import { isPageOffered } from '../../routes.rules.ts'
import type { RoutePath } from '../../routes.ts'

interface MemberLink {
  path: RoutePath
  Icon: LucideIcon
}

/** Money records; deposit and withdrawal are next to the balance. */
const moneyLinks: readonly MemberLink[] = [
  { path: '/m/wallet', Icon: Wallet },
  { path: '/m/history', Icon: ReceiptText },
]
const accountLinks: readonly MemberLink[] = [
  { path: '/m/rewardCenter', Icon: Trophy },
  { path: '/m/agentRegister', Icon: UserPlus },
  { path: '/m/security', Icon: Lock },
  { path: '/m/notice', Icon: Bell },
  { path: '/m/helpCenter', Icon: CircleHelp },
  { path: '/m/feedback', Icon: MessageSquare },
]

/** Links of the member page that this visitor may follow, in their order (OPEN-37). */
export function listMemberLinks(visitor: Visitor): { money: readonly MemberLink[]; account: readonly MemberLink[] } {
  const isOffered = ({ path }: MemberLink) => isPageOffered(path, visitor)
  return { money: moneyLinks.filter(isOffered), account: accountLinks.filter(isOffered) }
}

/** Kind of account (ROLE-03..05). */
export function kindOfMember(type: number): 'member' | 'agent' | 'free' | 'virtual' {
  if (isAgent(type)) return 'agent'
  if (isFree(type)) return 'free'
  return isVirtual(type) ? 'virtual' : 'member'
}

/** Name of the VIP level whose benefits the member has: that of a club label of type `AUTO` (MEMB-03). */
export function findVipLevel(label: MemberInfo['clubLabel'] | undefined): string | undefined {
  return label?.type === 'AUTO' ? label.labelName : undefined
}

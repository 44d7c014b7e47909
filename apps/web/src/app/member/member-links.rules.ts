import { isAgent } from '@foyer/contract'
import { isRejected, matchRoute } from '../../routes.rules.ts'
import type { RoutePath } from '../../routes.ts'

/** Records of money; the ways in and out stand with the balance. */
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

/** Which pages the member page leads to (OPEN-37): no wallet where there is only one (WALL-03), and none that rejects. */
export function listMemberLinks(input: {
  memberType: number
  isSingleWallet: boolean
  /** What nobody answers here (DEC-02). */
  missing?: { wallet?: boolean; history?: boolean; contacts?: boolean }
}): {
  money: readonly MoneyPage[]
  account: readonly AccountPage[]
} {
  const { memberType, isSingleWallet, missing = {} } = input
  const hidden: Partial<Record<RoutePath, boolean | undefined>> = {
    '/m/wallet': isSingleWallet || missing.wallet,
    '/m/history': missing.history,
    '/m/feedback': missing.contacts,
  }
  const isOpen = (path: RoutePath) => {
    const route = matchRoute(path)
    if (hidden[path]) return false
    if (route?.access === 'agent' && !isAgent(memberType)) return false
    return !isRejected(route?.rejects, memberType)
  }
  return {
    money: moneyPages.filter(isOpen),
    account: accountPages.filter(isOpen),
  }
}

/** What kind of account it is (ROLE-03..05). */
export function kindOfMember(type: number): 'member' | 'agent' | 'free' | 'virtual' {
  if (isAgent(type)) return 'agent'
  if (isRejected(['free'], type)) return 'free'
  return isRejected(['virtual'], type) ? 'virtual' : 'member'
}

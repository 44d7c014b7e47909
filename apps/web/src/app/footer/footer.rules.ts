import {
  type AccessRule,
  decideAccess,
  decideAvailability,
  type FeatureSwitches,
  isAgent,
  type Visitor,
} from '@foyer/contract'
import { loginAddressFor, matchRoute } from '../../routes.rules.ts'
import type { RoutePath } from '../../routes.ts'
import { iconThemeOf } from './footer-icon.rules.ts'

export type FooterKey =
  | 'home'
  | 'game'
  | 'activity'
  | 'reward'
  | 'deposit'
  | 'withdraw'
  | 'wallet'
  | 'member'
  | 'notice'
  | 'service'
  | 'chat'
  | 'live'
  | 'helps'
  | 'invite'

interface FooterItem {
  /** The item's page; the link without script, also for items that open something over the page. */
  path: RoutePath
  opens?: 'service' | 'referral' | 'chat' | 'live'
  /** Access rule of the item, if it is not that of its page. */
  rule?: AccessRule
}

const contactRule = { access: 'anyone', feature: 'contacts' } as const

/** FOOT-03, FOOT-28, FOOT-29, CONF-26, CONF-27: the available footer items. */
export const footerItems: Record<FooterKey, FooterItem> = {
  home: { path: '/m/home' },
  game: { path: '/m/game' },
  activity: { path: '/m/activity' },
  reward: { path: '/m/rewardCenter' },
  deposit: { path: '/m/voucherCenter' },
  withdraw: { path: '/m/withdraw' },
  wallet: { path: '/m/wallet' },
  member: { path: '/m/member/home' },
  notice: { path: '/m/notice' },
  service: { path: '/m/helpCenter', opens: 'service', rule: contactRule },
  chat: { path: '/m/helpCenter', opens: 'chat', rule: { access: 'member', rejects: ['free'], feature: 'chat' } },
  live: { path: '/m/helpCenter', opens: 'live', rule: contactRule },
  helps: { path: '/m/helpCenter' },
  /** CONF-02: the referral rule comes before the login check. */
  invite: { path: '/m/inviteFriends', opens: 'referral', rule: { access: 'anyone', rejects: ['free'] } },
}

/** FOOT-01. */
const defaultFooterNav = 'home,deposit,member,activity,service'

/** Visible items, in order (FOOT-01..07). Unknown and repeated names are left out. */
export function listFooterItems(footerNav: string, merchant: FeatureSwitches): FooterKey[] {
  const wanted = readFooterNav(footerNav)
  const listed = wanted.length > 0 ? wanted : readFooterNav(defaultFooterNav)
  return listed.filter((key) => decideAvailability(findRule(footerItems[key]).feature, merchant) === 'open')
}

/** The item that shows what is unread in the chat (OPEN-82): chat, or live chat where that is the only one. */
export function findUnreadItem(items: readonly FooterKey[]): 'chat' | 'live' | undefined {
  return (['chat', 'live'] as const).find((key) => items.includes(key))
}

/** FOOT-14, CONF-28: MT8801 shows chat without a label when it is third and the theme is not base. */
export function isChatIconOnly(template: { id: string; footer_nav: string; footer_icon_theme: string }): boolean {
  const isThird = template.footer_nav.split(',')[2]?.trim().toLowerCase() === 'chat'
  return template.id === 'MT8801' && isThird && iconThemeOf(template.id, template.footer_icon_theme) !== 'base'
}

export type FooterTap =
  | { kind: 'page'; to: string }
  | { kind: 'service' }
  /** A launch of the chat (FOOT-24, FOOT-25), or of the live chat (CONF-27). */
  | { kind: 'chat'; item: 'chat' | 'live' }
  /** `free_reject` for 2 s (FOOT-17..19). */
  | { kind: 'reject' }
  /** The `coming_soon` alert (REF-04). */
  | { kind: 'soon' }

/** Result of a tap (FOOT-15..22, CONF-02, CONF-19). */
export function decideFooterTap(key: FooterKey, visitor: Visitor, isReferralOn: boolean): FooterTap {
  const item = footerItems[key]
  const decision = decideAccess(findRule(item), visitor)
  if (decision === 'login') return { kind: 'page', to: loginAddressFor(item.path) }
  if (decision === 'rejected') return { kind: 'reject' }
  if (item.opens === 'referral') return decideReferral(visitor.memberType, isReferralOn, item)
  if (item.opens === 'chat' || item.opens === 'live') return { kind: 'chat', item: item.opens }
  return item.opens === 'service' ? { kind: 'service' } : { kind: 'page', to: item.path }
}

/** REF-04..07. */
function decideReferral(memberType: number | undefined, isOn: boolean, item: FooterItem): FooterTap {
  if (memberType !== undefined && isAgent(memberType)) return { kind: 'page', to: '/m/agentRegister' }
  if (isOn) return { kind: 'page', to: item.path }
  return memberType === undefined ? { kind: 'soon' } : { kind: 'service' }
}

function findRule({ path, rule }: FooterItem): AccessRule {
  return rule ?? matchRoute(path) ?? { access: 'member' }
}

function readFooterNav(text: string): FooterKey[] {
  const names = text.split(',').map((name) => name.trim().toLowerCase())
  return [...new Set(names)].filter((name): name is FooterKey => Object.hasOwn(footerItems, name))
}

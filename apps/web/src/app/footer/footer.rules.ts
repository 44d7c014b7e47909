import { type FlagValues, hasFlag, isAgent } from '@foyer/contract'
import { isRejected, loginAddressFor } from '../../routes.rules.ts'
import type { RoutePath } from '../../routes.ts'

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
  /** The item's page; without a script also for those that open something over the page. */
  path: RoutePath
  opens?: 'service' | 'referral'
  needsLogin?: true
  rejects?: readonly ('free' | 'virtual')[]
}

/** FOOT-03, FOOT-28, FOOT-29, CONF-26, CONF-27: the items that the footer knows. */
export const footerItems: Record<FooterKey, FooterItem> = {
  home: { path: '/m/home' },
  game: { path: '/m/game' },
  activity: { path: '/m/activity' },
  reward: { path: '/m/rewardCenter', needsLogin: true, rejects: ['free'] },
  deposit: { path: '/m/voucherCenter', needsLogin: true, rejects: ['free', 'virtual'] },
  withdraw: { path: '/m/withdraw', needsLogin: true, rejects: ['free', 'virtual'] },
  wallet: { path: '/m/wallet', needsLogin: true, rejects: ['free'] },
  member: { path: '/m/member/home', needsLogin: true, rejects: ['free'] },
  notice: { path: '/m/notice' },
  service: { path: '/m/helpCenter', opens: 'service' },
  chat: { path: '/m/helpCenter', opens: 'service', needsLogin: true, rejects: ['free'] },
  live: { path: '/m/helpCenter', opens: 'service' },
  helps: { path: '/m/helpCenter' },
  /** CONF-02: the referral rule comes before the login check. */
  invite: { path: '/m/inviteFriends', opens: 'referral', rejects: ['free'] },
}

/** FOOT-01. */
const defaultFooterNav = 'home,deposit,member,activity,service'

export interface FooterSettings {
  footerNav: string
  flags: FlagValues
  isSingleWallet: boolean
  /** From the member's deposit settings; absent counts as off (CONF-29). */
  isDepositSwitchOn: boolean
  /** What nobody answers here (DEC-02). */
  missing?: { contacts?: boolean; wallet?: boolean; deposit?: boolean; withdrawal?: boolean }
}

/** Which items show, in order (FOOT-01..07). Unknown names and repetitions are left out. */
export function listFooterItems(settings: FooterSettings): FooterKey[] {
  const whitelabel = { whitelabelVal: settings.flags }
  const isCreditOnly = settings.isDepositSwitchOn && hasFlag(whitelabel, 'CREDITMAR3')
  const { contacts = false, wallet = false, deposit = false, withdrawal = false } = settings.missing ?? {}
  const hidden: Partial<Record<FooterKey, boolean>> = {
    wallet: settings.isSingleWallet || wallet,
    chat: !hasFlag(whitelabel, 'CBS3') || contacts,
    deposit: isCreditOnly || deposit,
    withdraw: isCreditOnly || withdrawal,
    service: contacts,
    live: contacts,
  }
  const wanted = readFooterNav(settings.footerNav)
  return (wanted.length > 0 ? wanted : readFooterNav(defaultFooterNav)).filter((key) => !hidden[key])
}

/** FOOT-14, CONF-28: MT8801 draws chat without its word when it is third and the theme is not base. */
export function isChatIconOnly(template: { id: string; footer_nav: string; footer_icon_theme: string }): boolean {
  const isThird = template.footer_nav.split(',')[2]?.trim().toLowerCase() === 'chat'
  return template.id === 'MT8801' && isThird && iconThemeOf(template.id, template.footer_icon_theme) !== 'base'
}

/** FOOT-11, FOOT-12: the default theme is `solid`, which is `base` in MT8801. */
export function iconThemeOf(templateId: string, theme: string): string {
  const name = theme.trim().toLowerCase() || 'solid'
  return templateId === 'MT8801' && name === 'solid' ? 'base' : name
}

export type FooterTap =
  | { kind: 'page'; to: string }
  | { kind: 'service' }
  /** `free_reject` for 2 s (FOOT-17..19). */
  | { kind: 'reject' }
  /** The `coming_soon` alert (REF-04). */
  | { kind: 'soon' }

/** What a tap does (FOOT-15..22, CONF-02, CONF-19). `memberType` is undefined for a guest. */
export function decideFooterTap(key: FooterKey, memberType: number | undefined, isReferralOn: boolean): FooterTap {
  const item = footerItems[key]
  if (item.opens === 'referral') return decideReferral(memberType, isReferralOn, item)
  if (item.needsLogin && memberType === undefined) return { kind: 'page', to: loginAddressFor(item.path) }
  if (memberType !== undefined && isRejected(item.rejects, memberType)) return { kind: 'reject' }
  return item.opens === 'service' ? { kind: 'service' } : { kind: 'page', to: item.path }
}

/** REF-04..07. */
function decideReferral(memberType: number | undefined, isOn: boolean, item: FooterItem): FooterTap {
  if (memberType !== undefined && isRejected(item.rejects, memberType)) return { kind: 'reject' }
  if (memberType !== undefined && isAgent(memberType)) return { kind: 'page', to: '/m/agentRegister' }
  if (isOn) return { kind: 'page', to: item.path }
  return memberType === undefined ? { kind: 'soon' } : { kind: 'service' }
}

function readFooterNav(text: string): FooterKey[] {
  const names = text.split(',').map((name) => name.trim().toLowerCase())
  return [...new Set(names)].filter((name): name is FooterKey => Object.hasOwn(footerItems, name))
}

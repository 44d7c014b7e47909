import {
  depositSettings,
  type EndpointDefinition,
  inbox,
  playerRankProgress,
  playsForFun,
  promoCodeEnable,
} from '@foyer/contract'

/** Within this time a login and the home page that it leads to are one event, and so is a page's own load. */
const sameEventMs = 5_000

export interface MemberEvent {
  memberType: number
  /** The member has just logged in, or the page was opened with a session. */
  isNewSession: boolean
  isHome: boolean
}

/**
 * Data loaded for a member: with the token the promo-code flag (SESS-10), the rank progress (SESS-12), the deposit
 * settings (SESS-13) and the inbox (SESS-14); on each visit of home inbox and deposit settings again (SESS-18,
 * SESS-19).
 */
export function listMemberLoads({ memberType, isNewSession, isHome }: MemberEvent): readonly EndpointDefinition[] {
  const ofLogin = isNewSession ? [promoCodeEnable, playerRankProgress] : []
  const ofBoth = isNewSession || isHome ? [depositSettings, inbox] : []
  // Fun accounts have no deposits: the call would be refused (T22).
  return [...ofLogin, ...ofBoth].filter((endpoint) => endpoint !== depositSettings || !playsForFun(memberType))
}

/** What the shell has seen: its last page and member, undefined before the first. */
export interface Seen {
  path: string | undefined
  memberId: string | undefined
}

/**
 * The event that a step to a page or member is, undefined for none; `loadedSinceMs`: what was loaded at that time or
 * later belongs to it and is not loaded again. Each arrival at home is an event of its own, however soon it follows
 * (SESS-18, SESS-19), unless a login has led there.
 */
export function findMemberEvent(
  last: Seen,
  next: Seen & { isHome: boolean },
  nowMs: number,
): { isNewSession: boolean; loadedSinceMs: number } | undefined {
  const isNewSession = next.memberId !== last.memberId
  if (next.memberId === undefined || (!isNewSession && (!next.isHome || next.path === last.path))) return undefined
  const isFromLogin = last.path === '/m/login' || last.path === '/m/register'
  return { isNewSession, loadedSinceMs: isNewSession || isFromLogin ? nowMs - sameEventMs : nowMs }
}

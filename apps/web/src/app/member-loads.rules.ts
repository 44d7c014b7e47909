import {
  depositSettings,
  type EndpointDefinition,
  inbox,
  playerRankProgress,
  playsForFun,
  promoCodeEnable,
} from '@foyer/contract'

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

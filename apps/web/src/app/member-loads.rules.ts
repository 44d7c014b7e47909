import {
  canReadChatCount,
  chatUnreadCount,
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
  /** The footer shows what is unread in the chat. */
  showsUnread: boolean
}

/**
 * Data loaded for a member: with the token the promo-code flag (SESS-10), the rank progress (SESS-12), the deposit
 * settings (SESS-13) and the inbox (SESS-14); on each visit of home inbox and deposit settings again (SESS-18,
 * SESS-19), and the count of the chat for those who may read it (CS-11, OPEN-82).
 */
export function listMemberLoads({
  memberType,
  isNewSession,
  isHome,
  showsUnread,
}: MemberEvent): readonly EndpointDefinition[] {
  const ofLogin = isNewSession ? [promoCodeEnable, playerRankProgress] : []
  const ofBoth = isNewSession || isHome ? [depositSettings, inbox] : []
  const ofChat = ofBoth.length > 0 && showsUnread && canReadChatCount(memberType) ? [chatUnreadCount] : []
  // Fun accounts have no deposits: the call would be refused (T22).
  return [...ofLogin, ...ofBoth, ...ofChat].filter(
    (endpoint) => endpoint !== depositSettings || !playsForFun(memberType),
  )
}

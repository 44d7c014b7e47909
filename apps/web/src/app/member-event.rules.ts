/** Within this time a login and the home page that it leads to are one event, and so is a page's own load. */
const sameEventMs = 5_000

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

/** Member types (ROLE-03..05, ENT-03): 0 member, 1 and 2 agents, 4 free-play, 40..42 virtual. */
export const memberTypes = [0, 1, 2, 4, 40, 41, 42] as const
export type MemberType = (typeof memberTypes)[number]

export function isAgent(type: number): boolean {
  return type === 1 || type === 2
}

export function isFree(type: number): boolean {
  return type === 4
}

export function isVirtual(type: number): boolean {
  return type === 40 || type === 41 || type === 42
}

/** Free and virtual members play with fun money only (T22). */
export function playsForFun(type: number): boolean {
  return isFree(type) || isVirtual(type)
}

/** Types 0, 1, 2 may read unread chat counts (ROLE-06). */
export function canReadChatCount(type: number): boolean {
  return type === 0 || isAgent(type)
}

import type { EndpointDefinition } from '@foyer/contract'
import { evictedPercent, MAX_CACHED_RESPONSES, responseLifetimeMs } from './wps.constants.ts'

/** Owner in the key of a guest's response. */
const nobody = '-'

/** HTTP-13: whether responses are cached. Member data, above all balances and money, never are. */
export function isCacheable({ method, access, publicMaxAgeSeconds, isLive }: EndpointDefinition): boolean {
  return method === 'GET' && access === 'anyone' && publicMaxAgeSeconds !== undefined && !isLive
}

/** A key starts with merchant, member and language (T28). */
export function buildCacheKey(
  owner: { merchant: string; memberId: string | undefined; language: string },
  url: string,
) {
  return `${nameOwner(owner.merchant, owner.memberId)}${encodeURIComponent(owner.language)}${url}`
}

/** Whether a key belongs to another member than the current one. */
export function isOtherUserKey(key: string, merchant: string, memberId: string | undefined): boolean {
  const [, keyMerchant = '', keyMember = ''] = key.split('/')
  const owner = `/${keyMerchant}/${keyMember}/`
  return keyMember !== nobody && owner !== nameOwner(merchant, memberId)
}

/** An expiry beyond one lifetime comes from a clock that was set back since. */
export function isUsable(expiresAt: number, nowMs: number): boolean {
  return expiresAt > nowMs && expiresAt <= nowMs + responseLifetimeMs
}

/** HTTP-19, HTTP-21, CONF-44: with more than 30 the oldest 20 %, rounded up. */
export function listExcessEntries<Kept>(oldestFirst: readonly Kept[]): Kept[] {
  if (oldestFirst.length <= MAX_CACHED_RESPONSES) return []
  return oldestFirst.slice(0, Math.ceil((oldestFirst.length * evictedPercent) / 100))
}

/** Entries to remove in the periodic cleanup: all expired ones, then the oldest until the limit is met. */
export function listCleanup<Kept extends { expiresAt: number }>(oldestFirst: readonly Kept[], nowMs: number): Kept[] {
  let left = oldestFirst.filter(({ expiresAt }) => isUsable(expiresAt, nowMs))
  while (left.length > MAX_CACHED_RESPONSES) left = left.slice(listExcessEntries(left).length)
  return oldestFirst.filter((cached) => !left.includes(cached))
}

function nameOwner(merchant: string, memberId: string | undefined): string {
  return `/${encodeURIComponent(merchant)}/${memberId === undefined ? nobody : encodeURIComponent(memberId)}/`
}

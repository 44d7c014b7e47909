import type { TypedStorage } from '../../lib/storage.ts'

/** Names of click ids in an address, and the way that each stands for (TRACK-18, OPEN-58). */
const clickNames = {
  fbclid: 'facebook',
  gclid: 'google',
  ttclid: 'tiktok',
  twclid: 'twitter',
  kwai_click_id: 'kwai',
} as const

/** The way by which a visitor came: a campaign, a person, a platform, or directly. It identifies nobody. */
export function decideSource(storage: Pick<TypedStorage, 'read'>, search: string): string {
  const tid = storage.read('tid')
  if (typeof tid === 'string' && /^[1-9]\d{0,18}$/.test(tid)) return `tid:${tid}`
  const { affiliateCode, referralCode } = storage.read('registrationInfo') ?? {}
  if (affiliateCode) return 'affiliate'
  if (referralCode) return 'referral'
  const query = new URLSearchParams(search)
  const found = Object.entries(clickNames).find(([name]) => query.has(name))
  return found?.[1] ?? 'direct'
}

/** Click ids of an address, stored with consent only (DEC-21). */
export function readClickIds(search: string): Record<string, string> {
  const query = new URLSearchParams(search)
  const found = Object.keys(clickNames).map((name) => [name, query.get(name) ?? ''] as const)
  return Object.fromEntries(found.filter(([, value]) => value !== '' && value.length <= 500))
}

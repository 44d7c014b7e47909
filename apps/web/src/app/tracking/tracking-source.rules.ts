import type { TypedStorage } from '../../lib/storage.ts'

/** Names of click ids in an address, and the platform that each stands for (OPEN-58). */
const clickNames = {
  fbclid: 'facebook',
  gclid: 'google',
  ttclid: 'tiktok',
  twclid: 'twitter',
  kwai_click_id: 'kwai',
} as const

/** Names of further ids in an address, which name no platform of ours (TRACK-18). */
const trackingNames = ['kwai_pixel_id', 'fb_pixel_id', 'kw', 'gtag', 'gtm', 'okx', 'mgs', 'phoenix', 'devils', 'macan']

/** The platform whose advertisement led to an address. */
export function findPlatform(search: string): string | undefined {
  const query = new URLSearchParams(search)
  return Object.entries(clickNames).find(([name]) => query.has(name))?.[1]
}

/**
 * The way by which a visitor came: a campaign, a person, the last platform, or directly. It identifies nobody, and stays
 * the same for the visitor's next documents.
 */
export function decideSource(storage: Pick<TypedStorage, 'read'>, nowMs: number): string {
  const tid = storage.read('tid')
  if (typeof tid === 'string' && /^[1-9]\d{0,18}$/.test(tid)) return `tid:${tid}`
  const { affiliateCode, referralCode, platform } = storage.read('registrationInfo') ?? {}
  if (affiliateCode) return 'affiliate'
  if (referralCode) return 'referral'
  return platform && nowMs < platform.untilMs ? platform.name : 'direct'
}

/** Tracking ids and click ids of an address, stored with consent only (DEC-21). */
export function readClickIds(search: string): Record<string, string> {
  const query = new URLSearchParams(search)
  const found = [...Object.keys(clickNames), ...trackingNames].map((name) => [name, query.get(name) ?? ''] as const)
  return Object.fromEntries(found.filter(([, value]) => value !== '' && value.length <= 500))
}

import { availablePromotions, hasFlag, type SiteSettings } from '@foyer/contract'
import type { Services } from '../../lib/services.tsx'

/**
 * Whether the merchant's referral promotion is on (REF-01, REF-02); unknown counts as off. Without `REWCEN3` it is off
 * unasked (REF-03, FLAG-20, CONF-19).
 */
export async function loadIsReferralOn(
  wps: Services['wps'],
  settings: Pick<SiteSettings, 'whitelabelVal'>,
): Promise<boolean> {
  if (!hasFlag(settings, 'REWCEN3')) return false
  const promotions = await wps.call(availablePromotions, {}, { alert: false }).catch(() => undefined)
  return promotions?.REFERRAL?.enabled === true
}

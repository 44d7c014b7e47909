import { availablePromotions, type Banner, banners, hasFlag } from '@foyer/contract'
import { useIsOffered, useSettings, useValue } from '../../lib/queries.ts'
import { findReferralBanner } from './promotion-referral.rules.ts'

/** Default banner group of the referral bar (BAR-11, CONST-87). */
const bannerGroup = 'm_top'

/** The picture of the referral bar, where it shows. */
export function useReferralBanner(): Banner | undefined {
  // REF-03: not asked for without the merchant's rewards.
  const hasRewards = hasFlag(useSettings(), 'REWCEN3')
  const isOffered = useIsOffered(availablePromotions) && hasRewards
  const { data: promotions } = useValue(availablePromotions, {}, { isEnabled: isOffered })
  const isEnabled = promotions?.REFERRAL?.enabled === true
  const { data: found = [] } = useValue(banners, { query: { groupName: bannerGroup } }, { isEnabled })
  return findReferralBanner({ hasRewards, promotions, found })
}

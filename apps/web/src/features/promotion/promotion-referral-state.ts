import { availablePromotions, type Banner, banners, REFERRAL_PROMOTION } from '@foyer/contract'
import { useIsOffered, useValue } from '../../lib/queries.ts'

/** Default banner group of the referral bar (BAR-11, CONST-87). */
const bannerGroup = 'm_top'

/** The picture of the referral bar; undefined without the programme or without a picture (BAR-10, REF-02). */
export function useReferralBanner(): Banner | undefined {
  const isOffered = useIsOffered(availablePromotions)
  const { data: promotions = [] } = useValue(availablePromotions, {}, { isEnabled: isOffered })
  const isEnabled = promotions.some(({ key }) => key === REFERRAL_PROMOTION)
  const { data: found = [] } = useValue(banners, { query: { groupName: bannerGroup } }, { isEnabled })
  return isEnabled ? found[0] : undefined
}

import type { availablePromotions, Banner, EndpointValue } from '@foyer/contract'

interface ReferralFacts {
  /** REF-03: without the merchant's rewards there is no programme. */
  hasRewards: boolean
  promotions: EndpointValue<typeof availablePromotions> | undefined
  found: readonly Banner[]
}

/** The picture of the referral bar; undefined without the programme or without a picture (BAR-10, REF-02). */
export function findReferralBanner({ hasRewards, promotions, found }: ReferralFacts): Banner | undefined {
  return hasRewards && promotions?.REFERRAL?.enabled ? found.find(({ url }) => url !== '') : undefined
}

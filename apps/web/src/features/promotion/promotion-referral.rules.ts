import { type Banner, REFERRAL_PROMOTION } from '@foyer/contract'

/** The picture of the referral bar; undefined without the programme or without a picture (BAR-10, REF-02). */
export function findReferralBanner(
  promotions: readonly { key: string }[],
  found: readonly Banner[],
): Banner | undefined {
  return promotions.some(({ key }) => key === REFERRAL_PROMOTION) ? found.find(({ url }) => url !== '') : undefined
}

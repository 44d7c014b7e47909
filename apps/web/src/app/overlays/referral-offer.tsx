import { ReferralBar } from '../../features/promotion/promotion-referral-bar.tsx'
import { useReferralBanner } from '../../features/promotion/promotion-referral-state.ts'
import { useAddress } from '../../lib/navigation.tsx'
import { useTurn } from './overlay-turns.tsx'

/** The merchant's referral programme, above every page but its own. */
export function ReferralOffer() {
  const { path } = useAddress()
  const banner = useReferralBanner()
  const isTurn = useTurn('referral', banner !== undefined && path !== '/m/inviteFriends')
  return isTurn && banner ? <ReferralBar banner={banner} path={path} /> : null
}

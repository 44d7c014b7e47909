import { Suspense } from 'react'
import { useReferralBanner } from '../../features/promotion/promotion-referral-state.ts'
import { useAddress } from '../../lib/navigation.tsx'
import { lazyChunk } from '../../ui/lazy-chunk.tsx'
import { useTurn } from './overlay-turns.tsx'

const ReferralBar = lazyChunk(
  async () => (await import('../../features/promotion/promotion-referral-bar.tsx')).ReferralBar,
)

/** The merchant's referral programme, above every page but its own. */
export function ReferralOffer() {
  const { path } = useAddress()
  const banner = useReferralBanner()
  const isTurn = useTurn('referral', banner !== undefined && path !== '/m/inviteFriends')
  if (!isTurn || !banner) return null
  return (
    <Suspense fallback={null}>
      <ReferralBar banner={banner} path={path} />
    </Suspense>
  )
}

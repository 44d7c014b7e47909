import { Suspense, useState } from 'react'
import { useReferralBanner } from '../../features/promotion/promotion-referral-state.ts'
import { useAddress } from '../../lib/navigation.tsx'
import { useServices } from '../../lib/services.tsx'
import { lazyChunk } from '../../ui/lazy-chunk.tsx'
import { useTurn } from './overlay-turns.tsx'

const ReferralBar = lazyChunk(
  async () => (await import('../../features/promotion/promotion-referral-bar.tsx')).ReferralBar,
)

/** The merchant's referral programme, above every page but its own. */
export function ReferralOffer() {
  const { path } = useAddress()
  const { storage } = useServices()
  const [isClosed, setClosed] = useState(() => storage.read('hideReferralBar') === '1')
  const banner = useReferralBanner()
  const isTurn = useTurn('referral', banner !== undefined && !isClosed && path !== '/m/inviteFriends')
  if (!isTurn || !banner) return null
  return (
    <Suspense fallback={null}>
      <ReferralBar banner={banner} path={path} onClosed={() => setClosed(true)} />
    </Suspense>
  )
}

import { Suspense, useEffect, useState } from 'react'
import { useInstallOffer } from '../../features/install/install-offer.ts'
import { useAddress } from '../../lib/navigation.tsx'
import { canOfferInstall } from '../../routes.rules.ts'
import { lazyChunk } from '../../ui/lazy-chunk.tsx'
import { useTurn } from './overlay-turns.tsx'

const InstallCard = lazyChunk(async () => (await import('../../features/install/install-card.tsx')).InstallCard)

/** Time on the page before the installation is offered, in ms. */
const offerDelayMs = 4_000

/** The offer to install, at the foot of the home page (GUARD-19); never over anything. */
export function InstallTurn() {
  const { path } = useAddress()
  const isPageAllowed = canOfferInstall(path)
  const [isDue, setDue] = useState(false)
  const { shouldOffer, markOffered, ...offer } = useInstallOffer(isPageAllowed)
  const isTurn = useTurn('install', isPageAllowed && (shouldOffer || isDue))
  const isNext = isTurn && shouldOffer
  useEffect(() => {
    if (!isNext) return
    const timer = setTimeout(() => {
      if (document.querySelector('[role="dialog"], [role="alertdialog"]') !== null) return
      markOffered()
      setDue(true)
    }, offerDelayMs)
    return () => clearTimeout(timer)
  }, [isNext, markOffered])
  if (!isTurn || !isDue) return null
  return (
    <Suspense fallback={null}>
      <InstallCard {...offer} onClose={() => setDue(false)} />
    </Suspense>
  )
}

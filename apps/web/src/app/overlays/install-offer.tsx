import { useEffect, useState } from 'react'
import { InstallCard } from '../../features/install/install-card.tsx'
import { useInstallOffer } from '../../features/install/install-offer.ts'
import { useAddress } from '../../lib/navigation.tsx'
import { canOfferInstall } from '../../routes.rules.ts'

/** Time on the page before the installation is offered, in ms. */
const offerDelayMs = 4_000

/** From the second visit on: the offer to install, at the foot of the home page (GUARD-19); never over anything. */
export function InstallOffer() {
  const { path } = useAddress()
  const isPageAllowed = canOfferInstall(path)
  const [isDue, setDue] = useState(false)
  const { shouldOffer, markOffered, ...offer } = useInstallOffer(isPageAllowed)
  useEffect(() => {
    if (!shouldOffer) return
    const timer = setTimeout(() => {
      if (document.querySelector('[role="dialog"], [role="alertdialog"]') !== null) return
      markOffered()
      setDue(true)
    }, offerDelayMs)
    return () => clearTimeout(timer)
  }, [shouldOffer, markOffered])
  return isDue && isPageAllowed ? <InstallCard {...offer} onClose={() => setDue(false)} /> : null
}

import { Suspense, useState } from 'react'
import { isOfferVisit } from '../../features/install/install.rules.ts'
import { countVisit } from '../../features/install/install-marks.ts'
import { useServices } from '../../lib/services.tsx'
import { lazyChunk } from '../../ui/lazy-chunk.tsx'

const InstallTurn = lazyChunk(async () => (await import('./install-turn.tsx')).InstallTurn)

/** PWA-01: the installation is offered from the second visit on; the first one does not load it. */
export function InstallOffer() {
  const { storage } = useServices()
  const [visit] = useState(() => countVisit(storage))
  if (!isOfferVisit(visit)) return null
  return (
    <Suspense fallback={null}>
      <InstallTurn />
    </Suspense>
  )
}

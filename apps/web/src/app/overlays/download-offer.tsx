import { Suspense, useState } from 'react'
import { useDownload } from '../../features/download/download-state.ts'
import { useAddress } from '../../lib/navigation.tsx'
import { useServices } from '../../lib/services.tsx'
import { canOfferInstall } from '../../routes.rules.ts'
import { lazyChunk } from '../../ui/lazy-chunk.tsx'
import { useTurn } from './overlay-turns.tsx'

const DownloadBar = lazyChunk(async () => (await import('../../features/download/download-bar.tsx')).DownloadBar)

/** The merchant's own app: its bar on every page, its popup where nothing else is going on. */
export function DownloadOffer() {
  const { path } = useAddress()
  const { storage } = useServices()
  const [isHidden] = useState(() => storage.read('hideDownloadBar') === '1')
  const [isOver, setOver] = useState(isHidden)
  const download = useDownload(isOver)
  const isTurn = useTurn('download', download.isBarAllowed)
  // Closed on this page it stays here without a turn: its popup leaves with an animation.
  if (isHidden || !(isTurn || isOver)) return null
  return (
    <Suspense fallback={null}>
      <DownloadBar
        download={download}
        path={path}
        isPopupAllowed={canOfferInstall(path)}
        onOver={() => setOver(true)}
      />
    </Suspense>
  )
}

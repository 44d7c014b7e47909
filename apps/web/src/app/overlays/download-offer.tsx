import { Suspense } from 'react'
import { useDownload } from '../../features/download/download-state.ts'
import { useAddress } from '../../lib/navigation.tsx'
import { canOfferInstall } from '../../routes.rules.ts'
import { lazyChunk } from '../../ui/lazy-chunk.tsx'
import { useTurn } from './overlay-turns.tsx'

const DownloadBar = lazyChunk(async () => (await import('../../features/download/download-bar.tsx')).DownloadBar)

/** The merchant's own app: its bar on every page, its popup where nothing else is going on. */
export function DownloadOffer() {
  const { path } = useAddress()
  const download = useDownload()
  const isTurn = useTurn('download', download.isBarAllowed)
  if (!isTurn) return null
  return (
    <Suspense fallback={null}>
      <DownloadBar download={download} path={path} isPopupAllowed={canOfferInstall(path)} />
    </Suspense>
  )
}

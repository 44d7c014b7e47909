import { DownloadBar } from '../../features/download/download-bar.tsx'
import { useDownload } from '../../features/download/download-state.ts'
import { useAddress } from '../../lib/navigation.tsx'
import { canOfferInstall } from '../../routes.rules.ts'
import { useTurn } from './overlay-turns.tsx'

/** The merchant's own app: its bar on every page, its popup where nothing else is going on. */
export function DownloadOffer() {
  const { path } = useAddress()
  const download = useDownload()
  const isTurn = useTurn('download', download.isBarAllowed)
  return isTurn ? <DownloadBar download={download} path={path} isPopupAllowed={canOfferInstall(path)} /> : null
}

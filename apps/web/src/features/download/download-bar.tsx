import { X } from 'lucide-react'
import { useRef, useState } from 'react'
import { useText } from '../../lib/i18n.ts'
import { useSettings } from '../../lib/queries.ts'
import { useServices } from '../../lib/services.tsx'
import { useQuietEntry } from '../../ui/use-quiet-entry.ts'
import styles from './download-bar.module.css'
import { DownloadButton } from './download-button.tsx'
import { DownloadIcon } from './download-icon.tsx'
import { DownloadPopup } from './download-popup.tsx'
import type { DownloadState } from './download-state.ts'

interface DownloadBarProps {
  download: DownloadState
  /** The page below. */
  path: string
  /** Whether the popup may come by itself on this page. */
  isPopupAllowed: boolean
  /** Both are closed: nothing more comes in this visit. */
  onOver: () => void
}

/**
 * The bar over the page with the way to the merchant's app (BAR-01..09), and its popup: after 20 s by itself, or once
 * when the bar is closed (CONF-38, BAR-23).
 */
export function DownloadBar({ download, path, isPopupAllowed, onOver }: DownloadBarProps) {
  const t = useText()
  const { storage } = useServices()
  const { merchantName } = useSettings()
  const [isClosed, setClosed] = useState(false)
  const [isForced, setForced] = useState(false)
  const bar = useRef<HTMLElement>(null)
  const isShown = useQuietEntry(path, bar) && !isClosed
  const title = t('download.title', { merchant: merchantName })
  const close = () => {
    storage.write('hideDownloadBar', '1')
    setClosed(true)
    setForced(true)
  }
  return (
    <>
      {isShown && (
        <aside ref={bar} className={styles.bar} aria-label={title}>
          <button type="button" className={styles.close} aria-label={t('close')} onClick={close}>
            <X size={20} aria-hidden="true" />
          </button>
          <DownloadIcon address={download.icon} size={36} />
          <p className={styles.text}>{title}</p>
          <DownloadButton {...download} isSmall />
        </aside>
      )}
      <DownloadPopup
        download={download}
        title={title}
        isForced={isForced}
        isAllowed={isPopupAllowed && !isClosed}
        onClosed={() => {
          storage.write('hideDownloadBar', '1')
          setClosed(true)
          setForced(false)
          onOver()
        }}
      />
    </>
  )
}

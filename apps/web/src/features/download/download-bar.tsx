import { X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useText } from '../../lib/i18n.ts'
import { useSettings } from '../../lib/queries.ts'
import { SafeImage } from '../../lib/safe-image.tsx'
import { useServices } from '../../lib/services.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { popupDelayMs } from './download.constants.ts'
import styles from './download-bar.module.css'
import { DownloadButton } from './download-button.tsx'
import { DownloadPopup } from './download-popup.tsx'
import { useDownload } from './download-state.ts'

/**
 * The bar over the page with the way to the merchant's app (BAR-01..09), and its popup: after 20 s by itself, or once
 * when the bar is closed (CONF-38, BAR-23).
 */
export function DownloadBar() {
  const t = useText()
  const { storage } = useServices()
  const { merchantName, template } = useSettings()
  const download = useDownload()
  const { isBarAllowed } = download
  const [isClosed, setClosed] = useState(() => storage.read('hideDownloadBar') === '1')
  const [isPopupOpen, setPopupOpen] = useState(false)
  const isShown = isBarAllowed && !isClosed
  useEffect(() => {
    if (!isShown) return undefined
    const timer = setTimeout(() => {
      if (document.querySelector('[role="dialog"], [role="alertdialog"]') === null) setPopupOpen(true)
    }, popupDelayMs)
    return () => clearTimeout(timer)
  }, [isShown])
  const close = () => {
    storage.write('hideDownloadBar', '1')
    setClosed(true)
    setPopupOpen(true)
  }
  return (
    <>
      {isShown && (
        <aside className={styles.bar} aria-label={t('download.title', { merchant: merchantName })}>
          <button type="button" className={styles.close} aria-label={t('close')} onClick={close}>
            <X size={20} aria-hidden="true" />
          </button>
          <SafeImage src={template.h5_logo} width={36} height={36} className={styles.icon} />
          <p className={styles.text}>{t('download.title', { merchant: merchantName })}</p>
          <DownloadButton {...download} isSmall />
        </aside>
      )}
      {isBarAllowed && (
        <Sheet
          isOpen={isPopupOpen}
          onClose={() => setPopupOpen(false)}
          title={t('download.title', { merchant: merchantName })}
          closeLabel={t('close')}
        >
          <DownloadPopup {...download} onOpen={() => setPopupOpen(false)} />
        </Sheet>
      )}
    </>
  )
}

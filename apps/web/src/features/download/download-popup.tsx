import { type Banner, banners } from '@foyer/contract'
import { Star } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../lib/i18n.ts'
import { useValue } from '../../lib/queries.ts'
import { SafeImage } from '../../lib/safe-image.tsx'
import { useServices } from '../../lib/services.tsx'
import { Popup } from '../../ui/popup.tsx'
import { APP_GRADE, popupBannerGroups, popupDelayMs } from './download.constants.ts'
import styles from './download-bar.module.css'
import { DownloadButton } from './download-button.tsx'
import { DownloadIcon } from './download-icon.tsx'
import type { DownloadState } from './download-state.ts'

interface DownloadPopupProps {
  download: DownloadState
  title: string
  isForced: boolean
  isAllowed: boolean
  onClosed: () => void
}

/** OPEN-02: the app's icon, grade and description, the banners of two groups, and the link for this device. */
export function DownloadPopup({ download, title, isForced, isAllowed, onClosed }: DownloadPopupProps) {
  const t = useText()
  const { storage, clock, numberTag } = useServices()
  const [today] = useState(() => new Date(clock.now()).toLocaleDateString('en-CA'))
  const [todayHide, setTodayHide] = useState(() => storage.read('downloadPopupHidden') === today)
  const found = usePopupBanners()
  return (
    <Popup
      title={title}
      texts={{ close: t('close'), today: t('download.today') }}
      popupList={found.map((banner) => ({ key: banner.id, content: <PopupBanner banner={banner} /> }))}
      autoplay
      delay={popupDelayMs}
      showTodayCheckbox
      todayHide={todayHide}
      isRequested={isForced}
      isAllowed={isAllowed}
      onTodayHide={(isHidden) => {
        if (isHidden) storage.write('downloadPopupHidden', today)
        else storage.remove('downloadPopupHidden')
      }}
      onClosed={() => {
        setTodayHide(storage.read('downloadPopupHidden') === today)
        onClosed()
      }}
    >
      {(close) => (
        <div className={styles.popup}>
          <DownloadIcon address={download.icon} size={64} />
          <p className={styles.grade}>
            <span className="visually-hidden">
              {t('download.grade', {
                grade: new Intl.NumberFormat(numberTag, { minimumFractionDigits: 1 }).format(APP_GRADE),
              })}
            </span>
            {Array.from({ length: APP_GRADE }, (_, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the stars are identical and never move
              <Star key={place} size={18} fill="currentColor" aria-hidden="true" />
            ))}
          </p>
          {download.description && <p className={styles.description}>{download.description}</p>}
          <DownloadButton {...download} onOpen={close} />
        </div>
      )}
    </Popup>
  )
}

/** The first banner of each group (BAR-24, CONST-51). */
function usePopupBanners(): Banner[] {
  const [one, two] = popupBannerGroups
  const [first] = useValue(banners, { query: { groupName: one } }).data ?? []
  const [second] = useValue(banners, { query: { groupName: two } }).data ?? []
  return [first, second].filter((banner) => banner !== undefined)
}

function PopupBanner({ banner }: { banner: Banner }) {
  return <SafeImage src={banner.url} alt={banner.title} width={720} height={336} className={styles.banner} />
}

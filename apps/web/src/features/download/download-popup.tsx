import { banners } from '@foyer/contract'
import { Star } from 'lucide-react'
import { useText } from '../../lib/i18n.ts'
import { useSettings, useValue } from '../../lib/queries.ts'
import { SafeImage } from '../../lib/safe-image.tsx'
import { APP_GRADE, popupBannerGroups } from './download.constants.ts'
import styles from './download-bar.module.css'
import { DownloadButton } from './download-button.tsx'
import type { DownloadState } from './download-state.ts'

/** OPEN-02: the app's icon, grade and description, the banners of two groups, and the link for this device. */
export function DownloadPopup(download: DownloadState & { onOpen: () => void }) {
  const t = useText()
  const { template } = useSettings()
  return (
    <div className={styles.popup}>
      <SafeImage src={template.h5_logo} width={64} height={64} className={styles.icon} />
      <p className={styles.grade}>
        <span className="visually-hidden">{t('download.grade', { grade: APP_GRADE.toFixed(1) })}</span>
        {Array.from({ length: APP_GRADE }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the stars are identical and never move
          <Star key={place} size={18} fill="currentColor" aria-hidden="true" />
        ))}
      </p>
      {download.description && <p className={styles.description}>{download.description}</p>}
      {popupBannerGroups.map((groupName) => (
        <PopupBanner key={groupName} groupName={groupName} />
      ))}
      <DownloadButton {...download} />
    </div>
  )
}

/** BAR-24, CONST-51. */
function PopupBanner({ groupName }: { groupName: string }) {
  const [banner] = useValue(banners, { query: { groupName } }).data ?? []
  return banner ? <SafeImage src={banner.url} alt={banner.title} className={styles.banner} /> : null
}

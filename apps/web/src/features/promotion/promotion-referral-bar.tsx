import type { Banner } from '@foyer/contract'
import { X } from 'lucide-react'
import { useRef, useState } from 'react'
import { useText } from '../../lib/i18n.ts'
import { Link } from '../../lib/navigation.tsx'
import { SafeImage } from '../../lib/safe-image.tsx'
import { useServices } from '../../lib/services.tsx'
import { useQuietEntry } from '../../ui/use-quiet-entry.ts'
import styles from './promotion-referral-bar.module.css'

/** In place of a picture that does not load (BAR-12). */
const fallbackImage = '/m/art/referral.webp'

interface ReferralBarProps {
  banner: Banner
  /** The page below. */
  path: string
  onClosed: () => void
}

/** The bar over the page with the merchant's referral programme (BAR-10..14). */
export function ReferralBar({ banner, path, onClosed }: ReferralBarProps) {
  const t = useText()
  const { storage } = useServices()
  const [hasFailed, setFailed] = useState(false)
  const bar = useRef<HTMLElement>(null)
  const isShown = useQuietEntry(path, bar)
  if (!isShown) return null
  const title = banner.title || t('title.inviteFriends')
  const close = () => {
    storage.write('hideReferralBar', '1')
    onClosed()
  }
  return (
    <aside ref={bar} className={styles.bar} aria-label={title}>
      <Link href="/m/inviteFriends" className={styles.link} aria-label={title}>
        <SafeImage
          src={hasFailed ? fallbackImage : banner.url}
          width={720}
          height={120}
          className={styles.picture}
          onError={() => setFailed(true)}
        />
      </Link>
      <button type="button" className={styles.close} aria-label={t('close')} onClick={close}>
        <X size={20} aria-hidden="true" />
      </button>
    </aside>
  )
}

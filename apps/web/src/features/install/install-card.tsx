import { Button, buttonClass } from '@foyer/ui/button'
import { X } from 'lucide-react'
import { useRef } from 'react'
import { useText } from '../../lib/i18n.ts'
import { Link } from '../../lib/navigation.tsx'
import { useSettings } from '../../lib/queries.ts'
import { useServices } from '../../lib/services.tsx'
import { useOfferHeight } from '../../ui/use-offer-height.ts'
import { InstallAppIcon, useAppManifest } from './install-app-icon.tsx'
import styles from './install-card.module.css'
import { markDismissed } from './install-marks.ts'
import type { Install } from './install-prompt.ts'

/** The offer to install, in one line above the footer: the browser's prompt, or the way to the instructions. */
export function InstallCard({ hasPrompt, install, onClose }: Install & { onClose: () => void }) {
  const t = useText()
  const { storage } = useServices()
  const { merchantName: merchant } = useSettings()
  const { icon } = useAppManifest()
  const card = useRef<HTMLElement>(null)
  useOfferHeight(card)
  const refuse = () => {
    markDismissed(storage)
    onClose()
  }
  return (
    <aside ref={card} className={styles.card} aria-label={t('install.action', { merchant })}>
      <InstallAppIcon icon={icon} size={40} className={styles.icon} />
      <p className={styles.text}>{t('install.offer', { merchant })}</p>
      {hasPrompt ? (
        <Button isSmall onClick={() => void install().finally(onClose)}>
          {t('install.offer.action')}
        </Button>
      ) : (
        <Link href="/m/download" className={buttonClass({ isSmall: true })} onClick={onClose}>
          {t('install.offer.how')}
        </Link>
      )}
      <button type="button" className={styles.close} aria-label={t('install.offer.later')} onClick={refuse}>
        <X size={20} aria-hidden="true" />
      </button>
    </aside>
  )
}

import type { MessageId } from '@foyer/messages'
import { buttonClass } from '@foyer/ui/button'
import { Download, ExternalLink } from 'lucide-react'
import { useText } from '../../lib/i18n.ts'
import { useSettings } from '../../lib/queries.ts'
import styles from './download-bar.module.css'
import { DownloadLink } from './download-button.tsx'
import { type DownloadChoice, useDownloadChoices } from './download-state.ts'

const labels: Record<DownloadChoice['resourceType'], MessageId> = {
  MOBILECONFIG: 'install.link.profile',
  IOS: 'install.link.ios',
  Android: 'install.link.android',
}

/** The merchant's own app on the install page: one link for each kind of phone; nothing without an app (OPEN-01). */
export function DownloadChoices() {
  const t = useText()
  const { merchantName: merchant } = useSettings()
  const choices = useDownloadChoices()
  if (choices.length === 0) return null
  return (
    <section className={styles.choices} aria-label={t('install.app.title', { merchant })}>
      <h3 className={styles.heading}>{t('install.app.title', { merchant })}</h3>
      {choices.map(({ resourceType, url, opening }) => {
        const Icon = opening === 'newTab' ? ExternalLink : Download
        return (
          <div key={resourceType} className={styles.choice}>
            <DownloadLink url={url} opening={opening} className={buttonClass({ kind: 'secondary', isWide: true })}>
              <Icon size={18} aria-hidden="true" />
              {t(labels[resourceType])}
            </DownloadLink>
            {resourceType === 'MOBILECONFIG' && <p className={styles.hint}>{t('install.link.profile.hint')}</p>}
          </div>
        )
      })}
    </section>
  )
}

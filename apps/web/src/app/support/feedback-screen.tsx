import { buttonClass } from '@foyer/ui/button'
import { useText } from '../../lib/i18n.ts'
import { Link } from '../../lib/navigation.tsx'
import { useSettings } from '../../lib/queries.ts'
import styles from './feedback-screen.module.css'
import { SupportContacts } from './support-contacts.tsx'

/** `/m/feedback` (ROUTE-23): feedback goes to customer service, by its own channels. */
export function FeedbackScreen() {
  const t = useText()
  const { merchantName } = useSettings()
  return (
    <div className={styles.screen}>
      <header className={styles.intro}>
        <h2 className={styles.heading}>{t('member.feedback.title')}</h2>
        <p className={styles.lead}>{t('member.feedback.body', { merchant: merchantName })}</p>
      </header>
      <SupportContacts />
      <Link href="/m/helpCenter" className={buttonClass({ kind: 'secondary', isWide: true })}>
        {t('title.helpCenter')}
      </Link>
    </div>
  )
}

import { listFeedback } from '@foyer/contract'
import { FeedbackHome } from '../../features/feedback/feedback-home.tsx'
import { useText } from '../../lib/i18n.ts'
import { useIsOffered } from '../../lib/queries.ts'
import { useSession } from '../../lib/services.tsx'
import styles from './feedback-screen.module.css'
import { SupportContacts } from './support-contacts.tsx'

/** `/m/feedback` (ROUTE-23): the member's feedback, and customer service for what cannot wait. */
export function FeedbackScreen() {
  const t = useText()
  const member = useSession()
  const isOffered = useIsOffered(listFeedback)
  return (
    <div className={styles.screen}>
      {isOffered && <p className={styles.lead}>{t('feedback.lead')}</p>}
      {isOffered && member && <FeedbackHome />}
      <section className={styles.intro} aria-labelledby="feedback-support">
        <h2 id="feedback-support" className={styles.heading}>
          {t('help.vote.more')}
        </h2>
        <SupportContacts />
      </section>
    </div>
  )
}

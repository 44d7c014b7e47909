import { useText } from '../../lib/i18n.ts'
import { useSession } from '../../lib/services.tsx'
import { Inbox } from './notices-inbox.tsx'
import styles from './notices-list.module.css'
import { AnnouncementList } from './notices-list.tsx'

/** `/m/notice` (ROUTE-19): the merchant's messages to the member, then its notices to everybody. */
export function NoticesScreen() {
  const t = useText()
  const member = useSession()
  if (!member) return <AnnouncementList types="notice" />
  return (
    <div className={styles.screen}>
      <Inbox />
      <section className={styles.part} aria-labelledby="notices">
        <h2 id="notices" className={styles.heading}>
          {t('inbox.notices')}
        </h2>
        <AnnouncementList types="notice" />
      </section>
    </div>
  )
}

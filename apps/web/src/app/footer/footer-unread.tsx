import { chatUnreadCount } from '@foyer/contract'
import { useEffect, useState } from 'react'
import { useText } from '../../lib/i18n.ts'
import { useValue } from '../../lib/queries.ts'
import { useServices } from '../../lib/services.tsx'
import { CountBadge } from '../../ui/count-badge.tsx'
import styles from './footer.module.css'

/** Number of unread messages of the chat (CS-13, OPEN-82); none until it and its words are loaded. */
export function FooterUnread() {
  const t = useText()
  const { loadTexts } = useServices()
  const [hasWords, setHasWords] = useState(false)
  const { data } = useValue(chatUnreadCount, {})
  useEffect(() => {
    void loadTexts().then(
      () => setHasWords(true),
      () => undefined,
    )
  }, [loadTexts])
  const count = hasWords ? (data?.unReadCount ?? 0) : 0
  return (
    <span className={styles.badge}>
      <CountBadge count={count} label={t('member.unread', { count })} />
    </span>
  )
}

import { inbox, readInboxMessages } from '@foyer/contract'
import { classNames } from '@foyer/ui/class-names'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useDateTime } from '../../lib/format.ts'
import { useText } from '../../lib/i18n.ts'
import { queryKey, useValue } from '../../lib/queries.ts'
import { useServices, useSession } from '../../lib/services.tsx'
import styles from './notices-list.module.css'

/**
 * The merchant's messages to this member, newest first; displayed messages count as read (OPEN-38). Absent for a guest
 * or without any.
 */
export function Inbox() {
  const t = useText()
  const formatDateTime = useDateTime()
  const { data } = useValue(inbox, {})
  const items = data?.items ?? []
  useMarkRead(items.filter(({ isRead }) => !isRead).map(({ id }) => id))
  if (items.length === 0) return null
  return (
    <section className={styles.part} aria-labelledby="inbox">
      <h2 id="inbox" className={styles.heading}>
        {t('inbox.title')}
      </h2>
      <ul className={styles.list}>
        {items.map(({ id, title, body, sentAt, isRead }) => (
          <li key={id} className={classNames(styles.entry, !isRead && styles.unread)}>
            <h3 className={styles.title}>
              {title}
              {!isRead && <span className={styles.new}>{t('inbox.new')}</span>}
            </h3>
            <time className={styles.time} dateTime={sentAt}>
              {formatDateTime(sentAt, 'date')}
            </time>
            <p className={styles.body}>{body}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Reports displayed messages as read, silently; the count decreases, the marks stay until the next visit. */
function useMarkRead(ids: readonly string[]): void {
  const { wps } = useServices()
  const queries = useQueryClient()
  const memberId = useSession()?.id
  const unread = ids.join()
  const mark = useEffectEvent(async () => {
    const answer = await wps
      .call(readInboxMessages, { body: { ids: [...ids] } }, { alert: false })
      .catch(() => undefined)
    if (!answer) return
    queries.setQueryData<{ unreadCount: number }>(
      queryKey(inbox, {}, memberId),
      (known) => known && { ...known, ...answer },
    )
  })
  useEffect(() => {
    if (unread !== '') void mark()
  }, [unread])
}

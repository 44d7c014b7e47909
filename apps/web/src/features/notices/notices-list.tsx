import { announcements } from '@foyer/contract'
import { EmptyState, SkeletonList } from '@foyer/ui/states'
import { Megaphone } from 'lucide-react'
import { announcementsOf } from '../../lib/announcement-query.ts'
import { useDateTime } from '../../lib/format.ts'
import { useText } from '../../lib/i18n.ts'
import { LoadFailure } from '../../lib/load-failure.tsx'
import { useValue } from '../../lib/queries.ts'
import styles from './notices-list.module.css'

/** The merchant's announcements of one type, newest first (NOTICE-01). */
export function AnnouncementList({ types }: { types: 'news' | 'notice' }) {
  const t = useText()
  const formatDateTime = useDateTime()
  const { data, error, isPending, refetch, isFetching } = useValue(announcements, { query: announcementsOf(types) })

  if (isPending) return <SkeletonList rows={4} size="card" label={t('loading')} />
  if (!data) return error && <LoadFailure error={error} onRetry={() => void refetch()} isBusy={isFetching} />
  if (data.length === 0)
    return <EmptyState icon={<Megaphone size={28} aria-hidden="true" />} title={t('state.empty')} />
  return (
    <ul className={styles.list}>
      {data.map((entry) => (
        <li key={entry.id} className={styles.entry}>
          <h2 className={styles.title}>{entry.title}</h2>
          <time
            className={styles.time}
            dateTime={entry.publishedAt}
            suppressHydrationWarning /* a browser's text may be older */
          >
            {formatDateTime(entry.publishedAt, 'date')}
          </time>
          <p className={styles.body}>{entry.body}</p>
        </li>
      ))}
    </ul>
  )
}

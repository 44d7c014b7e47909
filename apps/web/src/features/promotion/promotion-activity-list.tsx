import type { Announcement } from '@foyer/contract'
import { EmptyState } from '@foyer/ui/states'
import { ChevronRight, Gift } from 'lucide-react'
import { useDateTime } from '../../lib/format.ts'
import { useText } from '../../lib/i18n.ts'
import { Link } from '../../lib/navigation.tsx'
import { SafeImage } from '../../lib/safe-image.tsx'
import styles from './promotion-activity.module.css'

/** All current activities, newest first; each leads to its own page. */
export function ActivityList({ activities }: { activities: readonly Announcement[] }) {
  const t = useText()
  const formatDateTime = useDateTime()
  if (activities.length === 0)
    return <EmptyState icon={<Gift size={28} aria-hidden="true" />} title={t('promotion.activity.empty')} />
  return (
    <ul className={styles.list}>
      {activities.map(({ id, title, body, url, publishedAt }) => (
        <li key={id}>
          <Link href={`/m/activity?id=${encodeURIComponent(id)}`} className={styles.card}>
            {url !== undefined && (
              <SafeImage src={url} width={720} height={336} loading="lazy" className={styles.image} />
            )}
            <h2 className={styles.title}>{title}</h2>
            <time
              className={styles.time}
              dateTime={publishedAt}
              suppressHydrationWarning /* a browser's text may be older */
            >
              {formatDateTime(publishedAt, 'date')}
            </time>
            <p className={styles.teaser}>{body}</p>
            <span className={styles.more}>
              {t('promotion.activity.more')}
              <ChevronRight className="turns" size={18} aria-hidden="true" />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

import type { Announcement } from '@foyer/contract'
import { buttonClass } from '@foyer/ui/button'
import { EmptyState } from '@foyer/ui/states'
import { CalendarOff } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useDateTime } from '../../lib/format.ts'
import { useText } from '../../lib/i18n.ts'
import { cameFromInside, Link } from '../../lib/navigation.tsx'
import styles from './promotion-activity.module.css'

/** One activity with its full text. */
export function ActivityDetail({ activity }: { activity: Announcement }) {
  const formatDateTime = useDateTime()
  const heading = useRef<HTMLHeadingElement>(null)
  // The path is the list's, so the shell detects no new page.
  useEffect(() => {
    if (!cameFromInside()) return
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <article className={styles.detail}>
      <h2 ref={heading} tabIndex={-1} className={styles.heading}>
        {activity.title}
      </h2>
      <time
        className={styles.time}
        dateTime={activity.publishedAt}
        suppressHydrationWarning /* a browser's text may be older */
      >
        {formatDateTime(activity.publishedAt, 'date')}
      </time>
      <p className={styles.body}>{activity.body}</p>
      <AllActivities />
    </article>
  )
}

/** Message for the address of a missing activity. */
export function ActivityUnavailable() {
  const t = useText()
  return (
    <EmptyState
      icon={<CalendarOff size={28} aria-hidden="true" />}
      title={t('promotion.activity.gone')}
      body={t('promotion.activity.gone.body')}
    >
      <AllActivities />
    </EmptyState>
  )
}

function AllActivities() {
  const t = useText()
  return (
    <Link href="/m/activity" className={buttonClass({ kind: 'secondary' })}>
      {t('promotion.activity.all')}
    </Link>
  )
}

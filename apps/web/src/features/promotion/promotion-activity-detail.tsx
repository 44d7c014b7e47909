import type { Announcement } from '@foyer/contract'
import { buttonClass } from '@foyer/ui/button'
import { EmptyState } from '@foyer/ui/states'
import { CalendarOff } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useDateTime } from '../../lib/format.ts'
import { useText } from '../../lib/i18n.ts'
import { cameFromInside, Link } from '../../lib/navigation.tsx'
import { SafeImage } from '../../lib/safe-image.tsx'
import styles from './promotion-activity.module.css'

/** One activity with its full text. */
export function ActivityDetail({ activity }: { activity: Announcement }) {
  const t = useText()
  const formatDateTime = useDateTime()
  const { url, startsAt, endsAt, terms } = activity
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
      {url !== undefined && <SafeImage src={url} width={720} height={336} className={styles.image} />}
      <p className={styles.time} suppressHydrationWarning /* a browser's text may be older */>
        {formatDateTime(startsAt ?? activity.publishedAt, 'date')}
        {endsAt !== undefined && ` – ${formatDateTime(endsAt, 'date')}`}
      </p>
      <p className={styles.body}>{activity.body}</p>
      {terms !== undefined && (
        <section className={styles.terms}>
          <h3>{t('announcement.terms')}</h3>
          <p className={styles.body}>{terms}</p>
        </section>
      )}
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

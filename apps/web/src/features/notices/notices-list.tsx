import { type Announcement, announcements } from '@foyer/contract'
import { buttonClass } from '@foyer/ui/button'
import { EmptyState, SkeletonList } from '@foyer/ui/states'
import { ChevronRight, Megaphone } from 'lucide-react'
import { useState } from 'react'
import { announcementsOf } from '../../lib/announcement-query.ts'
import { useDateTime } from '../../lib/format.ts'
import { useText } from '../../lib/i18n.ts'
import { LoadFailure } from '../../lib/load-failure.tsx'
import { Link, useAddress } from '../../lib/navigation.tsx'
import { useValue } from '../../lib/queries.ts'
import { SafeImage } from '../../lib/safe-image.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import styles from './notices-list.module.css'
import { listCategories } from './notices-list.rules.ts'

const pages = { news: '/m/news', notice: '/m/notice' } as const

/** The merchant's announcements of one type, newest first, by category (NOTICE-01). */
export function AnnouncementList({ types }: { types: 'news' | 'notice' }) {
  const t = useText()
  const [chosen, setChosen] = useState('')
  const { data, error, isPending, refetch, isFetching } = useValue(announcements, { query: announcementsOf(types) })

  if (isPending) return <SkeletonList rows={4} size="card" label={t('loading')} />
  if (!data) return error && <LoadFailure error={error} onRetry={() => void refetch()} isBusy={isFetching} />
  if (data.length === 0)
    return <EmptyState icon={<Megaphone size={28} aria-hidden="true" />} title={t('state.empty')} />
  const categories = listCategories(data)
  const category = categories.some(({ value }) => value === chosen) ? chosen : ''
  const options = [{ value: '', label: t('announcement.category.all') }, ...categories]
  return (
    <>
      {categories.length > 1 && (
        <Tabs label={t('announcement.category')} value={category} options={options} onChange={setChosen} />
      )}
      <ul className={styles.list}>
        {data
          .filter((entry) => category === '' || entry.category === category)
          .map((entry) => (
            <li key={entry.id}>
              <Link href={`${pages[types]}?id=${encodeURIComponent(entry.id)}`} className={styles.entry}>
                <Entry entry={entry} />
                <p className={styles.teaser}>{entry.body}</p>
                <span className={styles.more}>
                  {t('announcement.more')}
                  <ChevronRight className="turns" size={18} aria-hidden="true" />
                </span>
              </Link>
            </li>
          ))}
      </ul>
    </>
  )
}

/** The announcement that `id` in the address names. */
export function AnnouncementDetail({ types, id }: { types: 'news' | 'notice'; id: string }) {
  const t = useText()
  const { data, error, isPending, refetch, isFetching } = useValue(announcements, { query: announcementsOf(types) })
  if (isPending) return <SkeletonList rows={4} size="card" label={t('loading')} />
  if (!data) return error && <LoadFailure error={error} onRetry={() => void refetch()} isBusy={isFetching} />
  const entry = data.find((one) => one.id === id)
  const all = (
    <Link href={pages[types]} className={buttonClass({ kind: 'secondary' })}>
      {t('announcement.list')}
    </Link>
  )
  if (!entry)
    return (
      <EmptyState icon={<Megaphone size={28} aria-hidden="true" />} title={t('announcement.gone')}>
        {all}
      </EmptyState>
    )
  return (
    <article className={styles.entry}>
      <Entry entry={entry} />
      <p className={styles.body}>{entry.body}</p>
      {all}
    </article>
  )
}

/** The announcement of the address, else all of its type. */
export function Announcements({ types }: { types: 'news' | 'notice' }) {
  const id = useAddress().query.get('id')
  return id ? <AnnouncementDetail types={types} id={id} /> : <AnnouncementList types={types} />
}

function Entry({ entry }: { entry: Announcement }) {
  const formatDateTime = useDateTime()
  const { url, title, publishedAt } = entry
  return (
    <>
      {url !== undefined && <SafeImage src={url} width={720} height={336} loading="lazy" className={styles.image} />}
      <h2 className={styles.title}>{title}</h2>
      <time className={styles.time} dateTime={publishedAt} suppressHydrationWarning /* a browser's text may be older */>
        {formatDateTime(publishedAt, 'date')}
      </time>
    </>
  )
}

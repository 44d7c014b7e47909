import { type Feedback, listFeedback } from '@foyer/contract'
import { Button } from '@foyer/ui/button'
import { SkeletonList } from '@foyer/ui/states'
import { ChevronRight } from 'lucide-react'
import { useText } from '../../lib/i18n.ts'
import { LoadFailure } from '../../lib/load-failure.tsx'
import { Link } from '../../lib/navigation.tsx'
import { useValue } from '../../lib/queries.ts'
import { useServices } from '../../lib/services.tsx'
import { useOlder } from '../../lib/use-older.ts'
import { List, ListRow } from '../../ui/list.tsx'
import styles from './feedback.module.css'

/** The member's own feedback, newest first; absent without any. */
export function FeedbackList() {
  const t = useText()
  const { wps } = useServices()
  const { data, error, isFetching, refetch } = useValue(listFeedback, { query: {} })
  const { items, hasMore, isLoading, loadMore } = useOlder<Feedback>(data, (after) =>
    wps.call(listFeedback, { query: { after } }),
  )
  if (!data && error) return <LoadFailure error={error} onRetry={() => void refetch()} isBusy={isFetching} />
  if (!data) return <SkeletonList rows={2} label={t('loading')} />
  if (items.length === 0) return null
  return (
    <section className={styles.part} aria-labelledby="feedback-list">
      <h2 id="feedback-list" className={styles.heading}>
        {t('feedback.list')}
      </h2>
      <List>
        {items.map(({ id, number, category, state, text }) => (
          <li key={id}>
            <Link href={`/m/feedback?id=${id}`}>
              <ListRow
                title={<bdi>{number}</bdi>}
                detail={`${t(`feedback.category.${category}`)} · ${text}`}
                value={
                  <span className={styles.state}>
                    {t(`feedback.state.${state}`)}
                    <ChevronRight className="turns" size={18} aria-hidden="true" />
                  </span>
                }
              />
            </Link>
          </li>
        ))}
      </List>
      {hasMore && (
        <Button kind="secondary" isWide isBusy={isLoading} onClick={() => void loadMore()}>
          {t('more')}
        </Button>
      )}
    </section>
  )
}

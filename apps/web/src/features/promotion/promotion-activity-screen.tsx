import { announcements } from '@foyer/contract'
import { SkeletonList } from '@foyer/ui/states'
import { announcementsOf } from '../../lib/announcement-query.ts'
import { useText } from '../../lib/i18n.ts'
import { LoadFailure } from '../../lib/load-failure.tsx'
import { useAddress } from '../../lib/navigation.tsx'
import { useValue } from '../../lib/queries.ts'
import { ActivityDetail, ActivityUnavailable } from './promotion-activity-detail.tsx'
import { ActivityList } from './promotion-activity-list.tsx'

/** `/m/activity` (ROUTE-14, PROMO-01, OPEN-39): current activities; `id` in the address opens one. */
export function ActivityScreen() {
  const t = useText()
  const id = useAddress().query.get('id')
  const { data, isPending, error, refetch, isFetching } = useValue(announcements, {
    query: announcementsOf('activity'),
  })
  if (isPending) return <SkeletonList rows={4} size="card" label={t('loading')} />
  if (!data) return <LoadFailure error={error} onRetry={() => void refetch()} isBusy={isFetching} />
  if (!id) return <ActivityList activities={data} />
  const chosen = data.find((activity) => activity.id === id)
  return chosen ? <ActivityDetail key={id} activity={chosen} /> : <ActivityUnavailable />
}

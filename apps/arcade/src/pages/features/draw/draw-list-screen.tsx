import { Button } from '@foyer/ui/button'
import { SkeletonList } from '@foyer/ui/states'
import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { Link, useSearch } from 'wouter'
import { ApiError } from '../../lib/api.ts'
import { nameDraw } from '../../lib/draw-name.ts'
import { formatDay, formatTime } from '../../lib/format.ts'
import { describeError, t } from '../../lib/i18n.ts'
import { lotteryName } from '../../lib/lottery.ts'
import { useDraws } from '../../lib/queries.ts'
import { FirstPrize } from '../../lib/result.tsx'
import { Screen } from '../../ui/screen.tsx'
import { Segments } from '../../ui/segments.tsx'
import { Empty, Failure } from '../../ui/states.tsx'
import css from './draw-list-screen.module.css'
import { DrawTrend } from './draw-trend.tsx'

type View = 'results' | 'trend'

/** Past results, and their trend, which a launch may ask for first. */
export function DrawListScreen() {
  const [view, setView] = useState<View>(new URLSearchParams(useSearch()).get('view') === 'trend' ? 'trend' : 'results')
  return (
    <Screen documentTitle={`${t('lottery.draws.title')} · ${lotteryName()}`} title={t('lottery.draws.title')}>
      <Segments
        isLow
        label={t('lottery.trend')}
        onChange={setView}
        segments={[
          { value: 'results', label: t('lottery.trend.results') },
          { value: 'trend', label: t('lottery.trend.chart') },
        ]}
        value={view}
      />
      {view === 'trend' ? <DrawTrend /> : <DrawList />}
    </Screen>
  )
}

/** The newest first. */
function DrawList() {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useDraws()
  const draws = data?.pages.flat()
  return (
    <>
      {!draws && error ? (
        <Failure
          retryLabel={t('lottery.retry')}
          body={describeError(error instanceof ApiError ? error.code : 'unknown_error')}
          onRetry={() => void refetch()}
          title={t('lottery.failed.title')}
        />
      ) : null}
      {!draws && !error ? <SkeletonList label={t('lottery.loading')} rows={6} size="row" /> : null}
      {draws?.length === 0 ? <Empty body={t('lottery.draws.empty.body')} title={t('lottery.draws.empty')} /> : null}
      <ul className={css.list}>
        {draws?.map((draw) => (
          <li key={draw.drawId}>
            <Link className={css.row} href={`/draws/${draw.drawId}`}>
              <span className={css.when}>
                <span className={css.number}>{nameDraw(draw.drawId)}</span>
                <span className={css.time}>
                  {formatDay(draw.drawsAt)} {formatTime(draw.drawsAt)}
                </span>
              </span>
              <FirstPrize digits={draw.digits ?? ''} size="small" />
              <ChevronRight aria-hidden="true" className={css.arrow} size={18} />
            </Link>
          </li>
        ))}
      </ul>
      {hasNextPage ? (
        <Button isBusy={isFetchingNextPage} kind="secondary" onClick={() => void fetchNextPage()}>
          {t('lottery.more')}
        </Button>
      ) : null}
    </>
  )
}

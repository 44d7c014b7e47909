import { SkeletonList } from '@foyer/ui/states'
import { ApiError } from '../../lib/api.ts'
import { formatNumber } from '../../lib/format.ts'
import { describeError, t } from '../../lib/i18n.ts'
import { ballCount } from '../../lib/lottery.ts'
import { TREND_DRAWS, useTrendDraws } from '../../lib/queries.ts'
import { Card } from '../../ui/card.tsx'
import { Facts } from '../../ui/facts.tsx'
import { Empty, Failure } from '../../ui/states.tsx'
import css from './draw-trend.module.css'
import { readRuns, readSides, readTrend } from './draw-trend.rules.ts'

/** Frequencies, gaps and runs of the last draws' first prizes, with what they do not say. */
export function DrawTrend() {
  const { data, error, refetch } = useTrendDraws()
  if (!data && error) {
    return (
      <Failure
        retryLabel={t('lottery.retry')}
        body={describeError(error instanceof ApiError ? error.code : 'unknown_error')}
        onRetry={() => void refetch()}
        title={t('lottery.failed.title')}
      />
    )
  }
  if (!data) return <SkeletonList label={t('lottery.loading')} rows={2} size="panel" />
  const numbers = data.flatMap(({ digits }) => digits?.slice(0, ballCount) ?? [])
  if (numbers.length === 0) return <Empty body={t('lottery.draws.empty.body')} title={t('lottery.draws.empty')} />
  const sides = readSides(numbers)
  const { current, longest } = readRuns(sides)
  const places = Array.from({ length: ballCount }, (_, index) => index + 1)
  return (
    <>
      <p className={css.note}>{t('lottery.trend.note')}</p>
      <Card title={t('lottery.trend.title', { count: Math.min(numbers.length, TREND_DRAWS) })}>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">{t('lottery.trend.digit')}</th>
              {places.map((place) => (
                <th aria-label={t('lottery.trend.place', { place })} key={place} scope="col">
                  {place}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {readTrend(numbers).map(({ digit, counts, gaps }) => (
              <tr key={digit}>
                <th scope="row">{digit}</th>
                {places.map((place) => (
                  <td key={place}>
                    {formatNumber(counts[place - 1] ?? 0)}
                    <span className={css.gap}>{t('lottery.trend.gap', { count: gaps[place - 1] ?? 0 })}</span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Card>
      <Card title={t('lottery.trend.sides')}>
        <Facts
          rows={[
            { name: t('lottery.side.big'), value: formatNumber(sides.filter((side) => side === 'big').length) },
            { name: t('lottery.side.small'), value: formatNumber(sides.filter((side) => side === 'small').length) },
            { name: t('lottery.trend.run'), value: formatNumber(current) },
            { name: t('lottery.trend.longest'), value: formatNumber(longest) },
          ]}
        />
      </Card>
    </>
  )
}

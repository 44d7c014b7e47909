import { type Movement, movements } from '@foyer/contract'
import { Button } from '@foyer/ui/button'
import { EmptyState, SkeletonList } from '@foyer/ui/states'
import { CalendarDays, Inbox } from 'lucide-react'
import { useState } from 'react'
import { groupByDay } from '../../lib/days.rules.ts'
import { useDateTime } from '../../lib/format.ts'
import { useText } from '../../lib/i18n.ts'
import { LoadFailure, NotOffered } from '../../lib/load-failure.tsx'
import { usePages } from '../../lib/pages.ts'
import { useIsOffered } from '../../lib/queries.ts'
import { useServices } from '../../lib/services.tsx'
import { lazyChunk } from '../../ui/lazy-chunk.tsx'
import { List } from '../../ui/list.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import styles from './wallet-history.module.css'
import { type KindChoice, kindChoices, kindTextOf, type RangeChoice, rangeOf } from './wallet-history.rules.ts'
import { WalletMovementRow } from './wallet-movement-row.tsx'

const loadTimeline = async () => (await import('./wallet-timeline.tsx')).WalletTimeline
const WalletTimeline = lazyChunk(loadTimeline)
const WalletRangeForm = lazyChunk(async () => (await import('./wallet-range-form.tsx')).WalletRangeForm)

/**
 * All movements of the member's money, by kind and time, page by page; a tap opens the timeline (DEC-31, OPEN-15). The
 * page's bar may have the title already.
 */
export function WalletHistory({ isTitleHidden = false }: { isTitleHidden?: boolean }) {
  const t = useText()
  const [kind, setKind] = useState<KindChoice>('all')
  const [range, setRange] = useState<RangeChoice>({ kind: 'month' })
  const [isChoosing, setChoosing] = useState(false)
  const [reported, setReported] = useState<Movement>()
  const { clock } = useServices()
  const [now] = useState(() => new Date(clock.now()))
  const pages = usePages(movements, { ...rangeOf(range, now), ...(kind === 'all' ? {} : { kind }) })
  const rangeLabel = useRangeLabel(range)
  const isOffered = useIsOffered(movements)
  if (!isOffered || (!pages.data && pages.error?.status === 404)) return <NotOffered />
  return (
    <section className={styles.history} aria-label={t('wallet.history')}>
      <div className={styles.head}>
        <h2 className={isTitleHidden ? 'visually-hidden' : styles.title}>{t('wallet.history')}</h2>
        <Button kind="secondary" isSmall onClick={() => setChoosing(true)} aria-haspopup="dialog">
          <CalendarDays size={16} aria-hidden="true" />
          {rangeLabel}
        </Button>
      </div>
      <Tabs
        label={t('wallet.kind.label')}
        value={kind}
        onChange={setKind}
        options={kindChoices.map((value) => ({
          value,
          // With the wins come the payouts that are none.
          label: t(value === 'win' ? 'wallet.kind.payout' : `wallet.kind.${value}`),
        }))}
      />
      <Found
        pages={pages}
        isFiltered={kind !== 'all' || range.kind !== 'month'}
        onReport={(movement) => {
          // Beside the sheet's own script, not after it.
          void loadTimeline().catch(() => undefined)
          setReported(movement)
        }}
      />
      <Sheet
        isOpen={isChoosing}
        onClose={() => setChoosing(false)}
        title={t('wallet.range.label')}
        closeLabel={t('close')}
      >
        <WalletRangeForm
          range={range}
          onRange={(next) => {
            setRange(next)
            setChoosing(false)
          }}
          onFail={() => setChoosing(false)}
        />
      </Sheet>
      <Sheet
        isOpen={reported !== undefined}
        onClose={() => setReported(undefined)}
        title={reported ? t(kindTextOf(reported)) : ''}
        closeLabel={t('close')}
      >
        {reported && <WalletTimeline movement={reported} onFail={() => setReported(undefined)} />}
      </Sheet>
    </section>
  )
}

function Found({
  pages,
  isFiltered,
  onReport,
}: {
  pages: ReturnType<typeof usePages<typeof movements>>
  isFiltered: boolean
  onReport: (one: Movement) => void
}) {
  const t = useText()
  const formatDateTime = useDateTime()
  const { data, error, isPending, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = pages
  if (isPending && !error) return <SkeletonList rows={6} label={t('loading')} />
  if (!data && error) return <LoadFailure error={error} onRetry={() => void refetch()} isBusy={isFetching} />
  const days = groupByDay(data?.flatMap(({ items }) => items) ?? [])
  if (days.length === 0) {
    return (
      <EmptyState icon={<Inbox size={28} aria-hidden="true" />} title={t('wallet.empty.title')}>
        <p className={styles.note}>{t(isFiltered ? 'wallet.empty.body' : 'wallet.empty.first')}</p>
      </EmptyState>
    )
  }
  return (
    <>
      {days.map((day) => (
        <div key={day.at} className={styles.day}>
          <h3 className={styles.date}>{formatDateTime(day.at, 'date')}</h3>
          <List>
            {day.items.map((movement) => (
              <li key={movement.id}>
                <button type="button" onClick={() => onReport(movement)} aria-haspopup="dialog">
                  <WalletMovementRow movement={movement} />
                </button>
              </li>
            ))}
          </List>
        </div>
      ))}
      <div className={styles.end}>
        {error && <p className={styles.note}>{t('wallet.more.failed')}</p>}
        {hasNextPage ? (
          <Button kind="secondary" onClick={() => void fetchNextPage()} isBusy={isFetchingNextPage}>
            {t(error ? 'retry' : 'more')}
          </Button>
        ) : (
          <p className={styles.note}>{t('wallet.end')}</p>
        )}
      </div>
    </>
  )
}

function useRangeLabel(range: RangeChoice): string {
  const t = useText()
  const formatDateTime = useDateTime()
  if (range.kind !== 'own') return t(`wallet.range.${range.kind}`)
  const name = (day: string) => formatDateTime(`${day}T12:00:00`, 'date')
  return range.from === range.to
    ? name(range.from)
    : t('wallet.range.own.value', { from: name(range.from), to: name(range.to) })
}

import { SkeletonList } from '@foyer/ui/states'
import { ShieldCheck } from 'lucide-react'
import { Link } from 'wouter'
import type { DrawWire } from '../../../game/wire.rules.ts'
import { ApiError } from '../../lib/api.ts'
import { nameDraw } from '../../lib/draw-name.ts'
import { formatDay, formatNumber, formatTime, formatTimeInZone } from '../../lib/format.ts'
import { describeError, t } from '../../lib/i18n.ts'
import { lotteryName } from '../../lib/lottery.ts'
import { useDraw } from '../../lib/queries.ts'
import { FirstPrize } from '../../lib/result.tsx'
import { Card } from '../../ui/card.tsx'
import { Facts } from '../../ui/facts.tsx'
import { Screen } from '../../ui/screen.tsx'
import { Failure } from '../../ui/states.tsx'
import css from './draw-detail-screen.module.css'
import { DrawPrizes } from './draw-prizes.tsx'

/** One draw: its result, the winning digits of each bet type, and the link to the proof. */
export function DrawDetailScreen({ drawId }: { drawId: string }) {
  const { data: draw, error, refetch } = useDraw(drawId)
  const title = nameDraw(drawId)
  return (
    <Screen
      back={{ href: '/draws', label: t('lottery.draws.title') }}
      documentTitle={`${title} · ${lotteryName()}`}
      title={title}
    >
      {draw ? <DrawBody draw={draw} /> : null}
      {!draw && error ? (
        <Failure
          retryLabel={t('lottery.retry')}
          body={describeError(error instanceof ApiError ? error.code : 'unknown_error')}
          onRetry={() => void refetch()}
          title={t('lottery.failed.title')}
        />
      ) : null}
      {!draw && !error ? <SkeletonList label={t('lottery.loading')} rows={2} size="panel" /> : null}
    </Screen>
  )
}

function DrawBody({ draw }: { draw: DrawWire }) {
  return (
    <>
      <div className={css.result}>
        <span className={css.when}>
          {t('lottery.drawpage.at', { day: formatDay(draw.drawsAt), time: formatTimeInZone(draw.drawsAt) })}
        </span>
        {draw.digits ? (
          <FirstPrize digits={draw.digits} size="large" />
        ) : (
          <span className={css.state}>{t(`lottery.drawpage.state.${draw.state}`)}</span>
        )}
      </div>
      {draw.digits ? (
        <>
          <DrawPrizes digits={draw.digits} />
          <Card title={t('lottery.drawpage.proof')}>
            <p className={css.body}>{t('lottery.drawpage.proof.body')}</p>
            <Facts
              rows={[
                { name: t('lottery.drawpage.tickets'), value: formatNumber(draw.ticketCount ?? 0) },
                { name: t('lottery.drawpage.held'), value: formatTime(draw.drawnAt ?? draw.drawsAt, true) },
              ]}
            />
            <Link className={css.check} href={`/draws/${draw.drawId}/check`}>
              <ShieldCheck aria-hidden="true" size={22} />
              {t('lottery.ticket.check')}
            </Link>
          </Card>
        </>
      ) : null}
    </>
  )
}

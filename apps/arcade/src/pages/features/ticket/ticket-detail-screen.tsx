import { SkeletonList } from '@foyer/ui/states'
import { ShieldCheck } from 'lucide-react'
import { Link } from 'wouter'
import { computeDrawsAt } from '../../../game/draw.rules.ts'
import { computeTopPrizeMinor } from '../../../game/game.rules.ts'
import { type PlayerWire, readLines, type TicketWire } from '../../../game/wire.rules.ts'
import { ApiError } from '../../lib/api.ts'
import { readServerNow } from '../../lib/clock.ts'
import { nameDraw } from '../../lib/draw-name.ts'
import { formatDay, formatMoney, formatTicketNumber, formatTime } from '../../lib/format.ts'
import { describeError, t } from '../../lib/i18n.ts'
import { describeLine, nameLine, viewLine } from '../../lib/line-view.ts'
import { lotteryName, nameTopPrize } from '../../lib/lottery.ts'
import { useTicket } from '../../lib/queries.ts'
import { FirstPrize } from '../../lib/result.tsx'
import { Card } from '../../ui/card.tsx'
import { Facts } from '../../ui/facts.tsx'
import { LineRow } from '../../ui/line-row.tsx'
import { Screen } from '../../ui/screen.tsx'
import { Failure } from '../../ui/states.tsx'
import css from './ticket-detail-screen.module.css'
import { TicketSeries } from './ticket-series.tsx'
import { TicketState } from './ticket-state.tsx'
import { buildTimeline, type TimelineStep } from './ticket-timeline.rules.ts'

/** One ticket: its lines, its draw, its money, and its timeline. */
export function TicketDetailScreen({ ticketId, player }: { ticketId: string; player: PlayerWire }) {
  const { data: ticket, error, refetch } = useTicket(ticketId)
  const title = t('lottery.ticket.title', { ticket: formatTicketNumber(ticketId) })
  return (
    <Screen
      back={{ href: '/tickets', label: t('lottery.tickets.title') }}
      documentTitle={`${title} · ${lotteryName()}`}
      title={title}
    >
      {ticket ? <TicketPaper player={player} ticket={ticket} /> : null}
      {!ticket && error ? (
        <Failure
          retryLabel={t('lottery.retry')}
          body={describeError(error instanceof ApiError ? error.code : 'unknown_error')}
          onRetry={() => void refetch()}
          title={t('lottery.failed.title')}
        />
      ) : null}
      {!ticket && !error ? <SkeletonList label={t('lottery.loading')} rows={2} size="panel" /> : null}
    </Screen>
  )
}

function TicketPaper({ ticket, player }: { ticket: TicketWire; player: PlayerWire }) {
  const lines = readLines(ticket.lines)
  const isInDraw = ticket.state === 'placed' || ticket.state === 'settling' || ticket.state === 'settled'
  return (
    <>
      <div className={css.paper}>
        <div className={css.head}>
          <span className={css.draw}>
            {nameDraw(ticket.drawId)}
            <span className={css.when}>
              {formatDay(computeDrawsAt(ticket.closesAt))}, {formatTime(computeDrawsAt(ticket.closesAt))}
            </span>
          </span>
          <TicketState ticket={ticket} />
        </div>
        {ticket.digits ? (
          <div className={css.result}>
            <FirstPrize digits={ticket.digits} />
          </div>
        ) : null}
        <ul className={css.lines}>
          {lines.map((line, index) => {
            const stake = formatMoney(line.stakeMinor, player)
            const won = ticket.lineWins?.[index]
            const hasWon = won !== undefined && won !== '0'
            return (
              <LineRow
                amount={stake}
                description={describeLine(line, stake)}
                isGood={hasWon}
                // biome-ignore lint/suspicious/noArrayIndexKey: lines have no id and never move
                key={index}
                {...(won === undefined
                  ? {}
                  : {
                      note: hasWon
                        ? t('lottery.ticket.won', { amount: formatMoney(BigInt(won), player) })
                        : t('lottery.ticket.lost'),
                    })}
                slots={viewLine(line, ticket.digits)}
                title={nameLine(line)}
              />
            )
          })}
        </ul>
        <div className={css.stub}>
          <Facts
            rows={[
              { name: t('lottery.ticket.stake'), value: formatMoney(BigInt(ticket.stake), player) },
              ticket.win === null
                ? {
                    name: t(nameTopPrize(lines)),
                    value: formatMoney(computeTopPrizeMinor(lines), player),
                  }
                : {
                    name: t('lottery.ticket.win'),
                    value: formatMoney(BigInt(ticket.win), player),
                    isStrong: BigInt(ticket.win) > BigInt(ticket.stake),
                  },
            ]}
          />
        </div>
      </div>
      {isInDraw && ticket.digits ? (
        <Link className={css.check} href={`/draws/${ticket.drawId}/check?ticket=${ticket.ticketId}`}>
          <ShieldCheck aria-hidden="true" size={22} />
          {t('lottery.ticket.check')}
        </Link>
      ) : null}
      {ticket.series ? <TicketSeries series={ticket.series} ticketId={ticket.ticketId} /> : null}
      <Card title={t('lottery.ticket.story')}>
        <ol className={css.story}>
          {buildTimeline(ticket, readServerNow()).map((step) => (
            <li className={`${css.step} ${css[step.mood]}`} key={step.what}>
              <span className={css.what}>{describeStep(step, ticket, player)}</span>
              {step.at ? <time className={css.time}>{formatTime(step.at, true)}</time> : null}
            </li>
          ))}
        </ol>
      </Card>
      <Link className={css.link} href={`/draws/${ticket.drawId}`}>
        {t('lottery.ticket.draw')}
      </Link>
    </>
  )
}

function describeStep(step: TimelineStep, ticket: TicketWire, player: PlayerWire): string {
  switch (step.what) {
    case 'reserving':
      return t('lottery.story.reserving', { merchant: player.merchantName })
    case 'placed':
      return t('lottery.story.placed', { amount: formatMoney(BigInt(ticket.stake), player) })
    case 'refused':
      return t('lottery.story.refused', { reason: describeError(ticket.reason ?? 'not_taken') })
    case 'drawn':
      return t('lottery.story.drawn', { digits: [...(ticket.digits ?? '')].join(' ') })
    case 'paid':
      return t('lottery.story.paid', { amount: formatMoney(BigInt(ticket.win ?? '0'), player) })
    default:
      return t(`lottery.story.${step.what}`)
  }
}

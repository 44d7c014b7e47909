import { Button, buttonClass } from '@foyer/ui/button'
import { SkeletonList } from '@foyer/ui/states'
import { useState } from 'react'
import { Link } from 'wouter'
import { computeDrawsAt } from '../../../game/draw.rules.ts'
import { computeTopPrizeMinor } from '../../../game/game.rules.ts'
import type { PlayerWire, TicketWire } from '../../../game/wire.rules.ts'
import { readLines } from '../../../game/wire.rules.ts'
import { ApiError } from '../../lib/api.ts'
import { nameDraw } from '../../lib/draw-name.ts'
import { formatDay, formatMoney, formatTicketNumber, formatTime } from '../../lib/format.ts'
import { describeError, t } from '../../lib/i18n.ts'
import { nameLine, viewLine } from '../../lib/line-view.ts'
import { lotteryName, nameTopPrize } from '../../lib/lottery.ts'
import { useTickets } from '../../lib/queries.ts'
import { Ball } from '../../ui/ball.tsx'
import { Screen } from '../../ui/screen.tsx'
import { Segments } from '../../ui/segments.tsx'
import { Empty, Failure } from '../../ui/states.tsx'
import css from './ticket-list-screen.module.css'
import { TicketState } from './ticket-state.tsx'

/** Displayed lines per card; the rest is counted. */
const SHOWN_LINES = 3

/** The player's tickets: open and settled ones. */
export function TicketListScreen({ player }: { player: PlayerWire }) {
  const [chosen, setKind] = useState<'open' | 'settled' | null>(null)
  const { data: open } = useTickets('open')
  const { data: settled } = useTickets('settled')
  // Until the player chooses, the tab with content is shown.
  const hasOnlySettled = open?.pages[0]?.tickets.length === 0 && (settled?.pages[0]?.tickets.length ?? 0) > 0
  const kind = chosen ?? (hasOnlySettled ? 'settled' : 'open')
  return (
    <Screen documentTitle={`${t('lottery.tickets.title')} · ${lotteryName()}`} title={t('lottery.tickets.title')}>
      <Segments
        label={t('lottery.tickets.kind')}
        onChange={setKind}
        segments={[
          { value: 'open', label: t('lottery.tickets.open') },
          { value: 'settled', label: t('lottery.tickets.settled') },
        ]}
        value={kind}
      />
      <TicketList kind={kind} player={player} />
    </Screen>
  )
}

function TicketList({ kind, player }: { kind: 'open' | 'settled'; player: PlayerWire }) {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useTickets(kind)
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
  if (!data) return <SkeletonList label={t('lottery.loading')} rows={4} size="card" />
  const tickets = data.pages.flatMap((page) => page.tickets)
  if (tickets.length === 0) {
    return (
      <Empty body={t(`lottery.tickets.${kind}.empty.body`)} title={t(`lottery.tickets.${kind}.empty`)}>
        <Link className={buttonClass()} href="/">
          {t('lottery.tickets.play')}
        </Link>
      </Empty>
    )
  }
  return (
    <>
      <ul className={css.list}>
        {tickets.map((ticket) => (
          <TicketCard key={ticket.ticketId} player={player} ticket={ticket} />
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

function TicketCard({ ticket, player }: { ticket: TicketWire; player: PlayerWire }) {
  const all = readLines(ticket.lines)
  const won = all.filter((_, index) => (ticket.lineWins?.[index] ?? '0') !== '0')
  const lines = [...won, ...all.filter((line) => !won.includes(line))]
  const more = lines.length - SHOWN_LINES
  const winMinor = BigInt(ticket.win ?? '0')
  return (
    <li>
      <Link className={css.card} href={`/tickets/${ticket.ticketId}`}>
        <span className={css.head}>
          <span className={css.number}>
            {t('lottery.ticket.title', { ticket: formatTicketNumber(ticket.ticketId) })}
          </span>
          <TicketState ticket={ticket} />
        </span>
        <span className={css.when}>
          {nameDraw(ticket.drawId)} · {formatDay(computeDrawsAt(ticket.closesAt))}{' '}
          {formatTime(computeDrawsAt(ticket.closesAt))}
        </span>
        <span className={css.lines}>
          {lines.slice(0, SHOWN_LINES).map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no id and never move
            <span className={css.line} key={index}>
              <span className={css.kind}>{nameLine(line)}</span>
              <span className={css.balls} dir="ltr">
                {viewLine(line, ticket.digits)
                  .filter((slot) => slot.digit !== null)
                  .map((slot) => (
                    <Ball digit={slot.digit} key={slot.place} look={slot.look} place={slot.place} size="small" />
                  ))}
              </span>
            </span>
          ))}
          {more > 0 ? <bdi className={css.more}>+{more}</bdi> : null}
        </span>
        <span className={css.foot}>
          <span>
            {t('lottery.ticket.stake')} <bdi className={css.amount}>{formatMoney(BigInt(ticket.stake), player)}</bdi>
          </span>
          {ticket.win === null ? (
            <span>
              {t(nameTopPrize(all))}{' '}
              <bdi className={css.amount}>{formatMoney(computeTopPrizeMinor(all), player, true)}</bdi>
            </span>
          ) : (
            <span>
              {t('lottery.ticket.win')}{' '}
              <bdi className={winMinor > BigInt(ticket.stake) ? css.won : css.amount}>
                {formatMoney(winMinor, player)}
              </bdi>
            </span>
          )}
        </span>
      </Link>
    </li>
  )
}

import { Button } from '@foyer/ui/button'
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { computeDrawsAt } from '../../../game/draw.rules.ts'
import { computeTopPrizeMinor } from '../../../game/game.rules.ts'
import { readLines, type TicketWire } from '../../../game/wire.rules.ts'
import { nameDraw } from '../../lib/draw-name.ts'
import { formatMoney, formatTicketNumber, formatTime, type MoneyStyle } from '../../lib/format.ts'
import { t } from '../../lib/i18n.ts'
import { nameTopPrize } from '../../lib/lottery.ts'
import { useSeries, useTicket } from '../../lib/queries.ts'
import { Facts } from '../../ui/facts.tsx'
import css from './play-sheet.module.css'
import { sumPlaced } from './play-stage.rules.ts'

/** A placed ticket or series: its number, draw, stake and highest win, and the ways on. */
export function PlacedStep({ ticketId, money, onClose }: { ticketId: string; money: MoneyStyle; onClose: () => void }) {
  const { data: ticket } = useTicket(ticketId)
  const seriesCount = ticket?.series?.count ?? 1
  const { data: series } = useSeries(seriesCount > 1 ? ticketId : null)
  const tickets = seriesCount > 1 ? series : ticket && [ticket]
  const placedCount = tickets ? sumPlaced(tickets).count : null
  const [hasEntered, setHasEntered] = useState(false)
  useEffect(() => setHasEntered(true), [])
  return (
    <div className={css.message} role="status">
      <svg aria-hidden="true" className={hasEntered ? css.tick : css.tickWaiting} viewBox="0 0 72 72">
        <circle cx="36" cy="36" r="32" />
        <path d="M22 37l10 10 19-21" />
      </svg>
      {ticket ? (
        <>
          <p className={css.body}>
            {t('lottery.placed.body', {
              ticket: formatTicketNumber(ticket.ticketId),
              draw: nameDraw(ticket.drawId),
              time: formatTime(computeDrawsAt(ticket.closesAt)),
            })}
          </p>
          {placedCount !== null && placedCount < seriesCount ? (
            <p className={css.strong}>{t('lottery.placed.partly', { placed: placedCount, count: seriesCount })}</p>
          ) : null}
          {tickets ? <PlacedFacts money={money} tickets={tickets} /> : null}
        </>
      ) : null}
      <div className={css.actions}>
        <Link className={css.link} href={`/tickets/${ticketId}`}>
          {t('lottery.placed.see')}
        </Link>
        <Button onClick={onClose}>{t('lottery.placed.again')}</Button>
      </div>
    </div>
  )
}

/** What is held for a ticket, or for those of a series that were placed, and the highest win of one draw. */
function PlacedFacts({ tickets, money }: { tickets: readonly TicketWire[]; money: MoneyStyle }) {
  const lines = readLines(tickets[0]?.lines ?? [])
  const isSeries = tickets.length > 1
  const top = nameTopPrize(lines)
  return (
    <div className={css.stub}>
      <Facts
        rows={[
          {
            name: t(isSeries ? 'lottery.placed.held' : 'lottery.ticket.stake'),
            value: formatMoney(sumPlaced(tickets).stakeMinor, money),
          },
          {
            name: t(top === 'lottery.sheet.win' && isSeries ? 'lottery.series.win' : top),
            value: formatMoney(computeTopPrizeMinor(lines), money),
            isStrong: true,
          },
        ]}
      />
    </div>
  )
}

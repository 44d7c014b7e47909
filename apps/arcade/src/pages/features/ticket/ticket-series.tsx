import { Button } from '@foyer/ui/button'
import { useBusy } from '@foyer/ui/use-busy'
import { useState } from 'react'
import { Link } from 'wouter'
import type { SeriesWire } from '../../../game/wire.rules.ts'
import { ApiError, api } from '../../lib/api.ts'
import { nameDraw } from '../../lib/draw-name.ts'
import { describeError, t } from '../../lib/i18n.ts'
import { queryClient, useSeries } from '../../lib/queries.ts'
import { Card } from '../../ui/card.tsx'
import css from './ticket-series.module.css'
import { TicketState } from './ticket-state.tsx'

/** The draws of a ticket's series, and the way to cancel those that have not closed. */
export function TicketSeries({ ticketId, series }: { ticketId: string; series: SeriesWire }) {
  const { data: tickets } = useSeries(ticketId)
  const { isBusy, run } = useBusy()
  const [message, setMessage] = useState<string | null>(null)
  const hasOpen = tickets?.some(({ state }) => state === 'placed' || state === 'reserving') === true

  async function cancel(): Promise<void> {
    try {
      setMessage(t('lottery.series.cancelled', { count: (await api.cancelSeries(ticketId)).count }))
    } catch (error) {
      setMessage(describeError(error instanceof ApiError ? error.code : 'unknown_error'))
    }
    for (const key of ['tickets', 'ticket', 'balance']) void queryClient.invalidateQueries({ queryKey: [key] })
  }

  return (
    <Card title={t('lottery.series.title', { count: series.count })}>
      {series.stopsOnWin ? <p className={css.note}>{t('lottery.series.stops')}</p> : null}
      <ul className={css.list}>
        {tickets?.map((ticket) => (
          <li key={ticket.ticketId}>
            <Link
              aria-current={ticket.ticketId === ticketId ? 'page' : undefined}
              className={css.row}
              href={`/tickets/${ticket.ticketId}`}
            >
              {nameDraw(ticket.drawId)}
              <TicketState ticket={ticket} />
            </Link>
          </li>
        ))}
      </ul>
      {hasOpen ? (
        <Button isBusy={isBusy} kind="secondary" onClick={() => void run(cancel)}>
          {t('lottery.series.cancel')}
        </Button>
      ) : null}
      <p className={css.note} role="status">
        {message}
      </p>
    </Card>
  )
}

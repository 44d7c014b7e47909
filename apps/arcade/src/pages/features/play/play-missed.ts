import { useEffect, useState } from 'react'
import type { TicketWire } from '../../../game/wire.rules.ts'
import { isEnded, useTicket } from '../../lib/queries.ts'
import { classifyTickets, type Outcome } from './play-stage.rules.ts'
import { OUTCOME_SHOWN_MS } from './play-stage.ts'
import { listWatched, unwatchTicket } from './play-watch.ts'

/**
 * Outcome of a ticket of this visit whose draw was not watched, one at a time, oldest first.
 * @param isQuiet whether no draw on stage shows it itself
 */
export function useMissedOutcome(isQuiet: boolean): {
  missed: { ticket: TicketWire; outcome: Outcome } | null
  hide: () => void
} {
  const [, setHiddenCount] = useState(0)
  const ticketId = listWatched().at(-1) ?? null
  const { data: ticket } = useTicket(ticketId)
  const outcome = isQuiet && ticket && isEnded(ticket) ? classifyTickets(ticket.drawId, ticket.digits, [ticket]) : null
  const hasOutcome = outcome !== null
  useEffect(() => {
    if (!hasOutcome || ticketId === null) return
    const timer = setTimeout(() => {
      unwatchTicket(ticketId)
      setHiddenCount((count) => count + 1)
    }, OUTCOME_SHOWN_MS)
    return () => clearTimeout(timer)
  }, [hasOutcome, ticketId])
  return {
    missed: ticket && outcome ? { ticket, outcome } : null,
    hide() {
      if (ticketId !== null) unwatchTicket(ticketId)
      setHiddenCount((count) => count + 1)
    },
  }
}

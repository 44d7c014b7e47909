import { useEffect, useMemo } from 'react'
import type { TicketWire } from '../../../game/wire.rules.ts'
import { isCancelled, isEnded, useDrawTickets, useTicket } from '../../lib/queries.ts'
import { unwatchTickets, useOldestWatched } from '../../lib/watched-tickets.ts'
import { watchNextOfSeries } from './play-series.ts'
import { classifyMissed, type Outcome } from './play-stage.rules.ts'
import { OUTCOME_SHOWN_MS } from './play-stage.ts'

/** Outcome of a draw that was not watched. */
interface MissedOutcome {
  /** The ticket of this visit. */
  ticket: TicketWire
  /** The player's tickets that the outcome is of. */
  tickets: readonly TicketWire[]
  outcome: Outcome
}

/**
 * Outcome of the draw of a ticket of this visit, when it was not watched; one at a time, oldest first.
 * @param isQuiet whether no draw on stage shows it itself
 */
export function useMissedOutcome(isQuiet: boolean): { missed: MissedOutcome | null; hide: () => void } {
  const watchedId = useOldestWatched()
  const { data: watched } = useTicket(watchedId)
  const ticket = isQuiet && watched && isEnded(watched) ? watched : null
  const isDrawn = ticket !== null && ticket.digits !== null
  const { data: drawTickets, isFetching } = useDrawTickets(isDrawn ? ticket.drawId : null)
  const tickets = useMemo(
    () => (isDrawn ? (drawTickets ?? NO_TICKETS) : ticket ? [ticket] : NO_TICKETS),
    [isDrawn, drawTickets, ticket],
  )
  const hasLeft = ticket !== null && isCancelled(ticket)
  const outcome = ticket && !hasLeft ? classifyMissed(ticket, tickets) : null
  // A ticket in another currency than this session's is not among the draw's tickets.
  const isOther = isDrawn && outcome === null && drawTickets !== undefined && !isFetching
  const isSilent = hasLeft || isOther
  const endedIds = outcome?.ticketIds.join() ?? (isSilent ? watchedId : null)
  useEffect(() => {
    if (endedIds === null) return
    const timer = setTimeout(() => unwatchTickets(endedIds.split(',')), isSilent ? 0 : OUTCOME_SHOWN_MS)
    return () => clearTimeout(timer)
  }, [endedIds, isSilent])
  const next = outcome === null ? NO_TICKETS : tickets
  useEffect(() => void watchNextOfSeries(next), [next])
  return {
    missed: ticket && outcome ? { ticket, tickets, outcome } : null,
    hide() {
      if (outcome !== null) unwatchTickets(outcome.ticketIds)
    },
  }
}

const NO_TICKETS: readonly TicketWire[] = []

import type { TicketWire } from '../../../game/wire.rules.ts'
import { makeSeriesQuery, queryClient } from '../../lib/queries.ts'
import { watchTicket } from '../../lib/watched-tickets.ts'
import { findNextWatched } from './play-stage.rules.ts'

/** Maximum tickets that are known to have been shown, the newest; a series has fewer. */
const SHOWN_LIMIT = 100

let shownIds: readonly string[] = []

/**
 * Watches one further ticket of each series among the tickets of a displayed outcome: a series takes one place in the
 * list, and its wins are shown after a visit to another screen too. Optional; failures are ignored.
 */
export async function watchNextOfSeries(tickets: readonly TicketWire[]): Promise<void> {
  shownIds = [...new Set([...tickets.map(({ ticketId }) => ticketId), ...shownIds])].slice(0, SHOWN_LIMIT)
  for (const { ticketId, series } of tickets) {
    if (series === null || series.number === series.count) continue
    const all = await queryClient.fetchQuery(makeSeriesQuery(ticketId)).catch(() => [])
    const next = findNextWatched(all, series.number, shownIds)
    if (next) watchTicket(next.ticketId)
  }
}

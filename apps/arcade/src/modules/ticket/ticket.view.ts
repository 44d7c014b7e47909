import type { Database } from '@foyer/database'
import { settleLines } from '../../game/game.rules.ts'
import { readLines, type SeriesWire, type TicketWire } from '../../game/wire.rules.ts'
import { type DrawResult, listResults } from '../draw/index.ts'
import type { TicketRow } from './ticket.store.ts'

/** Tickets as displayed, each with its draw's result, if any. */
export async function viewTickets(database: Database, tickets: readonly TicketRow[]): Promise<TicketWire[]> {
  const ids = [...new Set(tickets.map((ticket) => ticket.drawId))]
  const results = ids.length === 0 ? [] : await database.statement((tx) => listResults(tx, ids))
  const byDraw = new Map(results.map((result) => [result.drawId, result]))
  return tickets.map((ticket) => toTicketWire(ticket, byDraw.get(ticket.drawId) ?? null))
}

/** One ticket; wins by line only for a ticket that took part. */
export function toTicketWire(ticket: TicketRow, result: DrawResult | null): TicketWire {
  const isTaken = ticket.state === 'placed' || ticket.state === 'settling' || ticket.state === 'settled'
  const wins = result && isTaken ? settleLines(readLines(ticket.lines), result.digits).winsMinor : null
  return {
    ticketId: ticket.id,
    series: toSeriesWire(ticket),
    drawId: ticket.drawId,
    state: ticket.state,
    reason: ticket.reason,
    lines: ticket.lines.map(({ type, digits, place, stake }) => ({ type, digits, place, stake })),
    lineWins: wins?.map(String) ?? null,
    stake: String(ticket.stake),
    highestWin: String(ticket.highestWin),
    win: ticket.win === null ? null : String(ticket.win),
    currency: ticket.currency,
    digits: isTaken ? (result?.digits ?? null) : null,
    createdAt: ticket.createdAt.toISOString(),
    placedAt: ticket.placedAt?.toISOString() ?? null,
    closesAt: ticket.closesAt.toISOString(),
    drawnAt: result?.drawnAt.toISOString() ?? null,
    endedAt: ticket.endedAt?.toISOString() ?? null,
  }
}

function toSeriesWire({
  seriesId,
  seriesNumber: number,
  seriesCount: count,
  stopsOnWin,
}: TicketRow): SeriesWire | null {
  return seriesId === null ? null : { seriesId, number, count, stopsOnWin }
}

import type { TicketWire } from '../../../game/wire.rules.ts'

/** One step of a ticket's timeline: event, time, and whether it is done, in progress, failed or still to come. */
export interface TimelineStep {
  what:
    | 'asked'
    | 'reserving'
    | 'placed'
    | 'refused'
    | 'voiding'
    | 'cancelled'
    | 'stopped'
    | 'void'
    | 'closes'
    | 'closed'
    | 'draws'
    | 'drawn'
    | 'settling'
    | 'paid'
    | 'lost'
  at: string | null
  mood: 'done' | 'now' | 'bad' | 'next'
}

/** Timeline of a ticket from its confirmation to its payment, by its state and known times. */
export function buildTimeline(ticket: TicketWire, nowMs: number): TimelineStep[] {
  const asked: TimelineStep = { what: 'asked', at: ticket.createdAt, mood: 'done' }
  const { closesAt } = ticket
  switch (ticket.state) {
    case 'reserving':
      return [asked, { what: 'reserving', at: null, mood: 'now' }, { what: 'closes', at: closesAt, mood: 'next' }]
    case 'refused':
      return [asked, { what: 'refused', at: ticket.endedAt, mood: 'bad' }]
    case 'voiding':
      return [asked, { ...describeReturn(ticket), mood: 'now' }]
    case 'void':
      return [asked, { ...describeReturn(ticket), mood: 'bad' }, { what: 'void', at: ticket.endedAt, mood: 'done' }]
    default:
      return [asked, { what: 'placed', at: ticket.placedAt, mood: 'done' }, ...describeDraw(ticket, nowMs)]
  }
}

/** Reason of a returned stake: the close, the end of its series, or a refusal after an unknown outcome. */
function describeReturn(ticket: TicketWire): Pick<TimelineStep, 'what' | 'at'> {
  if (ticket.reason === 'series_cancelled') return { what: 'cancelled', at: null }
  if (ticket.reason === 'series_won') return { what: 'stopped', at: null }
  return ticket.reason === 'draw_closed' ? { what: 'voiding', at: ticket.closesAt } : { what: 'refused', at: null }
}

function describeDraw(ticket: TicketWire, nowMs: number): TimelineStep[] {
  const { closesAt, drawnAt } = ticket
  if (nowMs < Date.parse(closesAt)) {
    return [
      { what: 'closes', at: closesAt, mood: 'now' },
      { what: 'draws', at: null, mood: 'next' },
    ]
  }
  const closed: TimelineStep = { what: 'closed', at: closesAt, mood: 'done' }
  if (drawnAt === null) return [closed, { what: 'draws', at: null, mood: 'now' }]
  const drawn: TimelineStep = { what: 'drawn', at: drawnAt, mood: 'done' }
  if (ticket.state !== 'settled') return [closed, drawn, { what: 'settling', at: null, mood: 'now' }]
  const hasWon = BigInt(ticket.win ?? '0') > 0n
  return [closed, drawn, { what: hasWon ? 'paid' : 'lost', at: ticket.endedAt, mood: 'done' }]
}

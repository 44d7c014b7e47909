import type { TicketWire } from '../../../game/wire.rules.ts'

/** One step of a ticket's story: what, when, and whether it has happened, is happening, failed or is still to come. */
export interface StoryStep {
  what:
    | 'asked'
    | 'reserving'
    | 'placed'
    | 'refused'
    | 'voiding'
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

/** Tells a ticket from its confirmation to its money, by its state and the times that are known. */
export function tellStory(ticket: TicketWire, nowMs: number): StoryStep[] {
  const asked: StoryStep = { what: 'asked', at: ticket.createdAt, mood: 'done' }
  const { closesAt } = ticket
  switch (ticket.state) {
    case 'reserving':
      return [asked, { what: 'reserving', at: null, mood: 'now' }, { what: 'closes', at: closesAt, mood: 'next' }]
    case 'refused':
      return [asked, { what: 'refused', at: ticket.endedAt, mood: 'bad' }]
    case 'voiding':
      return [asked, { ...tellReturn(ticket), mood: 'now' }]
    case 'void':
      return [asked, { ...tellReturn(ticket), mood: 'bad' }, { what: 'void', at: ticket.endedAt, mood: 'done' }]
    default:
      return [asked, { what: 'placed', at: ticket.placedAt, mood: 'done' }, ...tellDraw(ticket, nowMs)]
  }
}

/** Why a stake goes back: the close, or a refusal that came after an unknown outcome. */
function tellReturn(ticket: TicketWire): Pick<StoryStep, 'what' | 'at'> {
  return ticket.reason === 'draw_closed' ? { what: 'voiding', at: ticket.closesAt } : { what: 'refused', at: null }
}

function tellDraw(ticket: TicketWire, nowMs: number): StoryStep[] {
  const { closesAt, drawnAt } = ticket
  if (nowMs < Date.parse(closesAt)) {
    return [
      { what: 'closes', at: closesAt, mood: 'now' },
      { what: 'draws', at: null, mood: 'next' },
    ]
  }
  const closed: StoryStep = { what: 'closed', at: closesAt, mood: 'done' }
  if (drawnAt === null) return [closed, { what: 'draws', at: null, mood: 'now' }]
  const drawn: StoryStep = { what: 'drawn', at: drawnAt, mood: 'done' }
  if (ticket.state !== 'settled') return [closed, drawn, { what: 'settling', at: null, mood: 'now' }]
  const hasWon = BigInt(ticket.win ?? '0') > 0n
  return [closed, drawn, { what: hasWon ? 'paid' : 'lost', at: ticket.endedAt, mood: 'done' }]
}

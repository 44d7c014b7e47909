import type { TicketPageWire, TicketWire } from '../../game/wire.rules.ts'
import { ApiError, api } from './api.ts'

/** Maximum pages of one draw's tickets. */
const PAGES_LIMIT = 20

/** All tickets of the player in a draw. Throws ApiError for too many: the outcome of a part is wrong (DEC-34). */
export async function readDrawTickets(drawId: string): Promise<TicketWire[]> {
  const tickets: TicketWire[] = []
  let before: string | null = null
  for (let count = 0; count < PAGES_LIMIT; count += 1) {
    const page: TicketPageWire = await api.listDrawTickets(drawId, before)
    tickets.push(...page.tickets)
    if (page.before === null) return tickets
    before = page.before
  }
  throw new ApiError('unknown_error')
}

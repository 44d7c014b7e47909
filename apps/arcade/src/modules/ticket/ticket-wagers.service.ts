import { computeDrawsAt, formatDrawNumber } from '../../game/draw.rules.ts'
import { getLottery } from '../../game/lottery.constants.ts'
import { holdDraw } from '../draw/index.ts'
import type { WagerKind } from '../wager/index.ts'
import { DUE_HORIZON_MS } from './ticket.constants.ts'
import { markPlaced } from './ticket.store.ts'
import { ticketTable } from './ticket.table.ts'

/** Reason of a stake returned because of the close. */
export const DRAW_CLOSED = 'draw_closed'

/** Codes of the lottery's own reasons. */
export const TICKET_REFUSALS = { [DRAW_CLOSED]: 'draw_closed' } as const

/** Tickets: accepted until their draw closes. */
export const ticketWagers: WagerKind<typeof ticketTable> = {
  table: ticketTable,
  dueHorizonMs: DUE_HORIZON_MS,
  lateReason: DRAW_CLOSED,
  describe: ({ lottery, drawId, closesAt }) => ({
    gameCode: lottery,
    description: `${getLottery(lottery).name} ${formatDrawNumber(drawId)}`,
    endsAt: computeDrawsAt(closesAt.toISOString()),
  }),
  async accept(tx, { id, drawId }) {
    const draw = await holdDraw(tx, drawId)
    return draw?.isOpen === true ? markPlaced(tx, id) : undefined
  },
  async isLate(tx, { drawId }) {
    const draw = await holdDraw(tx, drawId)
    return draw?.isOpen !== true
  },
}

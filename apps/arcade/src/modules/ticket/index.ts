export { makeDueCalls } from './ticket.calls.ts'
export { SETTLE_BATCH } from './ticket.constants.ts'
export { DRAW_CLOSED, type TicketDeps } from './ticket.place.ts'
export { addTicketRoutes } from './ticket.routes.ts'
export {
  findNextDueMs,
  hasTickets,
  listLeaves,
  listPlaced,
  listUnsettledDraws,
  markSettling,
  voidReserving,
} from './ticket.store.ts'

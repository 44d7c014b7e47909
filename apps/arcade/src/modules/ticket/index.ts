export { SETTLE_BATCH } from './ticket.constants.ts'
export { addTicketRoutes } from './ticket.routes.ts'
export {
  hasTickets,
  listLeaves,
  listPlaced,
  listUnsettledDraws,
  markSettling,
  voidReserving,
} from './ticket.store.ts'
export { makeDueCalls } from './ticket-calls.service.ts'
export { findNextDueMs } from './ticket-due.store.ts'
export { DRAW_CLOSED, type TicketDependencies } from './ticket-placement.service.ts'
export { cancelSeries, SERIES_WON } from './ticket-series.service.ts'

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
export { cancelSeries, SERIES_WON } from './ticket-series.service.ts'
export { DRAW_CLOSED, ticketWagers } from './ticket-wagers.service.ts'

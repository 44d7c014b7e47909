export { TicketDetailScreen } from './ticket-detail-screen.tsx'
export { TicketListScreen } from './ticket-list-screen.tsx'

export { createTournamentJob } from './tournament.jobs.ts'
export { registerTournamentRoutes } from './tournament.routes.ts'
export { findStanding } from './tournament.service.ts'

export { addRoundRoutes } from './round.routes.ts'
export { startRoundScheduler } from './round-scheduler.ts'
export { addSeedRoutes } from './round-seeds.routes.ts'

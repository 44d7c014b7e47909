export { createCrashFeed } from './crash-feed.ts'
export type { CrashTesting } from './crash-round.service.ts'
export { startCrashScheduler } from './crash-scheduler.ts'
export { addCrashHistoryRoutes, addCrashRoutes } from './crash.routes.ts'

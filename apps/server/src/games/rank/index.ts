export { registerRankRoutes } from './rank.routes.ts'
export { readDailyBenefit, readLevel } from './rank.service.ts'

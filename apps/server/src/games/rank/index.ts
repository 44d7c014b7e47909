export { registerRankRoutes } from './rank.routes.ts'
export { readDailyBenefit } from './rank.service.ts'

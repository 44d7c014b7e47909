export { registerRankRoutes } from './rank.routes.ts'

export { registerLotteryRoutes } from './lottery.routes.ts'

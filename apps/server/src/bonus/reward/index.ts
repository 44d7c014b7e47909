export { registerRewardRoutes } from './reward.routes.ts'

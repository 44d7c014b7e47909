export { registerPromotionRoutes } from './promotion.routes.ts'

export { registerStaffOfferRoutes } from './offer.routes.ts'

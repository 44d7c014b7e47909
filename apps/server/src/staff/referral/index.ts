export { registerStaffReferralRoutes } from './referral.routes.ts'

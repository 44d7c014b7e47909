export { registerStaffPaymentRoutes } from './payment.routes.ts'

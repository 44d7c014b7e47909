export { registerPaymentRoutes } from './payment.routes.ts'
export { listPaymentEvents } from './payment.store.ts'
export { closePaymentIncident } from './payment-incident.service.ts'
export { listPayments } from './payment-member.store.ts'

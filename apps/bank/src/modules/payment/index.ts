export { addPaymentApi } from './payment.routes.ts'
export { sweepPayments } from './payment.service.ts'
export { findNextExpiryMs } from './payment.store.ts'
export { addPaymentPages } from './payment-page.routes.ts'

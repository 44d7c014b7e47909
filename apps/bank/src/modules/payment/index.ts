export { sweepPayments } from './payment.flow.ts'
export { addPaymentPages } from './payment.pages.ts'
export { addPaymentApi } from './payment.routes.ts'
export { findNextExpiryMs } from './payment.store.ts'

export { addPayoutApi } from './payout.routes.ts'
export { sweepPayouts } from './payout.service.ts'
export { findNextSendMs } from './payout.store.ts'
export { addPayoutPages } from './payout-page.routes.ts'

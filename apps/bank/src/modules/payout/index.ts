export { sweepPayouts } from './payout.flow.ts'
export { addPayoutPages } from './payout.pages.ts'
export { addPayoutApi } from './payout.routes.ts'
export { findNextSendMs } from './payout.store.ts'

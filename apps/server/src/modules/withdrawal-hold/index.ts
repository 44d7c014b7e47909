export { WITHDRAWAL_HOLD_SECONDS } from './withdrawal-hold.rules.ts'
export { findWithdrawalHold, holdWithdrawals } from './withdrawal-hold.service.ts'
export { clearHold, deleteOldHolds } from './withdrawal-hold.store.ts'

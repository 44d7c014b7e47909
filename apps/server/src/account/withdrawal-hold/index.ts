export { findWithdrawalHold, holdWithdrawals } from './withdrawal-hold.service.ts'
export { clearHold, deleteOldHolds } from './withdrawal-hold.store.ts'

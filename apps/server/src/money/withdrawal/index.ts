export { WITHDRAWAL_SWEEP_SECONDS } from './withdrawal.constants.ts'
export { registerWithdrawalRoutes } from './withdrawal.routes.ts'
export { acceptPayoutCallback } from './withdrawal.service.ts'
export {
  countOpenWithdrawals,
  findOldestWithdrawalSeconds,
  findWithdrawal,
  type WithdrawalWithCard,
} from './withdrawal.store.ts'
export { listAccountSharers } from './withdrawal-card.store.ts'
export { listDueWithdrawals } from './withdrawal-check.service.ts'
export { createNumberCipher } from './withdrawal-cipher.service.ts'
export { countUnknownPayouts, listAllWithdrawals } from './withdrawal-list.store.ts'

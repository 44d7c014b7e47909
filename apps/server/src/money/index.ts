export {
  type DepositRow,
  findApprovedDeposit,
  findDeposit,
  findOldestDepositSeconds,
  hasDeposited,
  listAllDeposits,
} from './deposit/index.ts'
export {
  countOpenIncidents,
  findIncident,
  type IncidentRow,
  listIncidents,
  listOpenIncidents,
} from './incident/index.ts'
export { createMoneyContext } from './money.context.ts'
export { closePaymentIncident, listPaymentEvents, listPayments } from './payment/index.ts'
export {
  countOpenWithdrawals,
  countUnknownPayouts,
  findOldestWithdrawalSeconds,
  findWithdrawal,
  listAccountSharers,
  listAllWithdrawals,
  type WithdrawalWithCard,
} from './withdrawal/index.ts'

export { createDepositJob, findOldestDepositSeconds, registerDepositRoutes } from './deposit/index.ts'
export {
  countOpenIncidents,
  createIncidentReporter,
  type IncidentReporter,
  listOpenIncidents,
} from './incident/index.ts'
export { closePaymentIncident, registerPaymentRoutes } from './payment/index.ts'
export { registerWalletRoutes } from './wallet/index.ts'
export {
  createNumberCipher,
  createWithdrawalJob,
  findOldestWithdrawalSeconds,
  type NumberCipher,
  registerWithdrawalRoutes,
} from './withdrawal/index.ts'

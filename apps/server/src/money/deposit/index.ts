export { createDepositJob } from './deposit.jobs.ts'
export { registerDepositRoutes } from './deposit.routes.ts'
export { acceptPaymentCallback, returnDeposit } from './deposit.service.ts'
export { type DepositRow, findOldestDepositSeconds, listUncreditedDeposits } from './deposit.store.ts'

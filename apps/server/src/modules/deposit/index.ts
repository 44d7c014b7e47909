export { DEPOSIT_QUEUE } from './deposit.constants.ts'
export { registerDepositJobs } from './deposit.jobs.ts'
export { registerDepositRoutes } from './deposit.routes.ts'
export { acceptPaymentNews } from './deposit.service.ts'

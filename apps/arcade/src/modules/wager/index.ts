export { FIRST_CLAIM_MS } from './wager.constants.ts'
export { findNextWagerMs, markSettled, markVoiding } from './wager.store.ts'
export { wagerColumns, waitingStates } from './wager.table.ts'
export { makeDueCalls, type WagerCallDependencies } from './wager-calls.service.ts'
export {
  recordStake,
  requestCredit,
  requestStake,
  type WagerDependencies,
  type WagerKind,
} from './wager-money.service.ts'

import type { MerchantDirectory } from '../merchant/index.ts'
import type { DepositDependencies } from '../money/deposit/deposit-request.service.ts'
import { createDueDeposits } from '../money/deposit/index.ts'
import { listDueWithdrawals, type WithdrawalCheckDependencies } from '../money/withdrawal/withdrawal-check.service.ts'
import { createPlainOutbox } from './create-test-outbox.ts'

export type WithdrawalSweepDependencies = WithdrawalCheckDependencies & { merchants: MerchantDirectory }

/** Works on the due deposits of all merchants, as the job does. Returns their number. */
export async function sweepDeposits(
  dependencies: DepositDependencies & { merchants: MerchantDirectory },
): Promise<number> {
  const outbox = createPlainOutbox(dependencies)
  return outbox.run(createDueDeposits(dependencies), await dependencies.merchants.list())
}

/** Works on the due withdrawals of all merchants and providers, as the job does. Returns their number. */
export async function sweepWithdrawals(dependencies: WithdrawalSweepDependencies): Promise<number> {
  const outbox = createPlainOutbox(dependencies)
  const list = await dependencies.merchants.list()
  const counts = await Promise.all(listDueWithdrawals(dependencies).map((queue) => outbox.run(queue, list)))
  return counts.reduce((sum, count) => sum + count, 0)
}

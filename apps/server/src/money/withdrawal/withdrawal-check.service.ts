import type { Database } from '@foyer/database'
import type { FastifyBaseLogger } from 'fastify'
import type { Merchant } from '../../merchant/index.ts'
import type { OutboxQueue } from '../../outbox/index.ts'
import type {
  PaymentProvider,
  PaymentProviders,
  PayoutStatusReport,
  StartPayoutInput,
} from '../../providers/payments/payments.ts'
import { type IncidentReporter, toReportedMoney } from '../incident/index.ts'
import { compareOrder } from '../order/index.ts'
import { WITHDRAWAL_FAILURE_RETRY, WITHDRAWAL_LEASE_MS, WITHDRAWAL_LIMIT } from './withdrawal.constants.ts'
import {
  chooseWithdrawalMove,
  decideAfterRefusal,
  decideFromPayoutReport,
  mayStillReachProvider,
  toOrder,
  type WithdrawalEvent,
} from './withdrawal.rules.ts'
import { beginWithdrawal, recordWithdrawalStatusUpdate, type WithdrawalStatusUpdate } from './withdrawal.service.ts'
import { type WithdrawalRow, withdrawalRows } from './withdrawal.store.ts'
import { findCard } from './withdrawal-card.store.ts'
import type { NumberCipher } from './withdrawal-cipher.service.ts'

export interface WithdrawalCheckDependencies {
  database: Database
  payments: PaymentProviders
  numbers: NumberCipher
  incidents: IncidentReporter
  logger: FastifyBaseLogger
}

/** Dependencies for one provider's withdrawals. */
type ProviderDependencies = WithdrawalCheckDependencies & { provider: PaymentProvider }

/**
 * Due withdrawals, a queue for each connected provider: a slow one delays no other. Sends held ones, checks the status of
 * sent ones. An unknown outcome stays held and is checked until the provider answers. A withdrawal of an unconnected
 * provider waits for it, because it may have paid: no other provider is asked or pays it.
 */
export function listDueWithdrawals(dependencies: WithdrawalCheckDependencies): OutboxQueue<WithdrawalRow>[] {
  return [...dependencies.payments.values()].map((provider) => ({
    name: 'withdrawal',
    rows: { ...withdrawalRows, where: { provider: provider.code } },
    limit: WITHDRAWAL_LIMIT,
    leaseMs: WITHDRAWAL_LEASE_MS,
    retry: WITHDRAWAL_FAILURE_RETRY,
    // Attempts are status checks, and no failure is expected.
    alarmAttempt: 1,
    failure: 'status check of a withdrawal failed',
    describe: ({ id }) => ({ withdrawal: id, provider: provider.code }),
    async work(withdrawal, merchant) {
      await advanceDueWithdrawal({ ...dependencies, provider }, merchant, withdrawal)
      return 'recorded'
    },
  }))
}

async function advanceDueWithdrawal(dependencies: ProviderDependencies, merchant: Merchant, withdrawal: WithdrawalRow) {
  const scope = { merchant: merchant.code }
  const record = (update: WithdrawalStatusUpdate) =>
    dependencies.database.transaction(
      (tx) => recordWithdrawalStatusUpdate(tx, merchant, withdrawal.id, update, dependencies),
      scope,
    )
  if (chooseWithdrawalMove(withdrawal.status) === 'ask') {
    const report = await readPayout(dependencies, withdrawal)
    const decision = decideFromPayoutReport(report.status)
    if (decision !== 'send') {
      await record(toStatusUpdate(decision, report))
      return
    }
  }
  const account = await readAccount(dependencies, withdrawal)
  if (!account) {
    // Sending is impossible; the money is returned once no earlier call can arrive.
    const event = mayStillReachProvider(withdrawal, new Date()) ? undefined : 'refused'
    await record({ event, reason: 'account_unreadable', claim: withdrawal.attempts })
    return
  }
  // Committed before the call to the provider: after a crash the status is checked before another attempt.
  const before = await dependencies.database.transaction(
    (tx) => beginWithdrawal(tx, merchant, withdrawal, dependencies),
    scope,
  )
  if (!before) return
  // Another worker may have sent it since the claim: the status report above does not cover that call.
  const isUnchanged =
    before.status === withdrawal.status && before.unansweredAt?.getTime() === withdrawal.unansweredAt?.getTime()
  if (isUnchanged) await record(await sendPayout(dependencies, withdrawal, account))
}

/**
 * The target account in clear; undefined when its data key is lost.
 * @throws when its number was encrypted with another key
 */
async function readAccount({ database, numbers }: WithdrawalCheckDependencies, withdrawal: WithdrawalRow) {
  const { merchant, memberId, cardId, id } = withdrawal
  const card = await database.transaction((tx) => findCard(tx, merchant, memberId, cardId), { merchant })
  if (!card) throw new Error(`the payout account of the withdrawal ${id} is gone`)
  const { holderName, bankCode, numberCipher } = card
  if (card.unreadableSince) return undefined
  return { holderName, bankCode, accountNumber: numbers.decrypt(numberCipher, { merchant, memberId, cardId }) }
}

/**
 * Starts the payout at the provider, always under the withdrawal's own id. `withdrawal` is its state before this call.
 */
async function sendPayout(
  dependencies: ProviderDependencies,
  withdrawal: WithdrawalRow,
  account: StartPayoutInput['account'],
): Promise<WithdrawalStatusUpdate> {
  const { merchant, id, amountMinor, currency, unansweredAt, attempts: claim } = withdrawal
  const outcome = await dependencies.provider.startPayout({ reference: id, merchant, amountMinor, currency, account })
  if (outcome.outcome === 'unknown') return { event: 'unanswered' }
  // This call was answered; an earlier one may not have been.
  if (outcome.outcome === 'accepted')
    return { event: 'accepted', providerPayoutId: outcome.providerPayoutId, unansweredAt, claim }
  // Confirmed by a status check: the refusal may cover this call only, while an earlier one is in transit.
  const report = await readPayout(dependencies, withdrawal)
  const event = decideAfterRefusal(report.status, mayStillReachProvider(withdrawal, new Date()))
  return { reason: outcome.code, unansweredAt, claim, ...toStatusUpdate(event, report) }
}

/**
 * The provider's status report, with `mismatch` for another amount. `unknown` for a report about another payout, and for a
 * missing payout that the provider has accepted: an outdated status report must neither send it again nor return its money.
 */
async function readPayout(
  { provider, logger }: ProviderDependencies,
  withdrawal: WithdrawalRow,
): Promise<PayoutStatusReport & Pick<WithdrawalStatusUpdate, 'mismatch'>> {
  const { merchant, id, providerPayoutId } = withdrawal
  const report = await provider.readPayout(id)
  if (report.status === 'missing' && providerPayoutId !== null) {
    logger.error({ merchant, withdrawal: id, providerPayoutId }, 'provider reported an accepted payout as missing')
    return { status: 'unknown' }
  }
  if (!('providerPayoutId' in report)) return report
  const comparison = compareOrder(toOrder(withdrawal), {
    ...report,
    provider: provider.code,
    providerId: report.providerPayoutId,
  })
  if (comparison === 'same') return report
  if (comparison === 'mismatched') return { ...report, mismatch: toReportedMoney(report) }
  logger.error({ merchant, withdrawal: id }, 'provider reported a different payout')
  return { status: 'unknown' }
}

function toStatusUpdate(
  event: WithdrawalEvent | undefined,
  report: Awaited<ReturnType<typeof readPayout>>,
): WithdrawalStatusUpdate {
  if (!('providerPayoutId' in report)) return { event }
  const { providerPayoutId, reason, mismatch } = report
  // Another amount resolves nothing.
  if (mismatch) return { event: 'unanswered', providerPayoutId, mismatch }
  return { event, providerPayoutId, ...(reason === null ? {} : { reason }) }
}

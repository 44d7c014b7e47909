import type { Database, Jobs } from '@foyer/database'
import type { FastifyBaseLogger } from 'fastify'
import { repeatJob } from '../../jobs/repeat-job.ts'
import type {
  PaymentProvider,
  PaymentProviders,
  PayoutStatusReport,
  StartPayoutInput,
} from '../../providers/payments/payments.ts'
import type { IncidentReporter } from '../incident/index.ts'
import type { Merchant, MerchantDirectory } from '../merchant/index.ts'
import type { NumberCipher } from './withdrawal.cipher.ts'
import {
  WITHDRAWAL_LEASE_MS,
  WITHDRAWAL_QUEUE,
  WITHDRAWAL_SWEEP_LIMIT,
  WITHDRAWAL_SWEEP_SECONDS,
} from './withdrawal.constants.ts'
import {
  chooseWithdrawalMove,
  isSamePayout,
  judgePayoutReading,
  judgeRefusal,
  mayArrive,
  type WithdrawalEvent,
} from './withdrawal.rules.ts'
import { beginWithdrawal, recordWithdrawalStatusUpdate, type WithdrawalStatusUpdate } from './withdrawal.service.ts'
import { claimDueWithdrawals, type WithdrawalRow } from './withdrawal.store.ts'
import { findCard } from './withdrawal-card.store.ts'

export interface WithdrawalJobParts {
  database: Database
  merchants: MerchantDirectory
  payments: PaymentProviders
  numbers: NumberCipher
  incidents: IncidentReporter
  logger: FastifyBaseLogger
}

/** Looks after open withdrawals every few seconds, from the start of the process on. Its queue is `withdrawalQueues`. */
export async function registerWithdrawalJobs(jobs: Jobs, parts: WithdrawalJobParts): Promise<void> {
  await repeatJob(jobs, WITHDRAWAL_QUEUE, WITHDRAWAL_SWEEP_SECONDS, () => sweepWithdrawals(parts), parts.logger)
}

/**
 * Goes on with every withdrawal whose time has come: sends what is held, and asks what became of what was sent. An
 * unknown outcome stays held and is asked about until the provider answers. What was held for a provider that is not
 * connected waits for that one, for it may have paid: no other is asked or sends it. Returns how many were looked at.
 */
export async function sweepWithdrawals(parts: WithdrawalJobParts): Promise<number> {
  let count = 0
  for (const merchant of await parts.merchants.list()) {
    for (const provider of parts.payments.values()) count += await sweepProvider({ ...parts, provider }, merchant)
  }
  return count
}

/** What one provider's withdrawals are advanced with. */
type ProviderParts = WithdrawalJobParts & { provider: PaymentProvider }

async function sweepProvider(parts: ProviderParts, merchant: Merchant): Promise<number> {
  const { code: provider } = parts.provider
  const bounds = { provider, limit: WITHDRAWAL_SWEEP_LIMIT, leaseMs: WITHDRAWAL_LEASE_MS }
  const due = await parts.database.transaction((tx) => claimDueWithdrawals(tx, merchant.code, bounds), {
    merchant: merchant.code,
  })
  const outcomes = await Promise.allSettled(due.map((withdrawal) => advanceDueWithdrawal(parts, merchant, withdrawal)))
  for (const outcome of outcomes) {
    if (outcome.status === 'rejected')
      parts.logger.error(
        { err: outcome.reason, merchant: merchant.code, provider },
        'a withdrawal could not be looked at',
      )
  }
  return due.length
}

async function advanceDueWithdrawal(parts: ProviderParts, merchant: Merchant, withdrawal: WithdrawalRow) {
  const scope = { merchant: merchant.code }
  const record = (update: WithdrawalStatusUpdate) =>
    parts.database.transaction((tx) => recordWithdrawalStatusUpdate(tx, merchant, withdrawal.id, update, parts), scope)
  if (chooseWithdrawalMove(withdrawal.status) === 'ask') {
    const reading = await readPayout(parts, withdrawal)
    const verdict = judgePayoutReading(reading.status)
    if (verdict !== 'send') {
      await record(toStatusUpdate(verdict, reading))
      return
    }
  }
  const account = await readAccount(parts, withdrawal)
  if (!account) {
    // Nothing can be sent any more; the money is returned once no earlier call can arrive.
    const event = mayArrive(withdrawal, new Date()) ? undefined : 'refused'
    await record({ event, reason: 'account_unreadable' })
    return
  }
  // Committed before the provider hears of it: whoever finds it after a crash asks before it sends again.
  const before = await parts.database.transaction((tx) => beginWithdrawal(tx, merchant, withdrawal, parts), scope)
  if (!before) return
  // Another worker may have begun since this one was taken up: what was read then does not tell about that call.
  const isUnchanged =
    before.status === withdrawal.status && before.unansweredAt?.getTime() === withdrawal.unansweredAt?.getTime()
  if (isUnchanged) await record(await sendPayout(parts, withdrawal, account))
}

/**
 * The account that it goes to, in clear; undefined when its data key was given up as lost.
 * @throws when its number was encrypted with another key
 */
async function readAccount({ database, numbers }: WithdrawalJobParts, withdrawal: WithdrawalRow) {
  const { merchant, memberId, cardId, id } = withdrawal
  const card = await database.transaction((tx) => findCard(tx, merchant, memberId, cardId), { merchant })
  if (!card) throw new Error(`the payout account of the withdrawal ${id} is gone`)
  const { holderName, bankCode, numberCipher } = card
  if (card.unreadableSince) return undefined
  return { holderName, bankCode, accountNumber: numbers.decrypt(numberCipher, { merchant, memberId, cardId }) }
}

/** Asks the provider to pay, always under the withdrawal's own id. `withdrawal` is as it was before this call. */
async function sendPayout(
  parts: ProviderParts,
  withdrawal: WithdrawalRow,
  account: StartPayoutInput['account'],
): Promise<WithdrawalStatusUpdate> {
  const { merchant, id, amountMinor, currency, unansweredAt } = withdrawal
  const outcome = await parts.provider.startPayout({ reference: id, merchant, amountMinor, currency, account })
  if (outcome.outcome === 'unknown') return { event: 'unanswered' }
  // This call was answered; one before it may not have been.
  if (outcome.outcome === 'accepted')
    return { event: 'accepted', providerPayoutId: outcome.providerPayoutId, unansweredAt }
  // Confirmed by asking: the refusal may speak of this call only, while an earlier one is on its way.
  const reading = await readPayout(parts, withdrawal)
  const event = judgeRefusal(reading.status, mayArrive(withdrawal, new Date()))
  return { reason: outcome.code, unansweredAt, ...toStatusUpdate(event, reading) }
}

/** What the provider says became of it; an answer about another payout is none. */
async function readPayout({ provider, logger }: ProviderParts, withdrawal: WithdrawalRow): Promise<PayoutStatusReport> {
  const reading = await provider.readPayout(withdrawal.id)
  if (!('providerPayoutId' in reading)) return reading
  if (isSamePayout(withdrawal, { ...reading, provider: provider.code })) return reading
  const { merchant, id } = withdrawal
  logger.error({ merchant, withdrawal: id }, 'the provider speaks of another payout')
  return { status: 'unknown' }
}

function toStatusUpdate(event: WithdrawalEvent | undefined, reading: PayoutStatusReport): WithdrawalStatusUpdate {
  if (!('providerPayoutId' in reading)) return { event }
  const { providerPayoutId, reason } = reading
  return { event, providerPayoutId, ...(reason === null ? {} : { reason }) }
}

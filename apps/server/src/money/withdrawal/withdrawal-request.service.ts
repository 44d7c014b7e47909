import type { Tx } from '@foyer/database'
import { findWithdrawalHold } from '../../account/index.ts'
import { readDailyBenefit } from '../../games/index.ts'
import { deriveId, hashContent } from '../../http/idempotency.ts'
import { ServiceError } from '../../http/service-error.ts'
import { hold } from '../../ledger/index.ts'
import { lockMember } from '../../member/index.ts'
import type { Merchant } from '../../merchant/index.ts'
import { findOfferedPayout } from '../../providers/payments/payment-methods.rules.ts'
import type { PaymentProviders } from '../../providers/payments/payments.ts'
import { findOrderProblem } from '../order/index.ts'
import {
  getDailyMinor,
  getWithdrawalBounds,
  WITHDRAWAL_PENDING_LIMIT,
  WITHDRAWAL_SCOPE,
} from './withdrawal.constants.ts'
import { findDailyLeft } from './withdrawal.rules.ts'
import {
  countOpenWithdrawals,
  findWithdrawal,
  insertWithdrawal,
  sumDailyWithdrawals,
  type WithdrawalWithCard,
} from './withdrawal.store.ts'
import { findCard } from './withdrawal-card.store.ts'

export interface WithdrawalRequest {
  merchant: Merchant
  memberId: string
  requestId: string
  cardId: string
  amountMinor: bigint
}

/** Id of the withdrawal of a member's request; a repeated request has the same id. */
export function deriveWithdrawalId(merchant: string, memberId: string, requestId: string): string {
  return deriveId('withdrawal', merchant, memberId, requestId)
}

/**
 * Creates a withdrawal from a member's request: hold and row in one transaction. The hold locks the member's account,
 * so later counts are exact under concurrent requests. The same request id gives the same withdrawal; with other
 * content `request_conflict`. Insufficient funds are returned and not thrown, so that the ledger's refusal is stored
 * and the same request gets it again after money came in. The member's row is locked, so that holds on withdrawals
 * (T37) come before or after this, and an account is visible together with its hold.
 */
export async function requestWithdrawal(
  tx: Tx,
  payments: PaymentProviders,
  request: WithdrawalRequest,
): Promise<WithdrawalWithCard | 'insufficient_funds'> {
  const { memberId, requestId, cardId, amountMinor } = request
  const { code: merchant, settings } = request.merchant
  const id = deriveWithdrawalId(merchant, memberId, requestId)
  const requestHash = hashContent([cardId, amountMinor.toString()])
  const known = await findWithdrawal(tx, merchant, id)
  if (known) return requireSameRequest(known, requestHash)

  const member = await lockMember(tx, merchant, memberId)
  if (!member) throw new ServiceError('user.or.token.invalid')
  if (member.withdrawalBlockedAt !== null) throw new ServiceError('account_blocked')
  const payout = findOfferedPayout(payments, request.merchant, member.currency)
  if (!payout) throw new ServiceError('method_unavailable')
  const problem = findOrderProblem(amountMinor, getWithdrawalBounds(settings, member.currency))
  if (problem) throw new ServiceError(problem, [{ path: 'amountMinor', rule: `error.${problem}` }])
  const card = await findCard(tx, merchant, memberId, cardId)
  if (!card || card.unreadableSince) throw new ServiceError('card_not_found')
  // Saved while another provider paid out.
  if (!payout.banks.some(({ code }) => code === card.bankCode))
    throw new ServiceError('method_unavailable', [{ path: 'cardId', rule: 'error.method_unavailable' }])
  if (await findWithdrawalHold(tx, merchant, memberId)) throw new ServiceError('withdrawal_on_hold')

  const { currency } = member
  const provider = payout.provider.code
  const held = await hold(tx, {
    merchant,
    memberId,
    currency,
    scope: WITHDRAWAL_SCOPE,
    key: id,
    kind: 'withdrawal',
    amountMinor,
    counter: `payout:${provider}`,
    reference: id,
  })
  if (held.status === 'conflict') throw new ServiceError('request_conflict')
  if (held.status === 'refused' && held.code === 'insufficient_funds') return 'insufficient_funds'
  if (held.status !== 'pending') throw new Error(`the ledger did not hold the withdrawal ${id}: ${held.code}`)
  // A concurrent request with the same id held the lock before and is done.
  const variant = await findWithdrawal(tx, merchant, id)
  if (variant) return requireSameRequest(variant, requestHash)
  if ((await countOpenWithdrawals(tx, merchant, memberId)) >= WITHDRAWAL_PENDING_LIMIT)
    throw new ServiceError('withdrawal_pending_limit')
  const takenMinor = await sumDailyWithdrawals(tx, merchant, memberId)
  const limitMinor = getDailyMinor(settings, currency, await readDailyBenefit(tx, request.merchant, member))
  if (amountMinor > findDailyLeft({ limitMinor, takenMinor }))
    throw new ServiceError('withdrawal_daily_limit', [{ path: 'amountMinor', rule: 'error.withdrawal_daily_limit' }])
  const row = { merchant, id, memberId, requestHash, cardId, amountMinor, currency, provider }
  const { bankName, maskedNumber } = card
  return { ...(await insertWithdrawal(tx, row)), bankName, maskedNumber }
}

function requireSameRequest(withdrawal: WithdrawalWithCard, requestHash: Buffer): WithdrawalWithCard {
  if (!withdrawal.requestHash.equals(requestHash)) throw new ServiceError('request_conflict')
  return withdrawal
}

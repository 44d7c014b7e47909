import type { Language } from '@foyer/contract'
import type { Database, Tx } from '@foyer/database'
import type { FastifyBaseLogger } from 'fastify'
import { deriveId, hashContent } from '../../http/idempotency.ts'
import { ServiceError } from '../../http/service-error.ts'
import { isPlayBlocked, lockMember } from '../../member/index.ts'
import { type Merchant, nameMerchant } from '../../merchant/index.ts'
import { listOfferedMethods } from '../../providers/payments/payment-methods.rules.ts'
import type { PaymentProvider, PaymentProviders } from '../../providers/payments/payments.ts'
import type { IncidentReporter } from '../incident/index.ts'
import { DEPOSIT_LEASE_MS, DEPOSIT_LIFE_MS, DEPOSIT_OPEN_LIMIT } from './deposit.constants.ts'
import { findDepositProblem } from './deposit.rules.ts'
import { readStart, recordDepositStatusUpdate } from './deposit.service.ts'
import { countDeposits, type DepositRow, findDeposit, insertDeposit } from './deposit.store.ts'

export interface DepositDependencies {
  database: Database
  payments: PaymentProviders
  incidents: IncidentReporter
  logger: FastifyBaseLogger
}

export interface DepositRequest {
  memberId: string
  requestId: string
  method: string
  amountMinor: bigint
  language: Language
  /** Origin of the merchant's site that the member uses. */
  siteOrigin: string
}

/** Id of the deposit of a member's request; a repeated request has the same id. */
export function deriveDepositId(merchant: string, memberId: string, requestId: string): string {
  return deriveId('deposit', merchant, memberId, requestId)
}

/**
 * Creates a deposit from a member's request and starts the payment. The row is committed before the call to the
 * provider; after a lost response or a crash the sweep retries with the same reference. The same request id gives the
 * same deposit; with other content `request_conflict`.
 */
export async function requestDeposit(
  dependencies: DepositDependencies,
  merchant: Merchant,
  request: DepositRequest,
): Promise<DepositRow> {
  const scope = { merchant: merchant.code }
  const stored = await dependencies.database.transaction(
    (tx) => storeRequest(tx, dependencies, merchant, request),
    scope,
  )
  const { deposit, provider } = stored
  if (!provider) return deposit
  const update = readStart(await startDeposit(provider, merchant, deposit))
  return dependencies.database.transaction(
    (tx) => recordDepositStatusUpdate(tx, merchant, deposit.id, update, dependencies),
    scope,
  )
}

/** Starts the payment at the provider, always under the deposit's own id. */
export function startDeposit(provider: PaymentProvider, merchant: Merchant, deposit: DepositRow) {
  const { id, amountMinor, currency, method, returnUrl, language } = deposit
  return provider.startPayment({
    reference: id,
    merchant: merchant.code,
    merchantName: nameMerchant(merchant, language),
    amountMinor,
    currency,
    method,
    returnUrl,
    language,
  })
}

/** Stores a new deposit and returns its provider; undefined for a known request. */
async function storeRequest(
  tx: Tx,
  { payments }: DepositDependencies,
  merchant: Merchant,
  request: DepositRequest,
): Promise<{ deposit: DepositRow; provider?: PaymentProvider }> {
  const { memberId, requestId, method, amountMinor, language, siteOrigin } = request
  const id = deriveDepositId(merchant.code, memberId, requestId)
  const requestHash = hashContent([method, amountMinor.toString()])
  // Serializes the member's requests: repeated ones, and those counted below.
  const member = await lockMember(tx, merchant.code, memberId)
  if (!member) throw new ServiceError('user.or.token.invalid')
  const known = await findDeposit(tx, merchant.code, id)
  if (known) return { deposit: requireSameRequest(known, requestHash) }
  // Money for play of a member who may not play (DEC-32).
  if (isPlayBlocked(member, new Date())) throw new ServiceError('player_blocked')
  if (member.depositBlockedAt !== null) throw new ServiceError('account_blocked')

  const { currency } = member
  const offered = listOfferedMethods(payments, merchant, currency).find((one) => one.method.code === method)
  if (!offered) throw new ServiceError('method_unavailable')
  const problem = findDepositProblem(offered.method, amountMinor)
  if (problem) throw new ServiceError(problem, [{ path: 'amountMinor', rule: `error.${problem}` }])
  const openCount = await countDeposits(tx, merchant.code, memberId, ['created', 'pending'])
  if (openCount >= DEPOSIT_OPEN_LIMIT) throw new ServiceError('TOO_MANY_REQUESTS')

  const deposit = await insertDeposit(
    tx,
    {
      merchant: merchant.code,
      id,
      memberId,
      requestHash,
      method,
      amountMinor,
      currency,
      language,
      returnUrl: `${siteOrigin}/m/voucherCenter?deposit=${id}`,
      provider: offered.provider.code,
    },
    { lifeMs: DEPOSIT_LIFE_MS, leaseMs: DEPOSIT_LEASE_MS },
  )
  return { deposit, provider: offered.provider }
}

function requireSameRequest(deposit: DepositRow, requestHash: Buffer): DepositRow {
  if (!deposit.requestHash.equals(requestHash)) throw new ServiceError('request_conflict')
  return deposit
}

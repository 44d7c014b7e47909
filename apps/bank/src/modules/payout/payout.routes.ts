import type { FastifyInstance } from 'fastify'
import type { BankDependencies } from '../../bank-dependencies.ts'
import { BankError } from '../../http/bank-error.ts'
import type { HangingCalls } from '../../http/hanging-calls.ts'
import { parseBody } from '../../http/signed-api.ts'
import { hashSecretRequest, referenceForm } from '../../lib/request-rules.ts'
import { makeId } from '../delivery/index.ts'
import { createPayoutSchema, decidePayoutBehaviour, lastDigitsOf, payoutCodes } from './payout.rules.ts'
import { startPayout } from './payout.service.ts'
import { findPayout, findPayoutByReference } from './payout.store.ts'
import type { Payout } from './payout.table.ts'

/** The signed calls about payouts (OPEN-36, docs/payment-provider.md). */
export function addPayoutApi(api: FastifyInstance, context: BankDependencies, hangingCalls: HangingCalls): void {
  const { database, config, timings, findCaller } = context
  const schema = createPayoutSchema(config.platformUrl)

  api.post('/payouts', async (request, reply) => {
    const { vendorCode: vendor, secret } = await findCaller(request)
    const body = parseBody(request, schema, payoutCodes)
    const { amount: amountMinor, account, ...rest } = body
    const { accountNumber, ...holder } = account
    const requestHash = hashSecretRequest(body, secret)
    const { sendsAfterMs, isSilent, ...end } = decidePayoutBehaviour(accountNumber, timings)
    const stored = { ...holder, accountEnding: lastDigitsOf(accountNumber) }
    const fresh = { id: makeId('out'), vendor, requestHash, amountMinor, ...stored, ...rest, ...end }
    const payout = await database.transaction((tx) => startPayout(tx, fresh, sendsAfterMs, timings))
    if (payout?.requestHash !== requestHash) throw new BankError('reference_conflict')
    context.wake()
    if (isSilent && payout.status === 'processing') return hangingCalls.keep(reply)
    return presentPayout(payout)
  })

  api.get<{ Params: { id: string } }>('/payouts/:id(^out_[A-Za-z0-9_-]{1,40}$)', async (request) => {
    const { vendorCode } = await findCaller(request)
    const payout = await database.statement((tx) => findPayout(tx, request.params.id))
    if (payout?.vendor !== vendorCode) throw new BankError('not_found')
    return presentPayout(payout)
  })

  api.get<{ Querystring: { reference?: unknown } }>('/payouts', async (request) => {
    const { vendorCode } = await findCaller(request)
    const { reference } = request.query
    if (typeof reference !== 'string' || !referenceForm.test(reference))
      throw new BankError('invalid_input', 'reference')
    const payout = await database.statement((tx) => findPayoutByReference(tx, vendorCode, reference))
    if (!payout) throw new BankError('not_found')
    return presentPayout(payout)
  })
}

function presentPayout(payout: Payout) {
  return {
    payoutId: payout.id,
    reference: payout.reference,
    merchant: payout.merchant,
    status: payout.status,
    reason: payout.reason,
    amount: payout.amountMinor.toString(),
    currency: payout.currency,
    createdAt: payout.createdAt.toISOString(),
    resolvedAt: payout.resolvedAt?.toISOString() ?? null,
  }
}

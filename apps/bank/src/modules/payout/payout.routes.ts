import type { FastifyInstance } from 'fastify'
import type { BankContext } from '../../bank.context.ts'
import { BankError } from '../../http/bank-error.ts'
import { parseBody } from '../../http/signed-api.ts'
import type { Silence } from '../../http/silence.ts'
import { hashSecretRequest, referenceForm } from '../../lib/request-rules.ts'
import { makeId } from '../delivery/index.ts'
import { startPayout } from './payout.flow.ts'
import { createPayoutSchema, decidePayoutBehaviour, endingOf, payoutCodes } from './payout.rules.ts'
import { findPayout, findPayoutByReference } from './payout.store.ts'
import type { Payout } from './payout.table.ts'

/** The signed calls about payouts (OPEN-36, docs/payment-provider.md). */
export function addPayoutApi(api: FastifyInstance, context: BankContext, silence: Silence): void {
  const { database, config, timings, findCaller } = context
  const schema = createPayoutSchema(config.platformUrl)

  api.post('/payouts', async (request, reply) => {
    const { vendorCode: vendor, secret } = await findCaller(request)
    const body = parseBody(request, schema, payoutCodes)
    const { amount: amountMinor, account, ...rest } = body
    const { accountNumber, ...holder } = account
    const requestHash = hashSecretRequest(body, secret)
    const { sendsAfterMs, isSilent, ...end } = decidePayoutBehaviour(accountNumber, timings)
    const kept = { ...holder, accountEnding: endingOf(accountNumber) }
    const fresh = { id: makeId('out'), vendor, requestHash, amountMinor, ...kept, ...rest, ...end }
    const payout = await database.transaction((tx) => startPayout(tx, fresh, sendsAfterMs, timings))
    if (payout?.requestHash !== requestHash) throw new BankError('reference_conflict')
    context.wake()
    if (isSilent && payout.status === 'processing') return silence.keep(reply)
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

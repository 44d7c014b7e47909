import type { FastifyInstance } from 'fastify'
import type { BankDependencies } from '../../bank-dependencies.ts'
import { BankError } from '../../http/bank-error.ts'
import { parseBody } from '../../http/signed-api.ts'
import { makePaymentPath } from '../../lib/link-token.ts'
import { hashRequest, referenceForm } from '../../lib/request-rules.ts'
import { makeId } from '../delivery/index.ts'
import { createPaymentSchema, paymentCodes } from './payment.rules.ts'
import { findPayment, findPaymentByReference, insertPayment } from './payment.store.ts'
import type { Payment } from './payment.table.ts'

/** The signed calls about payments (OPEN-35, docs/payment-provider.md). */
export function addPaymentApi(api: FastifyInstance, context: BankDependencies): void {
  const { database, config, timings, findCaller } = context
  const schema = createPaymentSchema(config.platformUrl)

  api.post('/payments', async (request) => {
    const { vendorCode: vendor, secret } = await findCaller(request)
    const { amount: amountMinor, ...rest } = parseBody(request, schema, paymentCodes)
    const requestHash = hashRequest({ amountMinor, ...rest })
    const payment = await database.transaction(async (tx) => {
      const fresh = { id: makeId('pay'), vendor, requestHash, amountMinor, ...rest }
      const inserted = await insertPayment(tx, fresh, timings.paymentLifeMs)
      return inserted ?? findPaymentByReference(tx, vendor, rest.reference)
    })
    if (payment?.requestHash !== requestHash) throw new BankError('reference_conflict')
    context.wake()
    return presentPayment(payment, config.publicUrl, secret)
  })

  api.get<{ Params: { id: string } }>('/payments/:id(^pay_[A-Za-z0-9_-]{1,40}$)', async (request) => {
    const { vendorCode, secret } = await findCaller(request)
    const payment = await database.statement((tx) => findPayment(tx, request.params.id))
    if (payment?.vendor !== vendorCode) throw new BankError('not_found')
    return presentPayment(payment, config.publicUrl, secret)
  })

  api.get<{ Querystring: { reference?: unknown } }>('/payments', async (request) => {
    const { vendorCode, secret } = await findCaller(request)
    const { reference } = request.query
    if (typeof reference !== 'string' || !referenceForm.test(reference))
      throw new BankError('invalid_input', 'reference')
    const payment = await database.statement((tx) => findPaymentByReference(tx, vendorCode, reference))
    if (!payment) throw new BankError('not_found')
    return presentPayment(payment, config.publicUrl, secret)
  })
}

function presentPayment(payment: Payment, publicUrl: string, secret: string) {
  return {
    paymentId: payment.id,
    reference: payment.reference,
    merchant: payment.merchant,
    status: payment.status,
    amount: payment.amountMinor.toString(),
    currency: payment.currency,
    payUrl: publicUrl + makePaymentPath(secret, payment.id),
    createdAt: payment.createdAt.toISOString(),
    expiresAt: payment.expiresAt.toISOString(),
    resolvedAt: payment.resolvedAt?.toISOString() ?? null,
  }
}

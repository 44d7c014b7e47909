import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { BankDependencies } from '../../bank-dependencies.ts'
import { isCrossOriginForm } from '../../http/form-origin.ts'
import { chooseBankLanguage } from '../../lib/choose-language.ts'
import { isLinkToken } from '../../lib/link-token.ts'
import { sendMessagePage, sendPage } from '../../views/layout.ts'
import { decisionForm } from './payment.rules.ts'
import { decidePayment } from './payment.service.ts'
import { findPaymentToPay } from './payment.store.ts'
import { makePaymentPage } from './payment.view.ts'

type PayRequest = FastifyRequest<{ Params: { id: string; token: string }; Querystring: { language?: unknown } }>

/** Address of a payment's page; a malformed id or token never reaches the database. */
const PAGE = '/pay/:id(^pay_[A-Za-z0-9_-]{1,40}$)/:token(^[A-Za-z0-9_-]{22}$)'

/**
 * The payer's page of a payment and its form (OPEN-35). The token in its address authorizes the form; without it a
 * payment is neither shown nor decided, and looks like a missing one. Demo mode only: here the member decides a
 * payment's outcome, without real money.
 */
export function addPaymentPages(pages: FastifyInstance, context: BankDependencies): void {
  const { database, config, timings } = context
  if (!config.isDemo) return

  async function findOwn({ params: { id, token } }: PayRequest) {
    const found = await database.statement((tx) => findPaymentToPay(tx, id))
    const client = config.clients.find(({ vendorCode }) => vendorCode === found?.payment.vendor)
    return client && isLinkToken(client.secret, id, token) ? found : undefined
  }

  async function show(request: PayRequest, reply: FastifyReply, isConflict = false): Promise<FastifyReply> {
    const found = await findOwn(request)
    if (!found) return refuse(request, reply, 404, 'missing')
    const language = chooseBankLanguage(request.query.language, found.payment.language)
    return sendPage(
      reply,
      makePaymentPage(found.payment, { language, path: pathOf(request), leftMs: found.leftMs, isConflict }),
    )
  }

  function pathOf(request: PayRequest): string {
    return request.url.split('?')[0] ?? '/'
  }

  function refuse(request: PayRequest, reply: FastifyReply, status: number, kind: 'missing' | 'failed'): FastifyReply {
    const language = chooseBankLanguage(request.query.language)
    return sendMessagePage(reply, { language, path: pathOf(request), status, kind })
  }

  pages.get(PAGE, (request: PayRequest, reply) => show(request, reply))

  pages.post(PAGE, async (request: PayRequest, reply) => {
    const form = decisionForm.safeParse(request.body)
    if (isCrossOriginForm(request, config.publicUrl)) return refuse(request, reply, 403, 'failed')
    if (!form.success) return refuse(request, reply, 400, 'failed')
    const { decision, behaviour } = form.data
    const found = await findOwn(request)
    if (!found) return refuse(request, reply, 404, 'missing')
    if (decision === 'leave') return reply.redirect(found.payment.returnUrl, 303)
    const status = decision === 'approve' ? 'approved' : 'declined'
    const decided = await database.transaction((tx) =>
      decidePayment(tx, request.params.id, { status, behaviour }, timings),
    )
    if (!decided) return refuse(request, reply, 404, 'missing')
    context.wake()
    if (!decided.isHonoured) return show(request, reply, decided.payment.status !== 'pending')
    await Promise.all(decided.awaited.map((delivery) => context.attemptDelivery(delivery)))
    return reply.redirect(decided.payment.returnUrl, 303)
  })
}

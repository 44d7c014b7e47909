import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { PAYOUT_PAGE_LIMIT } from '../../bank.constants.ts'
import type { BankDependencies } from '../../bank-dependencies.ts'
import { isCrossOriginForm } from '../../http/form-origin.ts'
import { chooseBankLanguage } from '../../lib/choose-language.ts'
import { isPayoutsToken } from '../../lib/link-token.ts'
import { sendMessagePage, sendPage } from '../../views/layout.ts'
import { operatorForm } from './payout.rules.ts'
import { decidePayout } from './payout.service.ts'
import { listNewestPayouts } from './payout.store.ts'
import { makePayoutsPage } from './payout.view.ts'

type OperatorRequest = FastifyRequest<{
  Params: { vendor: string; token: string }
  Querystring: { language?: unknown }
}>

const PAGE = '/payouts/:vendor(^[a-z0-9-]{1,40}$)/:token(^[A-Za-z0-9_-]{22}$)'

/**
 * The page of the sandbox's operator: one platform's payouts, at the address in the terminal's start-up output. Demo
 * mode only, without real money (OPEN-36).
 */
export function addPayoutPages(pages: FastifyInstance, context: BankDependencies): void {
  const { database, config, timings } = context
  if (!config.isDemo) return

  function findOperated({ params: { vendor, token } }: OperatorRequest): string | undefined {
    const client = config.clients.find(({ vendorCode }) => vendorCode === vendor)
    return client && isPayoutsToken(client, token) ? vendor : undefined
  }

  async function show(request: OperatorRequest, reply: FastifyReply, isConflict = false): Promise<FastifyReply> {
    const language = chooseBankLanguage(request.query.language)
    const vendor = findOperated(request)
    if (vendor === undefined) return sendMessagePage(reply, { language, path: '/', status: 404, kind: 'missing' })
    const payouts = await database.statement((tx) => listNewestPayouts(tx, vendor, PAYOUT_PAGE_LIMIT))
    return sendPage(reply, makePayoutsPage(payouts, { language, path: pathOf(request), isConflict }))
  }

  function pathOf(request: OperatorRequest): string {
    return request.url.split('?')[0] ?? '/'
  }

  pages.get(PAGE, (request: OperatorRequest, reply) => show(request, reply))

  pages.post(PAGE, async (request: OperatorRequest, reply) => {
    const vendor = findOperated(request)
    if (vendor === undefined) return show(request, reply)
    const form = operatorForm.safeParse(request.body)
    const language = chooseBankLanguage(request.query.language)
    if (!form.success || isCrossOriginForm(request, config.publicUrl)) {
      return sendMessagePage(reply, {
        language,
        path: pathOf(request),
        status: form.success ? 403 : 400,
        kind: 'failed',
      })
    }
    const { id, decision } = form.data
    const isDecided = await database.transaction((tx) => decidePayout(tx, { vendor, id }, decision, timings))
    if (!isDecided) return show(request, reply, true)
    context.wake()
    return reply.redirect(`${pathOf(request)}?language=${language}`, 303)
  })
}

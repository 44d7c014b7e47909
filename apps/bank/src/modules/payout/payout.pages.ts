import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { PAYOUT_PAGE_LIMIT } from '../../bank.constants.ts'
import type { BankContext } from '../../bank.context.ts'
import { isForeignForm } from '../../http/form-origin.ts'
import { chooseBankLanguage } from '../../lib/choose-language.ts'
import { sendMessagePage, sendPage } from '../../views/layout.ts'
import { decidePayout } from './payout.flow.ts'
import { makePayoutsPage } from './payout.page.ts'
import { operatorForm } from './payout.rules.ts'
import { listNewestPayouts } from './payout.store.ts'

type OperatorRequest = FastifyRequest<{ Querystring: { language?: unknown } }>

/** The operator's page: demo mode only, where there is no money behind it (OPEN-36). */
export function addPayoutPages(pages: FastifyInstance, context: BankContext): void {
  const { database, config, timings } = context
  if (!config.isDemo) return

  async function show(request: OperatorRequest, reply: FastifyReply, isConflict = false): Promise<FastifyReply> {
    const payouts = await database.statement((tx) => listNewestPayouts(tx, PAYOUT_PAGE_LIMIT))
    return sendPage(
      reply,
      makePayoutsPage(payouts, { language: chooseBankLanguage(request.query.language), isConflict }),
    )
  }

  pages.get('/payouts', (request: OperatorRequest, reply) => show(request, reply))

  pages.post('/payouts', async (request: OperatorRequest, reply) => {
    const form = operatorForm.safeParse(request.body)
    const language = chooseBankLanguage(request.query.language)
    if (!form.success || isForeignForm(request, config.publicUrl)) {
      return sendMessagePage(reply, { language, path: '/payouts', status: form.success ? 403 : 400, kind: 'failed' })
    }
    const { id, decision } = form.data
    const isDecided = await database.transaction((tx) => decidePayout(tx, id, decision, timings))
    if (!isDecided) return show(request, reply, true)
    context.wake()
    return reply.redirect(`/payouts?language=${language}`, 303)
  })
}

import { addFeedbackImage, type Feedback, listFeedback, readFeedback, sendFeedback } from '@foyer/contract'
import type { Database, Tx } from '@foyer/database'
import type { Registry } from '../../http/registry.ts'
import { ServiceError } from '../../http/service-error.ts'
import { formatFeedbackNumber } from './feedback.rules.ts'
import { storeFeedback, storeFeedbackImage } from './feedback.service.ts'
import {
  countFeedbackImages,
  type FeedbackRow,
  findFeedback,
  listFeedbackAnswers,
  listFeedbackRows,
} from './feedback.store.ts'

const PAGE_SIZE = 20

/** A member's own feedback (OPEN-46). */
export function registerFeedbackRoutes(registry: Registry, { database }: { database: Database }): void {
  registry.on(listFeedback, async ({ merchant: { code }, session, query }) => {
    const list = { merchant: code, memberId: session.memberId, after: query.after, limit: PAGE_SIZE + 1 }
    return database.transaction(
      async (tx) => {
        const rows = await listFeedbackRows(tx, list)
        const page = rows.slice(0, PAGE_SIZE)
        const next = rows.length > PAGE_SIZE ? (page.at(-1)?.id ?? null) : null
        return { items: await presentFeedback(tx, code, page), next }
      },
      { merchant: code },
    )
  })

  registry.on(readFeedback, async ({ merchant: { code }, session, params }) =>
    database.transaction(
      async (tx) => {
        const row = await findFeedback(tx, code, params.id)
        const [item] = row?.memberId === session.memberId ? await presentFeedback(tx, code, [row]) : []
        if (!item) throw new ServiceError('not_found')
        return item
      },
      { merchant: code },
    ),
  )

  registry.on(
    addFeedbackImage,
    async ({ merchant: { code }, session, body }) => {
      await storeFeedbackImage(database, { merchant: code, memberId: session.memberId, ...body }, new Date())
      return { id: body.id }
    },
    { limit: 'money' },
  )

  registry.on(
    sendFeedback,
    async ({ merchant: { code }, session, body: { requestId, ...content } }) =>
      database.transaction(
        async (tx) => {
          const wanted = { merchant: code, memberId: session.memberId, id: requestId, ...content }
          const row = await storeFeedback(tx, wanted, new Date())
          const [item] = await presentFeedback(tx, code, [row])
          if (!item) throw new ServiceError('not_found')
          return item
        },
        { merchant: code },
      ),
    { limit: 'money' },
  )
}

async function presentFeedback(tx: Tx, merchant: string, rows: readonly FeedbackRow[]): Promise<Feedback[]> {
  const ids = rows.map(({ id }) => id)
  const answers = await listFeedbackAnswers(tx, merchant, ids)
  const images = await countFeedbackImages(tx, merchant, ids)
  return rows.map(({ id, number, category, text, state, createdAt }) => ({
    ...{ id, category, text, state },
    number: formatFeedbackNumber(number),
    imageCount: images.get(id) ?? 0,
    createdAt: createdAt.toISOString(),
    answers: answers
      .filter(({ feedbackId }) => feedbackId === id)
      .map((answer) => ({ id: answer.id, text: answer.text, at: answer.answeredAt.toISOString() })),
  }))
}

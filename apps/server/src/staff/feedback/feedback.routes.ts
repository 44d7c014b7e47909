import {
  answerStaffFeedback,
  changeStaffFeedback,
  listStaffFeedback,
  readStaffFeedback,
  readStaffFeedbackImage,
} from '@foyer/contract'
import type { Database, Tx } from '@foyer/database'
import type { StaffIdentity } from '../../http/identity.ts'
import type { Registry } from '../../http/registry.ts'
import { ServiceError } from '../../http/service-error.ts'
import { findMemberById, listMembersById, type MemberRow } from '../../member/index.ts'
import {
  countFeedbackImages,
  type FeedbackRow,
  findFeedback,
  formatFeedbackNumber,
  listFeedbackAnswers,
  listFeedbackImageIds,
  listFeedbackRows,
  readFeedbackImage,
} from '../../outreach/index.ts'
import { listTrail, presentTrailRow } from '../trail/index.ts'
import { answerFeedback, changeFeedback } from './feedback.service.ts'

const PAGE_SIZE = 50
const TRAIL_SIZE = 50

/** Members' feedback and its answers (OPEN-46). */
export function registerStaffFeedbackRoutes(registry: Registry, { database }: { database: Database }): void {
  const toActor = ({ personId, name }: StaffIdentity) => ({ id: personId, name })

  registry.on(listStaffFeedback, async ({ merchant: { code }, query }) =>
    database.transaction(
      async (tx) => {
        const rows = await listFeedbackRows(tx, { merchant: code, ...query, after: query.after, limit: PAGE_SIZE + 1 })
        const page = rows.slice(0, PAGE_SIZE)
        const memberIds = [...new Set(page.map(({ memberId }) => memberId))]
        const members = memberIds.length > 0 ? await listMembersById(tx, code, memberIds) : []
        const images = await countFeedbackImages(
          tx,
          code,
          page.map(({ id }) => id),
        )
        const items = page.map((row) => {
          const member = members.find(({ id }) => id === row.memberId)
          return presentFeedback(row, member, images.get(row.id) ?? 0)
        })
        return { items, next: rows.length > PAGE_SIZE ? (page.at(-1)?.id ?? null) : null }
      },
      { merchant: code },
    ),
  )

  registry.on(readStaffFeedback, async ({ merchant: { code }, params }) =>
    database.transaction((tx) => describeFeedback(tx, code, params.id), { merchant: code }),
  )

  registry.on(readStaffFeedbackImage, async ({ merchant: { code }, params }) => {
    const content = await database.transaction((tx) => readFeedbackImage(tx, code, params.id), { merchant: code })
    if (!content) throw new ServiceError('not_found')
    return { type: 'image/webp' as const, data: content.toString('base64') }
  })

  registry.on(answerStaffFeedback, async ({ merchant: { code }, staff, body }) => {
    const change = { merchant: code, actor: toActor(staff), ...body, now: new Date() }
    const version = await database.transaction((tx) => answerFeedback(tx, change), { merchant: code })
    return { version }
  })

  registry.on(changeStaffFeedback, async ({ merchant: { code }, staff, body }) => {
    const change = { merchant: code, actor: toActor(staff), ...body }
    const version = await database.transaction((tx) => changeFeedback(tx, change), { merchant: code })
    return { version }
  })
}

function presentFeedback(row: FeedbackRow, member: MemberRow | undefined, imageCount: number) {
  const { id, number, memberId, category, text, state, createdAt } = row
  return {
    ...{ id, memberId, category, text, state, imageCount },
    number: formatFeedbackNumber(number),
    username: member?.username ?? '',
    createdAt: createdAt.toISOString(),
  }
}

async function describeFeedback(tx: Tx, merchant: string, id: string) {
  const row = await findFeedback(tx, merchant, id)
  if (!row) throw new ServiceError('not_found')
  const member = await findMemberById(tx, merchant, row.memberId)
  const imageIds = await listFeedbackImageIds(tx, merchant, id)
  const answers = await listFeedbackAnswers(tx, merchant, [id])
  const trail = await listTrail(tx, { merchant, subject: 'feedback', subjectId: id, limit: TRAIL_SIZE })
  return {
    ...presentFeedback(row, member, imageIds.length),
    version: row.version,
    language: member?.language ?? '',
    imageIds,
    answers: answers.map((answer) => ({
      ...{ id: answer.id, text: answer.text, personName: answer.personName },
      at: answer.answeredAt.toISOString(),
    })),
    trail: trail.map(presentTrailRow),
  }
}

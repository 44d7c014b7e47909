import {
  answerStaffDesk,
  assignStaffDesk,
  attendStaffDesk,
  closeStaffDesk,
  DESK_PAGE_SIZE,
  deskPriorities,
  listStaffDesk,
  markStaffDesk,
  noteStaffDesk,
  readStaffDesk,
  readStaffDeskImage,
  reopenStaffDesk,
  seeStaffDesk,
  sendStaffDeskImage,
  snoozeStaffDesk,
} from '@foyer/contract'
import type { Database, Tx } from '@foyer/database'
import {
  announceConversation,
  answerConversation,
  assignByTurn,
  assignConversation,
  type Changed,
  closeByStaff,
  countDesk,
  type DeskContext,
  decideOpening,
  findConversation,
  findDeskImage,
  keepImage,
  listDesk,
  listLabels,
  listMessages,
  listNotes,
  markConversation,
  noteConversation,
  presentForStaff,
  presentImageFile,
  presentMessage,
  presentNote,
  readHours,
  reopenByStaff,
  seeUpTo,
  snoozeConversation,
} from '../../desk/index.ts'
import type { StaffIdentity } from '../../http/identity.ts'
import type { Registry } from '../../http/registry.ts'
import { ServiceError } from '../../http/service-error.ts'
import type { Merchant } from '../../merchant/index.ts'
import type { ChangeFeed } from '../../platform/index.ts'
import { appendTrail } from '../trail/index.ts'
import { readDeskPerson, requireDeskPerson } from './desk-person.service.ts'
import { registerDeskStream } from './desk-stream.routes.ts'

const LIST_SIZE = 50
const MAX_NOTES = 200
const done = { done: true as const }

export interface StaffDeskRoutes extends Pick<DeskContext, 'presence' | 'notifyAway'> {
  database: Database
  changes: ChangeFeed
  stopping: AbortSignal
}

/** What support staff sees and does at the desk; everything in the scope of the merchant. */
export function registerStaffDeskRoutes(registry: Registry, dependencies: StaffDeskRoutes): void {
  registerReads(registry, dependencies)
  registerAnswers(registry, dependencies)
  registerChanges(registry, dependencies)
  registerDeskStream(registry, dependencies)
}

function registerReads(registry: Registry, dependencies: StaffDeskRoutes): void {
  const { database, presence } = dependencies

  registry.on(listStaffDesk, async ({ merchant: { code, settings }, staff, query }) => {
    await readDeskPerson(dependencies, code, staff)
    const { priority, ...filter } = query
    const rank = priority && deskPriorities.indexOf(priority)
    const own = { merchant: code, personId: staff.personId }
    return database.transaction(
      async (tx) => {
        const rows = await listDesk(tx, { ...own, ...filter, priority: rank, limit: LIST_SIZE + 1 })
        const { isOpen } = decideOpening(await readHours(tx, code), settings.timeZone, new Date())
        return {
          items: await presentForStaff(tx, code, rows.slice(0, LIST_SIZE)),
          hasMore: rows.length > LIST_SIZE,
          counts: await countDesk(tx, code, staff.personId),
          isOpen,
          labels: await listLabels(tx, code),
        }
      },
      { merchant: code },
    )
  })

  registry.on(readStaffDesk, async ({ merchant: { code }, staff, params, query }) =>
    database.transaction(
      async (tx) => {
        const row = await findConversation(tx, { merchant: code, id: params.id, visitor: 'anybody' })
        const [conversation] = row ? await presentForStaff(tx, code, [row]) : []
        if (!row || !conversation) throw new ServiceError('not_found')
        const rows = await listMessages(tx, row, { ...query, limit: DESK_PAGE_SIZE + 1 })
        const hasMore = rows.length > DESK_PAGE_SIZE
        const isForward = query.after !== undefined
        const page = hasMore ? (isForward ? rows.slice(0, -1) : rows.slice(1)) : rows
        const others = presence.listPeople(code, row.id).filter(({ id }) => id !== staff.personId)
        return {
          conversation,
          messages: page.map((message) => ({ ...presentMessage(message), authorId: message.authorId })),
          hasMore,
          notes: (await listNotes(tx, row, MAX_NOTES)).map(presentNote),
          others: others.map(({ name, isTyping }) => ({ name, isTyping })),
          isVisitorTyping: presence.isVisitorTyping(code, row.id),
        }
      },
      { merchant: code },
    ),
  )

  registry.on(readStaffDeskImage, async ({ merchant: { code }, staff, params, query }) => {
    const row = await database.transaction((tx) => findDeskImage(tx, code, params.id), { merchant: code })
    // One without a message is its sender's alone.
    if (!row || (row.conversationId === null && row.owner !== ownerOf(staff))) throw new ServiceError('not_found')
    return presentImageFile(row, query.size)
  })
}

const ownerOf = ({ personId }: StaffIdentity) => `staff ${personId}`

function registerAnswers(registry: Registry, dependencies: StaffDeskRoutes): void {
  const { database, presence } = dependencies

  registry.on(attendStaffDesk, async ({ merchant: { code }, staff, body }) => {
    const { personId: id, name, shownName } = await readDeskPerson(dependencies, code, staff)
    await database.transaction(
      async (tx) => {
        const row = await findConversation(tx, { merchant: code, id: body.conversationId, visitor: 'anybody' })
        if (!row) throw new ServiceError('not_found')
        const before = presence.listPeople(code, row.id).find((person) => person.id === id)
        presence.attend(code, row.id, { id, name, shownName, isTyping: body.isTyping })
        if (body.isTyping || before?.isTyping !== false) announceConversation(tx, row)
      },
      { merchant: code },
    )
    return done
  })

  registry.on(answerStaffDesk, async ({ merchant, staff, body }) => {
    const person = await readDeskPerson(dependencies, merchant.code, staff)
    const answer = (tx: Tx) => answerConversation(dependencies, tx, merchant, person, body)
    return database.transaction(answer, { merchant: merchant.code })
  })

  registry.on(noteStaffDesk, async ({ merchant: { code }, staff, body }) => {
    const person = await readDeskPerson(dependencies, code, staff)
    const note = (tx: Tx) => noteConversation(tx, code, person, body)
    return presentNote(await database.transaction(note, { merchant: code }))
  })

  registry.on(seeStaffDesk, async ({ merchant: { code }, body }) => {
    await database.transaction((tx) => seeUpTo(tx, code, body.conversationId, body.number), { merchant: code })
    return done
  })

  registry.on(sendStaffDeskImage, async ({ merchant: { code }, staff, body }) => {
    const find = (tx: Tx) => findConversation(tx, { merchant: code, id: body.conversationId, visitor: 'anybody' })
    if (!(await database.transaction(find, { merchant: code }))) throw new ServiceError('not_found')
    return keepImage(dependencies, { merchant: code, owner: ownerOf(staff), content: body.content })
  })
}

function registerChanges(registry: Registry, dependencies: StaffDeskRoutes): void {
  const { database } = dependencies
  const change = async ({ code }: Merchant, run: (tx: Tx) => Promise<Changed>) => {
    const { conversation } = await database.transaction(run, { merchant: code })
    return { conversation }
  }
  /** Somebody has become free, or something waits for somebody. */
  const giveByTurn = ({ code }: Merchant) => database.transaction((tx) => assignByTurn(tx, code), { merchant: code })

  registry.on(assignStaffDesk, async ({ merchant, staff, body }) => {
    if (body.personId !== null) await requireDeskPerson(dependencies, merchant.code, body.personId)
    return change(merchant, async (tx) => {
      const changed = await assignConversation(tx, merchant.code, body)
      // What a person takes is seen at the conversation; what is given to others stands in the trail.
      if (changed.before && body.personId !== staff.personId)
        await appendTrail(tx, {
          ...trailOf(merchant, staff, body.conversationId),
          action: 'desk.assigned',
          before: { assigneeId: changed.before.assigneeId },
          after: { assigneeId: body.personId },
        })
      return changed
    })
  })

  registry.on(snoozeStaffDesk, async ({ merchant, body }) =>
    change(merchant, (tx) =>
      snoozeConversation(tx, merchant.code, body.conversationId, body.until === null ? null : new Date(body.until)),
    ),
  )

  registry.on(closeStaffDesk, async ({ merchant, staff, body }) => {
    const person = await readDeskPerson(dependencies, merchant.code, staff)
    const closed = await change(merchant, async (tx) => {
      const changed = await closeByStaff(dependencies, tx, merchant, person, body)
      if (changed.before)
        await appendTrail(tx, {
          ...trailOf(merchant, staff, body.conversationId),
          action: 'desk.closed',
          before: { state: 'open', assigneeId: changed.before.assigneeId },
          after: { state: 'closed' },
        })
      return changed
    })
    await giveByTurn(merchant)
    return closed
  })

  registry.on(reopenStaffDesk, async ({ merchant, body }) =>
    change(merchant, (tx) => reopenByStaff(tx, merchant.code, body.conversationId)),
  )

  registry.on(markStaffDesk, async ({ merchant, body: { conversationId, ...marks } }) =>
    change(merchant, (tx) => markConversation(tx, merchant.code, conversationId, marks)),
  )
}

function trailOf({ code }: Merchant, { personId, name }: StaffIdentity, conversationId: string) {
  const actor = { id: personId, name }
  return { merchant: code, actor, subject: 'desk', subjectId: conversationId, reason: '' } as const
}

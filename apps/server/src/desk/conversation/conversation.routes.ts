import {
  closeDeskConversation,
  DESK_PAGE_SIZE,
  listDeskMessages,
  openDeskConversation,
  rateDeskConversation,
  readDesk,
  readDeskImage,
  readDeskMessages,
  sendDeskImage,
  sendDeskMessage,
  typeDeskMessage,
} from '@foyer/contract'
import type { Tx } from '@foyer/database'
import type { Registry } from '../../http/registry.ts'
import { ServiceError } from '../../http/service-error.ts'
import { decideOpening, readHours } from '../hours/index.ts'
import { findDeskImage, keepImage, presentImageFile } from '../image/index.ts'
import { ownerOfVisitor, type Visitor, type VisitorReader } from '../visitor/index.ts'
import {
  type ConversationDependencies,
  closeByVisitor,
  openConversation,
  presentAll,
  presentOne,
  rateConversation,
  readUpTo,
  sendVisitorMessage,
} from './conversation.service.ts'
import {
  announceStaff,
  countUnreadOf,
  findConversation,
  listConversationsOf,
  listMessages,
  seeVisitor,
} from './conversation.store.ts'
import { presentMessage } from './conversation.view.ts'

const LIST_SIZE = 20
const done = { done: true as const }

/** The visitors' calls: what is not this visitor's is not found. */
export function registerConversationRoutes(
  registry: Registry,
  dependencies: ConversationDependencies & { visitors: VisitorReader },
): void {
  const { database, presence, visitors } = dependencies

  async function findOwner(call: Parameters<VisitorReader['find']>[0]): Promise<Visitor> {
    const visitor = await visitors.find(call)
    if (!visitor) throw new ServiceError('not_found')
    return visitor
  }

  registry.on(readDesk, async (call) => {
    const { merchant, query } = call
    const visitor = await visitors.find(call)
    return database.transaction((tx) => describeDesk(tx, merchant, visitor, query.before), { merchant: merchant.code })
  })

  registry.on(
    openDeskConversation,
    async (call) => {
      const { language } = call.caller
      const visitor = await visitors.findOrMake(call)
      return openConversation(dependencies, call.merchant, visitor, { ...call.body, language })
    },
    { limit: 'desk' },
  )

  registry.on(
    sendDeskMessage,
    async (call) => sendVisitorMessage(dependencies, call.merchant, await findOwner(call), call.body),
    { limit: 'desk' },
  )

  registry.on(listDeskMessages, async (call) => {
    const { merchant, params, query } = call
    const visitor = await findOwner(call)
    return database.transaction(
      async (tx) => {
        const row = await findConversation(tx, { merchant: merchant.code, id: params.id, visitor })
        if (!row) throw new ServiceError('not_found')
        await seeVisitor(tx, row)
        const rows = await listMessages(tx, row, { ...query, limit: DESK_PAGE_SIZE + 1 })
        const hasMore = rows.length > DESK_PAGE_SIZE
        const isForward = query.after !== undefined
        const page = hasMore ? (isForward ? rows.slice(0, -1) : rows.slice(1)) : rows
        const typing = presence.listPeople(merchant.code, row.id).find(({ isTyping }) => isTyping)
        return {
          conversation: await presentOne(tx, row),
          messages: page.map(presentMessage),
          hasMore,
          typing: typing?.shownName ?? null,
        }
      },
      { merchant: merchant.code },
    )
  })

  registry.on(readDeskMessages, async (call) => {
    const visitor = await findOwner(call)
    const { code } = call.merchant
    await database.transaction((tx) => readUpTo(tx, call.merchant, visitor, call.body), { merchant: code })
    return done
  })

  registry.on(typeDeskMessage, async (call) => {
    const { merchant, body } = call
    const visitor = await findOwner(call)
    await database.transaction(
      async (tx) => {
        const row = await findConversation(tx, { merchant: merchant.code, id: body.conversationId, visitor })
        if (!row) throw new ServiceError('not_found')
        presence.visitorTypes(merchant.code, row.id)
        announceStaff(tx, merchant.code)
      },
      { merchant: merchant.code },
    )
    return done
  })

  registry.on(closeDeskConversation, async (call) => {
    const visitor = await findOwner(call)
    const { merchant, body } = call
    const close = (tx: Tx) => closeByVisitor(tx, merchant, visitor, body.conversationId)
    return { conversation: await database.transaction(close, { merchant: merchant.code }) }
  })

  registry.on(rateDeskConversation, async (call) => {
    const visitor = await findOwner(call)
    const { merchant, body } = call
    const rate = (tx: Tx) => rateConversation(tx, merchant, visitor, body)
    return { conversation: await database.transaction(rate, { merchant: merchant.code }) }
  })

  registry.on(
    sendDeskImage,
    async (call) => {
      const owner = ownerOfVisitor(await visitors.findOrMake(call))
      return keepImage(dependencies, { merchant: call.merchant.code, owner, content: call.body.content })
    },
    { limit: 'deskImage' },
  )

  registry.on(readDeskImage, async (call) => {
    const { merchant, params, query } = call
    const visitor = await findOwner(call)
    const row = await database.transaction((tx) => findOwnImage(tx, merchant.code, visitor, params.id), {
      merchant: merchant.code,
    })
    if (!row) throw new ServiceError('not_found')
    return presentImageFile(row, query.size)
  })
}

async function describeDesk(
  tx: Tx,
  { code, settings }: { code: string; settings: { timeZone: string } },
  visitor: Visitor | undefined,
  before: string | undefined,
) {
  const { isOpen, opensAt } = decideOpening(await readHours(tx, code), settings.timeZone, new Date())
  const state = { isOpen, opensAt: opensAt?.toISOString() ?? null }
  if (!visitor) return { ...state, visitor: 'nobody' as const, conversations: [], next: null, unread: 0 }
  const [time = '', id = ''] = before?.split(/_(.*)/s) ?? []
  const page = { before: before === undefined ? undefined : { atMs: Number(time), id }, limit: LIST_SIZE + 1 }
  const rows = await listConversationsOf(tx, code, visitor, page)
  const shown = rows.slice(0, LIST_SIZE)
  const last = shown.at(-1)
  return {
    ...state,
    visitor: visitor.kind,
    conversations: await presentAll(tx, code, shown),
    next: rows.length > LIST_SIZE && last ? `${last.updatedAt.getTime()}_${last.id}` : null,
    unread: await countUnreadOf(tx, code, visitor),
  }
}

/** An image of one of the visitor's conversations, or one that the visitor has sent for a message. */
async function findOwnImage(tx: Tx, merchant: string, visitor: Visitor, id: string) {
  const row = await findDeskImage(tx, merchant, id)
  if (!row) return undefined
  if (row.conversationId === null) return row.owner === ownerOfVisitor(visitor) ? row : undefined
  return (await findConversation(tx, { merchant, id: row.conversationId, visitor })) && row
}

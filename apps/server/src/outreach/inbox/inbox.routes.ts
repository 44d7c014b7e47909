import {
  deleteInboxMessages,
  inbox,
  olderInboxMessages,
  readInboxMessage,
  readInboxMessages,
  restoreInboxMessages,
} from '@foyer/contract'
import type { Database } from '@foyer/database'
import type { Registry } from '../../http/registry.ts'
import { ServiceError } from '../../http/service-error.ts'
import type { Merchant } from '../../merchant/index.ts'
import { pickText } from '../../translated-text.rules.ts'
import { countUnread, deleteMessages, findMessage, listMessages, markRead, restoreMessages } from './inbox.store.ts'
import type { inboxMessageTable } from './inbox.table.ts'

const PAGE_SIZE = 50

/** The merchant's messages to the member (OPEN-38). */
export function registerInboxRoutes(registry: Registry, { database }: { database: Database }): void {
  registry.on(inbox, async ({ merchant, session, caller }) => {
    const owner = { merchant: merchant.code, memberId: session.memberId }
    const [rows, unreadCount] = await database.transaction(
      async (tx) =>
        [
          await listMessages(tx, { ...owner, after: undefined, limit: PAGE_SIZE + 1 }),
          await countUnread(tx, owner),
        ] as const,
      { merchant: merchant.code },
    )
    return { ...presentPage(rows, merchant, caller.language), unreadCount }
  })

  registry.on(olderInboxMessages, async ({ merchant, session, query, caller }) => {
    const page = { merchant: merchant.code, memberId: session.memberId, after: query.after, limit: PAGE_SIZE + 1 }
    const rows = await database.transaction((tx) => listMessages(tx, page), { merchant: merchant.code })
    return presentPage(rows, merchant, caller.language)
  })

  registry.on(readInboxMessage, async ({ merchant, session, params, caller }) => {
    const named = { merchant: merchant.code, memberId: session.memberId, id: params.id }
    const row = await database.transaction((tx) => findMessage(tx, named), { merchant: merchant.code })
    if (!row) throw new ServiceError('not_found')
    return presentMessage(row, merchant, caller.language)
  })

  registry.on(readInboxMessages, async ({ merchant, session, body }) => {
    const owner = { merchant: merchant.code, memberId: session.memberId }
    const until = body.until === undefined ? undefined : new Date(body.until)
    const unreadCount = await database.transaction(
      async (tx) => {
        await markRead(tx, { ...owner, ids: body.ids, until })
        return countUnread(tx, owner)
      },
      { merchant: merchant.code },
    )
    return { unreadCount }
  })

  registry.on(deleteInboxMessages, async ({ merchant, session, body }) => {
    const owner = { merchant: merchant.code, memberId: session.memberId }
    return database.transaction(
      async (tx) => {
        const deletedCount = await deleteMessages(tx, { ...owner, ...body })
        return { deletedCount, unreadCount: await countUnread(tx, owner) }
      },
      { merchant: merchant.code },
    )
  })

  registry.on(restoreInboxMessages, async ({ merchant, session, body }) => {
    const owner = { merchant: merchant.code, memberId: session.memberId }
    const unreadCount = await database.transaction(
      async (tx) => {
        await restoreMessages(tx, { ...owner, ...body, now: new Date() })
        return countUnread(tx, owner)
      },
      { merchant: merchant.code },
    )
    return { unreadCount }
  })
}

type InboxRow = typeof inboxMessageTable.$inferSelect

/** @param rows one more than the page has, where there is another page */
function presentPage(rows: readonly InboxRow[], merchant: Merchant, language: string) {
  const items = rows.slice(0, PAGE_SIZE)
  const next = rows.length > PAGE_SIZE ? (items.at(-1)?.id ?? null) : null
  return { items: items.map((row) => presentMessage(row, merchant, language)), next }
}

function presentMessage(row: InboxRow, { settings }: Merchant, language: string) {
  const { id, title, body, sentAt, readAt, action } = row
  return {
    id,
    title: pickText(title, language, settings.defaultLanguage),
    body: pickText(body, language, settings.defaultLanguage),
    sentAt: sentAt.toISOString(),
    isRead: readAt !== null,
    action,
  }
}

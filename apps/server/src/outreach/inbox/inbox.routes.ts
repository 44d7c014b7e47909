import { inbox, readInboxMessages } from '@foyer/contract'
import type { Database } from '@foyer/database'
import type { Registry } from '../../http/registry.ts'
import { pickText } from '../../translated-text.rules.ts'
import { countUnread, listMessages, markRead } from './inbox.store.ts'

/** The merchant's messages to the member (OPEN-38). */
export function registerInboxRoutes(registry: Registry, { database }: { database: Database }): void {
  registry.on(inbox, async ({ merchant, session, caller }) => {
    const { code, settings } = merchant
    const [rows, unreadCount] = await database.transaction(
      async (tx) =>
        [await listMessages(tx, code, session.memberId), await countUnread(tx, code, session.memberId)] as const,
      { merchant: code },
    )
    const items = rows.map(({ id, title, body, sentAt, readAt }) => ({
      id,
      title: pickText(title, caller.language, settings.defaultLanguage),
      body: pickText(body, caller.language, settings.defaultLanguage),
      sentAt: sentAt.toISOString(),
      isRead: readAt !== null,
    }))
    return { items, unreadCount }
  })

  registry.on(readInboxMessages, async ({ merchant, session, body }) => {
    const unreadCount = await database.transaction(
      async (tx) => {
        await markRead(tx, merchant.code, session.memberId, body.ids)
        return countUnread(tx, merchant.code, session.memberId)
      },
      { merchant: merchant.code },
    )
    return { unreadCount }
  })
}

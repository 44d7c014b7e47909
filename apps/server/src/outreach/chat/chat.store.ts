import type { Tx } from '@foyer/database'
import { and, eq } from 'drizzle-orm'
import { chatContactTable } from './chat.table.ts'

export async function findChatKey(tx: Tx, merchant: string, memberId: string): Promise<Buffer | undefined> {
  const rows = await tx
    .select({ key: chatContactTable.key })
    .from(chatContactTable)
    .where(and(eq(chatContactTable.merchant, merchant), eq(chatContactTable.memberId, memberId)))
  return rows[0]?.key
}

export async function saveChatKey(tx: Tx, contact: typeof chatContactTable.$inferInsert): Promise<void> {
  await tx
    .insert(chatContactTable)
    .values(contact)
    .onConflictDoUpdate({
      target: [chatContactTable.merchant, chatContactTable.memberId],
      set: { key: contact.key },
    })
}

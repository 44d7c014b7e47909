import { pgTable, text } from 'drizzle-orm/pg-core'
import { bytes } from '../../db/columns.ts'

export const chatContactTable = pgTable('chat_contact', {
  merchant: text('merchant').notNull(),
  memberId: text('member_id').notNull(),
  /** The chat service's key of the member, encrypted. */
  key: bytes('key').notNull(),
})

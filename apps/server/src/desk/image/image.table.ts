import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { bytes, instant } from '../../db/columns.ts'

export const deskImageTable = pgTable('desk_image', {
  merchant: text('merchant').notNull(),
  id: text('id').notNull(),
  /** Who has sent it: `member …`, `guest …` or `staff …`. */
  owner: text('owner').notNull(),
  /** Null until a message carries it. */
  conversationId: text('conversation_id'),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  small: bytes('small').notNull(),
  large: bytes('large').notNull(),
  madeAt: instant('made_at').notNull(),
})

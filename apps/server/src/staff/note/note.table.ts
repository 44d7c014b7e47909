import { pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../db/columns.ts'

export const memberNoteTable = pgTable('member_note', {
  merchant: text('merchant').notNull(),
  id: text('id').notNull(),
  memberId: text('member_id').notNull(),
  text: text('text').notNull(),
  authorId: text('author_id').notNull(),
  authorName: text('author_name').notNull(),
  at: instant('at').notNull(),
  pinnedAt: instant('pinned_at'),
  withdrawnAt: instant('withdrawn_at'),
  withdrawnName: text('withdrawn_name'),
})

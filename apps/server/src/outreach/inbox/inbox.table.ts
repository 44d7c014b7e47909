import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../db/columns.ts'

/** A text by language; always includes the merchant's default language. */
type Translated = Partial<Record<string, string>>

export const inboxMessageTable = pgTable('inbox_message', {
  merchant: text('merchant').notNull(),
  memberId: text('member_id').notNull(),
  id: text('id').notNull(),
  title: jsonb('title').$type<Translated>().notNull(),
  body: jsonb('body').$type<Translated>().notNull(),
  sentAt: instant('sent_at').notNull(),
  readAt: instant('read_at'),
  /** A page of the app that the message leads to. */
  action: text('action'),
  /** Made by the page that deleted it. */
  deletionId: text('deletion_id'),
  deletedAt: instant('deleted_at'),
})

import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'

export const deskAnswerTable = pgTable('desk_answer', {
  merchant: text('merchant').notNull(),
  id: text('id').notNull(),
  version: integer('version').notNull(),
  shortcut: text('shortcut').notNull(),
  title: text('title').notNull(),
  /** By language code. */
  texts: jsonb('texts').$type<Record<string, string>>().notNull(),
})

import { pgTable, text } from 'drizzle-orm/pg-core'
import { bytes, instant } from '../../db/columns.ts'

export const imageTable = pgTable('image', {
  merchant: text('merchant').notNull(),
  /** Hash of all files, size in CSS pixels, hue. */
  folder: text('folder').notNull(),
  file: text('file').notNull(),
  content: bytes('content').notNull(),
  madeAt: instant('made_at').notNull(),
})

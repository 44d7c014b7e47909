import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../db/columns.ts'
import type { MerchantFile } from './merchant-file.ts'

export const merchantVersionTable = pgTable('merchant_version', {
  merchant: text('merchant').notNull(),
  number: integer('number').notNull(),
  file: jsonb('file').$type<MerchantFile>().notNull(),
  author: text('author').notNull(),
  note: text('note').notNull(),
  createdAt: instant('created_at').notNull(),
  /** Null for one that has never been live. */
  publishedAt: instant('published_at'),
})

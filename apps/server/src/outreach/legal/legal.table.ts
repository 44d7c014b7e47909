import type { LegalPage } from '@foyer/contract'
import { pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../db/columns.ts'

export const legalTextTable = pgTable('legal_text', {
  merchant: text('merchant').notNull(),
  page: text('page').$type<LegalPage>().notNull(),
  version: text('version').notNull(),
  language: text('language').notNull(),
  /** `# ` begins a section, each other line is a paragraph. */
  body: text('body').notNull(),
  publishedAt: instant('published_at').notNull(),
})

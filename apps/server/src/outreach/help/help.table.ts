import type { HelpCategory, HelpTexts } from '@foyer/contract'
import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { bytes, instant } from '../../db/columns.ts'

export interface HelpContent {
  category: HelpCategory
  texts: HelpTexts
}

export const helpArticleTable = pgTable('help_article', {
  merchant: text('merchant').notNull(),
  id: text('id').notNull(),
  ordinal: integer('ordinal').notNull(),
  draft: jsonb('draft').$type<HelpContent>().notNull(),
  published: jsonb('published').$type<HelpContent>(),
  version: integer('version').notNull(),
  updatedAt: instant('updated_at').notNull(),
})

export const helpVoteTable = pgTable('help_vote', {
  merchant: text('merchant').notNull(),
  articleId: text('article_id').notNull(),
  voter: bytes('voter').notNull(),
  language: text('language').notNull(),
  hasHelped: boolean('has_helped').notNull(),
  votedAt: instant('voted_at').notNull(),
})

import type { ContentFields, ContentKind } from '@foyer/contract'
import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../db/columns.ts'

export const contentItemTable = pgTable('content_item', {
  merchant: text('merchant').notNull(),
  kind: text('kind').$type<ContentKind>().notNull(),
  id: text('id').notNull(),
  ordinal: integer('ordinal').notNull(),
  /** Number of the item's last change. */
  revision: integer('revision').notNull(),
  /** Number of the version that members see; null while they see none. */
  live: integer('live'),
  /** Number of the version that is being written. */
  draft: integer('draft'),
  /** Of the first version that was published. */
  publishedAt: instant('published_at'),
  updatedAt: instant('updated_at').notNull(),
  updatedBy: text('updated_by').notNull(),
})

export const contentVersionTable = pgTable('content_version', {
  merchant: text('merchant').notNull(),
  kind: text('kind').$type<ContentKind>().notNull(),
  itemId: text('item_id').notNull(),
  number: integer('number').notNull(),
  fields: jsonb('fields').$type<ContentFields>().notNull(),
  author: text('author').notNull(),
  madeAt: instant('made_at').notNull(),
  /** Null for a draft. A published version does not change. */
  publishedAt: instant('published_at'),
})

import type { OfferFields } from '@foyer/contract'
import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../db/columns.ts'

export const offerTable = pgTable('offer', {
  merchant: text('merchant').notNull(),
  id: text('id').notNull(),
  /** Number of the last change. */
  revision: integer('revision').notNull(),
  live: integer('live'),
  draft: jsonb('draft').$type<OfferFields>(),
  endedAt: instant('ended_at'),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
})

export const offerVersionTable = pgTable('offer_version', {
  merchant: text('merchant').notNull(),
  offerId: text('offer_id').notNull(),
  number: integer('number').notNull(),
  fields: jsonb('fields').$type<OfferFields>().notNull(),
  publishedAt: instant('published_at').notNull(),
  publishedBy: text('published_by').notNull(),
})

export const promoCodeTable = pgTable('promo_code', {
  merchant: text('merchant').notNull(),
  code: text('code').notNull(),
  offerId: text('offer_id').notNull(),
  uses: integer('uses').notNull(),
  used: integer('used').notNull().default(0),
})

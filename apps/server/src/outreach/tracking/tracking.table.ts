import type { ConsentPurpose } from '@foyer/contract'
import { boolean, date, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../db/columns.ts'
import type { Conversion } from '../../providers/tracking/tracking.ts'

/** The event, and the answer that its report depends on; absent in an event that an earlier version has queued. */
export type QueuedContent = Conversion & { consentId?: string }

export const consentTable = pgTable('consent', {
  merchant: text('merchant').notNull(),
  consentId: uuid('consent_id').notNull(),
  answeredAt: instant('answered_at').notNull(),
  version: text('version').notNull(),
  /** Null for an answer from before, when there was one purpose. */
  purposes: text('purposes').array().$type<ConsentPurpose[]>(),
  /** The single answer of before; an instance of the previous version reads it. */
  isAdvertisingAllowed: boolean('is_advertising_allowed').notNull(),
})

/** Events of a day by source: counts alone, without data of single visits. */
export const trackingCountTable = pgTable('tracking_count', {
  merchant: text('merchant').notNull(),
  day: date('day').notNull(),
  source: text('source').notNull(),
  event: text('event').notNull(),
  events: integer('events').notNull(),
})

export const queuedConversionTable = pgTable('queued_conversion', {
  merchant: text('merchant').notNull(),
  partner: text('partner').notNull(),
  eventId: uuid('event_id').notNull(),
  content: jsonb('content').$type<QueuedContent>().notNull(),
  attempts: integer('attempts').notNull(),
  /** Null once it was delivered or given up. */
  dueAt: instant('due_at'),
  createdAt: instant('created_at').notNull(),
})

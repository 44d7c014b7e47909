import type { FeedbackCategory, FeedbackState } from '@foyer/contract'
import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { bytes, instant } from '../../db/columns.ts'

export const feedbackTable = pgTable('feedback', {
  merchant: text('merchant').notNull(),
  id: text('id').notNull(),
  number: integer('number').notNull(),
  memberId: text('member_id').notNull(),
  category: text('category').$type<FeedbackCategory>().notNull(),
  text: text('text').notNull(),
  state: text('state').$type<FeedbackState>().notNull(),
  version: integer('version').notNull(),
  createdAt: instant('created_at').notNull(),
})

export const feedbackImageTable = pgTable('feedback_image', {
  merchant: text('merchant').notNull(),
  id: text('id').notNull(),
  memberId: text('member_id').notNull(),
  /** Null until the feedback is sent. */
  feedbackId: text('feedback_id'),
  ordinal: integer('ordinal').notNull(),
  digest: bytes('digest').notNull(),
  content: bytes('content').notNull(),
  createdAt: instant('created_at').notNull(),
})

export const feedbackAnswerTable = pgTable('feedback_answer', {
  merchant: text('merchant').notNull(),
  feedbackId: text('feedback_id').notNull(),
  id: text('id').notNull(),
  personName: text('person_name').notNull(),
  text: text('text').notNull(),
  answeredAt: instant('answered_at').notNull(),
})

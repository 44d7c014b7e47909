import type { CampaignAudience, campaignStates, campaignTopics } from '@foyer/contract'
import { boolean, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { instant } from '../../db/columns.ts'
import type { Translated } from '../../translated-text.rules.ts'

export const campaignTable = pgTable('campaign', {
  merchant: text('merchant').notNull(),
  id: text('id').notNull(),
  topic: text('topic').$type<(typeof campaignTopics)[number]>().notNull(),
  /** One member is named by its id. */
  audience: jsonb('audience').$type<CampaignAudience>().notNull(),
  title: jsonb('title').$type<Translated>().notNull(),
  body: jsonb('body').$type<Translated>().notNull(),
  /** Page of the app that the message leads to. */
  action: text('action'),
  hasPush: boolean('has_push').notNull(),
  quietFrom: smallint('quiet_from'),
  quietTo: smallint('quiet_to'),
  state: text('state').$type<(typeof campaignStates)[number]>().notNull(),
  startsAt: instant('starts_at').notNull(),
  createdAt: instant('created_at').notNull(),
  personId: text('person_id').notNull(),
  personName: text('person_name').notNull(),
  counted: integer('counted').notNull(),
  sent: integer('sent').notNull().default(0),
  failed: integer('failed').notNull().default(0),
  skippedClosed: integer('skipped_closed').notNull().default(0),
  skippedBlocked: integer('skipped_blocked').notNull().default(0),
  /** Id of the last member that was worked on, in the order of their ids. */
  lastMember: text('last_member'),
  attempts: integer('attempts').notNull().default(0),
  /** Null for one that is over. */
  dueAt: instant('due_at'),
})

import type { StaffAction } from '@foyer/contract'
import { bigint, pgTable, text } from 'drizzle-orm/pg-core'
import { bytes, instant } from '../../db/columns.ts'

export const staffTrailTable = pgTable('staff_trail', {
  merchant: text('merchant').notNull(),
  number: bigint('number', { mode: 'number' }).notNull(),
  at: instant('at').notNull(),
  personId: text('person_id'),
  personName: text('person_name').notNull(),
  action: text('action').$type<StaffAction>().notNull(),
  subject: text('subject').$type<'staff' | 'member' | 'label'>().notNull(),
  subjectId: text('subject_id').notNull(),
  reason: text('reason').notNull(),
  before: text('before').notNull(),
  after: text('after').notNull(),
  hash: bytes('hash').notNull(),
})

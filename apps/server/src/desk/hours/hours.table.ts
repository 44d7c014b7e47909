import type { DeskHours } from '@foyer/contract'
import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'

export const deskHoursTable = pgTable('desk_hours', {
  merchant: text('merchant').notNull(),
  version: integer('version').notNull(),
  week: jsonb('week').$type<DeskHours['week']>().notNull(),
  holidays: jsonb('holidays').$type<DeskHours['holidays']>().notNull(),
})

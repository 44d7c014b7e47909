import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'

/** The list of merchants is the platform's own and carries no tenant rule. */
export const merchantTable = pgTable('merchant', {
  code: text('code').primaryKey(),
  name: text('name').notNull(),
  hosts: text('hosts').array().notNull(),
  /** Given up: only the way to the others is told there (OPEN-03). */
  formerHosts: text('former_hosts').array().notNull(),
  /** As they were stored, by whichever version: `parseMerchantSettings` reads them. */
  settings: jsonb('settings').$type<Record<string, unknown>>().notNull(),
})

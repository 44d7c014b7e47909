import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'

/** The list of merchants belongs to the platform and has no tenant rule. */
export const merchantTable = pgTable('merchant', {
  code: text('code').primaryKey(),
  name: text('name').notNull(),
  hosts: text('hosts').array().notNull(),
  /** Retired hosts: they only link to the current ones (OPEN-03). */
  formerHosts: text('former_hosts').array().notNull(),
  /** As stored by any version; parsed by `parseMerchantSettings`. */
  settings: jsonb('settings').$type<Record<string, unknown>>().notNull(),
})

import { pgTable, text } from 'drizzle-orm/pg-core'
import { bytes, instant } from '../../db/columns.ts'

export const captchaResultTable = pgTable('captcha_result', {
  merchant: text('merchant').notNull(),
  digest: bytes('digest').notNull(),
  action: text('action').notNull(),
  issuedAt: instant('issued_at').notNull(),
  usedAt: instant('used_at'),
})

export const captchaOutageTable = pgTable('captcha_outage', {
  merchant: text('merchant').notNull(),
  endsAt: instant('ends_at').notNull(),
})

import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { bytes, instant } from '../../db/columns.ts'

/** The keys belong to the deployment and have no tenant rule. */
export const encryptionKeyTable = pgTable('encryption_key', {
  id: text('id').primaryKey(),
  period: integer('period').notNull(),
  dataKeyName: text('data_key_name').notNull(),
  publicKey: bytes('public_key').notNull(),
  privateKeyCipher: bytes('private_key_cipher').notNull(),
  acceptedUntil: instant('accepted_until').notNull(),
})

export const encryptionNonceTable = pgTable('encryption_nonce', {
  merchant: text('merchant').notNull(),
  nonce: bytes('nonce').notNull(),
  seenAt: instant('seen_at').notNull(),
})

import { integer, text, uuid } from 'drizzle-orm/pg-core'
import { arcadeSchema, bytes, instant } from '../../db/schema.ts'

export const seedPairTable = arcadeSchema.table('seed_pair', {
  id: uuid('id').primaryKey(),
  merchant: text('merchant').notNull(),
  playerId: text('player_id').notNull(),
  gameCode: text('game_code').notNull(),
  /** SHA-256 of the server seed in hex, public from the start. */
  commitment: text('commitment').notNull(),
  /** Chosen by the player; null while the pair waits. */
  clientSeed: text('client_seed'),
  nextNonce: integer('next_nonce').notNull().default(0),
  state: text('state', { enum: ['next', 'active', 'revealed'] })
    .notNull()
    .default('next'),
  createdAt: instant('created_at').notNull().defaultNow(),
  revealedAt: instant('revealed_at'),
})

/** The secret until its pair is revealed. */
export const seedSecretTable = arcadeSchema.table('seed_secret', {
  seedPairId: uuid('seed_pair_id').primaryKey(),
  merchant: text('merchant').notNull(),
  seed: bytes('seed').notNull(),
})

import { boolean, integer, jsonb, smallint, text } from 'drizzle-orm/pg-core'
import { arcadeSchema, bytes, instant } from '../../db/schema.ts'
import { wagerColumns, waitingStates } from '../../modules/wager/index.ts'

export const crashChainTable = arcadeSchema.table('crash_chain', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  length: integer('length').notNull(),
  /** SHA-256 of the chain's first seed. */
  terminal: text('terminal').notNull(),
})

/** Secret: the last seed of a chain, from which all others follow. */
export const crashChainRootTable = arcadeSchema.table('crash_chain_root', {
  chainId: integer('chain_id').primaryKey(),
  root: bytes('root').notNull(),
})

export const crashRoundTable = arcadeSchema.table('crash_round', {
  id: integer('id').primaryKey(),
  chainId: integer('chain_id').notNull(),
  chainIndex: integer('chain_index').notNull(),
  commitment: text('commitment').notNull(),
  state: text('state', { enum: ['betting', 'running', 'crashed', 'void'] })
    .notNull()
    .default('betting'),
  openedAt: instant('opened_at').notNull(),
  startsAt: instant('starts_at').notNull(),
  startedAt: instant('started_at'),
  endedAt: instant('ended_at'),
  isInterrupted: boolean('is_interrupted').notNull().default(false),
})

/** Secret until the crash. */
export const crashPointTable = arcadeSchema.table('crash_point', {
  roundId: integer('round_id').primaryKey(),
  entropy: jsonb('entropy').$type<string[]>().notNull(),
  crashHundredths: integer('crash_hundredths').notNull(),
  crashMs: integer('crash_ms').notNull(),
})

export const crashResultTable = arcadeSchema.table('crash_result', {
  roundId: integer('round_id').primaryKey(),
  seed: text('seed').notNull(),
  entropy: jsonb('entropy').$type<string[]>().notNull(),
  crashHundredths: integer('crash_hundredths').notNull(),
  crashedAt: instant('crashed_at').notNull(),
})

export const crashLeaseTable = arcadeSchema.table('crash_lease', {
  id: boolean('id').primaryKey(),
  holder: text('holder').notNull(),
  expiresAt: instant('expires_at').notNull(),
  beatAt: instant('beat_at').notNull(),
  wantedUntil: instant('wanted_until').notNull(),
})

export const crashBetTable = arcadeSchema.table('crash_bet', {
  ...wagerColumns(),
  /** Masked, for other players. */
  name: text('name').notNull(),
  roundId: integer('round_id').notNull(),
  slot: smallint('slot').notNull(),
  autoHundredths: integer('auto_hundredths'),
  limitHundredths: integer('limit_hundredths').notNull(),
  limitMs: integer('limit_ms').notNull(),
  state: text('state', { enum: [...waitingStates, 'placed', 'refused', 'void', 'settled'] })
    .notNull()
    .default('reserving'),
  /** Receipt of the cash-out, in milliseconds after the start. */
  cashedOutMs: integer('cashed_out_ms'),
  multiplier: integer('multiplier'),
  placedAt: instant('placed_at'),
  changedAt: instant('changed_at').notNull().defaultNow(),
})

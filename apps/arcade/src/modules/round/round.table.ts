import { bigint, integer, jsonb, text, uuid } from 'drizzle-orm/pg-core'
import { arcadeSchema } from '../../db/schema.ts'
import { wagerColumns, waitingStates } from '../wager/index.ts'

export const roundTable = arcadeSchema.table('round', {
  ...wagerColumns(),
  gameCode: text('game_code').notNull(),
  /** Ten-thousandths of the stake, like `factor`. */
  maxFactor: bigint('max_factor', { mode: 'bigint' }).notNull(),
  bet: jsonb('bet').$type<unknown>().notNull(),
  seedPairId: uuid('seed_pair_id').notNull(),
  nonce: integer('nonce').notNull(),
  /** Never leaves the server before the round is over. */
  outcome: jsonb('outcome').$type<unknown>().notNull(),
  steps: jsonb('steps').$type<unknown[]>().notNull(),
  /** Multiplier after the steps so far. */
  factor: bigint('factor', { mode: 'bigint' }).notNull(),
  state: text('state', { enum: [...waitingStates, 'open', 'settled', 'refused', 'void'] })
    .notNull()
    .default('reserving'),
})

import { inMs, type Tx } from '@foyer/database'
import { and, desc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import { clockMs } from '../../db/time.ts'
import { ROUND_EXPIRY_MS } from './round.constants.ts'
import { roundTable } from './round.table.ts'

export type RoundRow = typeof roundTable.$inferSelect
type NewRound = Omit<RoundRow, 'state' | 'reason' | 'createdAt' | 'endedAt' | 'attempts' | 'dueAt'>

/** A player in one game. */
export interface RoundPlayer {
  merchant: string
  playerId: string
  gameCode: string
}

const isPlayers = ({ merchant, playerId, gameCode }: RoundPlayer) =>
  and(eq(roundTable.merchant, merchant), eq(roundTable.playerId, playerId), eq(roundTable.gameCode, gameCode))

const isIn = (id: string, state: RoundRow['state']) => and(eq(roundTable.id, id), eq(roundTable.state, state))

/** Inserts a round before any money call; undefined when the request id exists or another round is in play. */
export async function insertRound(tx: Tx, round: NewRound, firstClaimMs: number): Promise<RoundRow | undefined> {
  const [row] = await tx
    .insert(roundTable)
    .values({ ...round, createdAt: clockMs, dueAt: inMs(firstClaimMs) })
    .onConflictDoNothing()
    .returning()
  return row
}

export async function findRoundByRequest(
  tx: Tx,
  { merchant, playerId }: { merchant: string; playerId: string },
  requestId: string,
): Promise<RoundRow | null> {
  const [row] = await tx
    .select()
    .from(roundTable)
    .where(
      and(eq(roundTable.merchant, merchant), eq(roundTable.playerId, playerId), eq(roundTable.requestId, requestId)),
    )
  return row ?? null
}

export async function findRound(tx: Tx, player: RoundPlayer, id: string): Promise<RoundRow | null> {
  const [row] = await tx
    .select()
    .from(roundTable)
    .where(and(isPlayers(player), eq(roundTable.id, id)))
  return row ?? null
}

/** A player's round, locked until the end of the transaction. */
export async function lockRound(tx: Tx, player: RoundPlayer, id: string): Promise<RoundRow | null> {
  const [row] = await tx
    .select()
    .from(roundTable)
    .where(and(isPlayers(player), eq(roundTable.id, id)))
    .for('update')
  return row ?? null
}

/** The round that must be decided before the next stake. */
export async function findRoundInPlay(tx: Tx, player: RoundPlayer, currency: string): Promise<RoundRow | null> {
  const [row] = await tx
    .select()
    .from(roundTable)
    .where(and(isPlayers(player), eq(roundTable.currency, currency), inArray(roundTable.state, ['reserving', 'open'])))
  return row ?? null
}

/** Whether a round of these seeds is not decided: its seed must stay secret. */
export async function hasUndecidedRound(tx: Tx, seedPairId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: roundTable.id })
    .from(roundTable)
    .where(and(eq(roundTable.seedPairId, seedPairId), isNull(roundTable.endedAt)))
    .limit(1)
  return rows.length > 0
}

/** A player's ended rounds in one currency, the newest first, optionally before the round `before`. */
export async function listRounds(
  tx: Tx,
  player: RoundPlayer & { currency: string },
  { before, limit }: { before: { createdAt: Date; id: string } | null; limit: number },
): Promise<RoundRow[]> {
  return tx
    .select()
    .from(roundTable)
    .where(
      and(
        isPlayers(player),
        eq(roundTable.currency, player.currency),
        inArray(roundTable.state, ['settling', 'settled', 'void', 'voiding']),
        before === null
          ? undefined
          : or(
              lt(roundTable.createdAt, before.createdAt),
              and(eq(roundTable.createdAt, before.createdAt), lt(roundTable.id, before.id)),
            ),
      ),
    )
    .orderBy(desc(roundTable.createdAt), desc(roundTable.id))
    .limit(limit)
}

/** The stake is held; the round waits for steps until it expires. */
export async function markOpen(tx: Tx, id: string): Promise<RoundRow | undefined> {
  const [row] = await tx
    .update(roundTable)
    .set({ state: 'open', attempts: 0, dueAt: inMs(ROUND_EXPIRY_MS) })
    .where(isIn(id, 'reserving'))
    .returning()
  return row
}

/**
 * Stores the steps so far of an open round; with a win it is decided and due for payment. Undefined when the round has
 * other than `known` steps by now: then they were computed from an older one.
 */
export async function saveSteps(
  tx: Tx,
  id: string,
  { known, steps, factor, win }: { known: number; steps: unknown[]; factor: bigint; win: bigint | null },
  firstClaimMs: number,
): Promise<RoundRow | undefined> {
  const decided = win === null ? {} : { state: 'settling' as const, win, attempts: 0, dueAt: inMs(firstClaimMs) }
  const [row] = await tx
    .update(roundTable)
    .set({ steps, factor, ...decided })
    .where(and(isIn(id, 'open'), eq(sql`jsonb_array_length(${roundTable.steps})`, known)))
    .returning()
  return row
}

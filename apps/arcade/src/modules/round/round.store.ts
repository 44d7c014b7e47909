import type { Tx } from '@foyer/database'
import { and, asc, desc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import { clockMs, inMs } from '../../db/time.ts'
import { DUE_HORIZON_MS, ROUND_EXPIRY_MS } from './round.constants.ts'
import { roundTable } from './round.table.ts'

export type RoundRow = typeof roundTable.$inferSelect
type NewRound = Omit<RoundRow, 'state' | 'reason' | 'createdAt' | 'endedAt' | 'attempts' | 'dueAt'>

/** A player in one game. */
export interface RoundPlayer {
  merchant: string
  playerId: string
  gameCode: string
}

const clock = sql`clock_timestamp()`
const WAITING = ['reserving', 'open', 'voiding', 'settling'] as const

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

/** The platform refused the stake: nothing was taken. */
export async function markRefused(tx: Tx, id: string, reason: string): Promise<RoundRow | undefined> {
  const [row] = await tx
    .update(roundTable)
    .set({ state: 'refused', reason, endedAt: clock, dueAt: null })
    .where(isIn(id, 'reserving'))
    .returning()
  return row
}

/** The stake must be returned, whether or not it was taken. */
export async function markVoiding(tx: Tx, id: string, reason: string): Promise<RoundRow | undefined> {
  const [row] = await tx
    .update(roundTable)
    .set({ state: 'voiding', reason, attempts: 0, dueAt: clock })
    .where(isIn(id, 'reserving'))
    .returning()
  return row
}

export async function markVoid(tx: Tx, id: string): Promise<void> {
  await tx.update(roundTable).set({ state: 'void', endedAt: clock, dueAt: null }).where(isIn(id, 'voiding'))
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

/** The platform has the round's money: it is final. */
export async function markSettled(
  tx: Tx,
  id: string,
  from: 'reserving' | 'settling' | 'voiding',
): Promise<RoundRow | undefined> {
  const [row] = await tx
    .update(roundTable)
    .set({ state: 'settled', reason: null, endedAt: clock, dueAt: null })
    .where(isIn(id, from))
    .returning()
  return row
}

const isDue = sql`(${roundTable.dueAt} <= clock_timestamp() OR ${roundTable.dueAt} > ${inMs(DUE_HORIZON_MS)})`

/** Claims rounds with a due call, exclusively until the claim expires. */
export async function claimDueRounds(tx: Tx, limit: number, claimMs: number): Promise<RoundRow[]> {
  const due = tx
    .select({ id: roundTable.id })
    .from(roundTable)
    .where(and(inArray(roundTable.state, [...WAITING]), isDue))
    .orderBy(asc(roundTable.dueAt))
    .limit(limit)
    .for('update', { skipLocked: true })
  return tx
    .update(roundTable)
    .set({ attempts: sql`${roundTable.attempts} + 1`, dueAt: inMs(claimMs) })
    .where(inArray(roundTable.id, due))
    .returning()
}

/** Undefined when no call for the round is pending. */
export async function postponeRound(tx: Tx, id: string, delayMs: number): Promise<RoundRow | undefined> {
  const [row] = await tx
    .update(roundTable)
    .set({ dueAt: inMs(delayMs) })
    .where(and(eq(roundTable.id, id), inArray(roundTable.state, ['reserving', 'voiding', 'settling'])))
    .returning()
  return row
}

/** Milliseconds until the next due call of any round; negative when overdue. */
export async function findNextRoundDueMs(tx: Tx): Promise<number | null> {
  const [row] = await tx
    .select({
      waitMs: sql<number | null>`(extract(epoch FROM min(${roundTable.dueAt}) - clock_timestamp()) * 1000)::float8`,
    })
    .from(roundTable)
    .where(inArray(roundTable.state, [...WAITING]))
  return row?.waitMs ?? null
}

import { inMs, type Tx } from '@foyer/database'
import { and, asc, desc, eq, getTableColumns, gt, inArray, lt, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { clockMs } from '../../db/time.ts'
import { MIN_CASH_OUT_MS } from './crash.rules.ts'
import { crashBetTable, crashPointTable, crashRoundTable } from './crash.table.ts'

export type BetRow = typeof crashBetTable.$inferSelect
type Player = Pick<BetRow, 'merchant' | 'playerId'>
type NewBet = Omit<
  BetRow,
  | 'state'
  | 'reason'
  | 'cashedOutMs'
  | 'multiplier'
  | 'win'
  | 'createdAt'
  | 'placedAt'
  | 'endedAt'
  | 'changedAt'
  | 'attempts'
  | 'dueAt'
>

const clock = sql`clock_timestamp()`

/** Whole milliseconds from the start of the bet's round to a time. */
function elapsedAt(at: SQL): SQL<number> {
  return sql<number>`floor(extract(epoch FROM ${at} - ${crashRoundTable.startedAt}) * 1000)::int`
}

/** Inserts a bet before any money call; undefined when the player's request id or place in the round is taken. */
export async function insertBet(tx: Tx, bet: NewBet, firstClaimMs: number): Promise<BetRow | undefined> {
  const [row] = await tx
    .insert(crashBetTable)
    .values({ ...bet, createdAt: clockMs, dueAt: inMs(firstClaimMs) })
    .onConflictDoNothing()
    .returning()
  return row
}

export async function findBetByRequest(tx: Tx, player: Player, requestId: string): Promise<BetRow | null> {
  const [row] = await tx
    .select()
    .from(crashBetTable)
    .where(
      and(
        eq(crashBetTable.merchant, player.merchant),
        eq(crashBetTable.playerId, player.playerId),
        eq(crashBetTable.requestId, requestId),
      ),
    )
  return row ?? null
}

/** A player's bet with the facts that decide it; `elapsedMs` is null before the start. */
export async function findBet(tx: Tx, player: Player, id: string) {
  const [row] = await tx
    .select({
      bet: crashBetTable,
      roundState: crashRoundTable.state,
      isInterrupted: crashRoundTable.isInterrupted,
      crashHundredths: crashPointTable.crashHundredths,
      crashMs: crashPointTable.crashMs,
      elapsedMs: sql<number | null>`${elapsedAt(clock)}`,
    })
    .from(crashBetTable)
    .innerJoin(crashRoundTable, eq(crashRoundTable.id, crashBetTable.roundId))
    .leftJoin(crashPointTable, eq(crashPointTable.roundId, crashBetTable.roundId))
    .where(
      and(
        eq(crashBetTable.id, id),
        eq(crashBetTable.merchant, player.merchant),
        eq(crashBetTable.playerId, player.playerId),
      ),
    )
  return row ?? null
}

/** A player's bets in one currency, the newest first, optionally before one. */
export async function listBets(
  tx: Tx,
  player: Player & { currency: string },
  options: { before: { createdAt: Date; id: string } | null; limit: number },
): Promise<BetRow[]> {
  const { before, limit } = options
  return tx
    .select()
    .from(crashBetTable)
    .where(
      and(
        eq(crashBetTable.merchant, player.merchant),
        eq(crashBetTable.playerId, player.playerId),
        eq(crashBetTable.currency, player.currency),
        before === null
          ? undefined
          : or(
              lt(crashBetTable.createdAt, before.createdAt),
              and(eq(crashBetTable.createdAt, before.createdAt), lt(crashBetTable.id, before.id)),
            ),
      ),
    )
    .orderBy(desc(crashBetTable.createdAt), desc(crashBetTable.id))
    .limit(limit)
}

/** Which bets of a round have changed after a time, all of them for null. */
export async function listBetChanges(
  tx: Tx,
  roundId: number,
  after: Date | null,
  limit: number,
): Promise<Pick<BetRow, 'id' | 'changedAt'>[]> {
  return tx
    .select({ id: crashBetTable.id, changedAt: crashBetTable.changedAt })
    .from(crashBetTable)
    .where(and(eq(crashBetTable.roundId, roundId), after === null ? undefined : gt(crashBetTable.changedAt, after)))
    .orderBy(asc(crashBetTable.changedAt))
    .limit(limit)
}

export async function listBetsById(tx: Tx, ids: readonly string[]): Promise<BetRow[]> {
  return tx
    .select()
    .from(crashBetTable)
    .where(sql`${crashBetTable.id} = ANY(${sql.param([...ids])}::uuid[])`)
}

const isReserving = (id: string) => and(eq(crashBetTable.id, id), eq(crashBetTable.state, 'reserving'))

/** Accepts a reserved bet; the round must be locked and still taking bets. Undefined when it is no longer reserving. */
export async function markPlaced(tx: Tx, id: string): Promise<BetRow | undefined> {
  const [row] = await tx
    .update(crashBetTable)
    .set({ state: 'placed', placedAt: clock, dueAt: null })
    .where(isReserving(id))
    .returning()
  return row
}

/**
 * Accepts a reserved bet while its round takes bets, in one statement: the round's shared lock is held for its duration
 * only. Undefined in any other case.
 */
export async function placeWhileBetting(tx: Tx, { id, roundId }: Pick<BetRow, 'id' | 'roundId'>) {
  const [row] = await tx
    .update(crashBetTable)
    .set({ state: 'placed', placedAt: clock, dueAt: null })
    .from(sql`(SELECT 1 FROM ${crashRoundTable} AS round WHERE round.id = ${roundId} AND round.state = 'betting' FOR SHARE)
      AS betting`)
    .where(isReserving(id))
    .returning(getTableColumns(crashBetTable))
  return row
}

/**
 * Records the receipt of a cash-out by a single read of the database's clock: while the round runs, not before the
 * lowest cash-out, and before the crash and the automatic cash-out. Undefined in any other case.
 */
export async function recordCashOut(tx: Tx, player: Player, id: string): Promise<BetRow | undefined> {
  const elapsed = elapsedAt(sql`now_is.at`)
  const [row] = await tx
    .update(crashBetTable)
    .set({ cashedOutMs: elapsed })
    .from(sql`(SELECT clock_timestamp() AS at OFFSET 0) AS now_is
      CROSS JOIN ${crashRoundTable} JOIN ${crashPointTable} ON ${crashPointTable.roundId} = ${crashRoundTable.id}`)
    .where(
      and(
        eq(crashBetTable.id, id),
        eq(crashBetTable.merchant, player.merchant),
        eq(crashBetTable.playerId, player.playerId),
        eq(crashBetTable.state, 'placed'),
        sql`${crashBetTable.cashedOutMs} IS NULL`,
        eq(crashRoundTable.id, crashBetTable.roundId),
        eq(crashRoundTable.state, 'running'),
        sql`${elapsed} >= ${MIN_CASH_OUT_MS}`,
        sql`${elapsed} < least(${crashPointTable.crashMs}, ${crashBetTable.limitMs})`,
      ),
    )
    .returning(getTableColumns(crashBetTable))
  return row
}

/** `FOR UPDATE OF` takes a name without a schema. */
const bet = alias(crashBetTable, 'bet')

/** Placed bets that can be decided now, with the facts of their flight; the lock excludes other workers. */
export async function listDecidable(tx: Tx, limit: number) {
  return tx
    .select({
      id: bet.id,
      stake: bet.stake,
      cashedOutMs: bet.cashedOutMs,
      limitHundredths: bet.limitHundredths,
      limitMs: bet.limitMs,
      crashHundredths: crashPointTable.crashHundredths,
      crashMs: crashPointTable.crashMs,
      elapsedMs: elapsedAt(clock),
      isCrashed: sql<boolean>`${crashRoundTable.state} = 'crashed'`,
      isInterrupted: crashRoundTable.isInterrupted,
    })
    .from(bet)
    .innerJoin(crashRoundTable, eq(crashRoundTable.id, bet.roundId))
    .innerJoin(crashPointTable, eq(crashPointTable.roundId, bet.roundId))
    .where(
      and(
        eq(bet.state, 'placed'),
        or(
          eq(crashRoundTable.state, 'crashed'),
          sql`${bet.cashedOutMs} IS NOT NULL`,
          sql`${bet.limitMs} <= least(${elapsedAt(clock)}, ${crashPointTable.crashMs})`,
        ),
      ),
    )
    .limit(limit)
    .for('update', { of: bet, skipLocked: true })
}

/** Stores what was decided, before any payment: wins and losses are due at once, and so are returns. */
export async function storeDecisions(
  tx: Tx,
  decided: readonly { id: string; multiplier: number | null; win: bigint }[],
  returnedIds: readonly string[],
  reason: string,
): Promise<void> {
  if (decided.length > 0) {
    const rows = JSON.stringify(decided.map(({ id, multiplier, win }) => ({ id, multiplier, win: String(win) })))
    await tx
      .update(crashBetTable)
      .set({ state: 'settling', multiplier: sql`d.multiplier`, win: sql`d.win`, attempts: 0, dueAt: clock })
      .from(sql`jsonb_to_recordset(${rows}::jsonb) AS d(id uuid, multiplier int, win bigint)`)
      .where(and(sql`${crashBetTable.id} = d.id`, eq(crashBetTable.state, 'placed')))
  }
  if (returnedIds.length > 0) {
    await tx
      .update(crashBetTable)
      .set({ state: 'voiding', reason, attempts: 0, dueAt: clock })
      .where(and(inArray(crashBetTable.id, [...returnedIds]), eq(crashBetTable.state, 'placed')))
  }
}

/** Whether a running round has bets without a decision. */
export async function hasFlyingBets(tx: Tx): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    SELECT FROM arcade.crash_bet b JOIN arcade.crash_round r ON r.id = b.round_id
    WHERE b.state = 'placed' AND r.state IN ('running', 'crashed') LIMIT 1`)
  return rows.length > 0
}

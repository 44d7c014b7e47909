import { inMs, type Tx } from '@foyer/database'
import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import {
  crashBetTable,
  crashChainRootTable,
  crashChainTable,
  crashLeaseTable,
  crashPointTable,
  crashResultTable,
  crashRoundTable,
} from './crash.table.ts'

export type RoundRow = typeof crashRoundTable.$inferSelect
export type PointRow = typeof crashPointTable.$inferSelect
export type ResultRow = typeof crashResultTable.$inferSelect

/** The round with what is known about it, and the decisive clock. */
export interface RoundView {
  now: Date
  round: RoundRow
  /** Secret before the crash: never leaves the server. */
  point: PointRow | null
}

const clock = sql<Date>`clock_timestamp()`.mapWith(crashRoundTable.openedAt)

/**
 * Takes or extends the lease of the process that runs the rounds. Undefined while another process holds it.
 * @returns milliseconds since the last heartbeat of any holder, and whether players are waiting for a round
 */
export async function holdLease(
  tx: Tx,
  holder: string,
  leaseMs: number,
): Promise<{ silentMs: number; isWanted: boolean } | undefined> {
  const { rows } = await tx.execute<{ silentMs: number; isWanted: boolean }>(sql`
    UPDATE arcade.crash_lease l
    SET holder = ${holder}, beat_at = now_is.at, expires_at = now_is.at + ${leaseMs} * interval '1 millisecond'
    FROM (SELECT clock_timestamp() AS at, o.beat_at FROM arcade.crash_lease o FOR UPDATE OFFSET 0) AS now_is
    WHERE l.holder = ${holder} OR l.expires_at <= now_is.at
      -- A clock that was set back must not keep the lease for ever.
      OR l.expires_at > now_is.at + ${10 * leaseMs} * interval '1 millisecond'
    RETURNING (extract(epoch FROM now_is.at - now_is.beat_at) * 1000)::float8 AS "silentMs",
      l.wanted_until > now_is.at AS "isWanted"`)
  return rows[0]
}

/** Ends the lease, so that another process need not wait for its end. */
export async function releaseLease(tx: Tx, holder: string): Promise<void> {
  await tx.update(crashLeaseTable).set({ expiresAt: sql`'-infinity'` }).where(eq(crashLeaseTable.holder, holder))
}

/** Players are present: rounds are played at least for this time. */
export async function markWanted(tx: Tx, ms: number): Promise<void> {
  await tx.update(crashLeaseTable).set({ wantedUntil: sql`greatest(wanted_until, ${inMs(ms)})` })
}

/** The newest round, locked against bets, other transitions and settlement. */
export async function lockNewestRound(tx: Tx): Promise<RoundView | null> {
  const [round] = await tx.select().from(crashRoundTable).orderBy(desc(crashRoundTable.id)).limit(1).for('update')
  return round ? viewRound(tx, round) : null
}

export async function findNewestRound(tx: Tx): Promise<RoundView | null> {
  const [row] = await tx
    .select({ round: crashRoundTable, point: crashPointTable, now: clock })
    .from(crashRoundTable)
    .leftJoin(crashPointTable, eq(crashPointTable.roundId, crashRoundTable.id))
    .orderBy(desc(crashRoundTable.id))
    .limit(1)
  return row ?? null
}

async function viewRound(tx: Tx, round: RoundRow): Promise<RoundView> {
  const [row] = await tx
    .select({ now: clock, point: crashPointTable })
    .from(crashRoundTable)
    .leftJoin(crashPointTable, eq(crashPointTable.roundId, crashRoundTable.id))
    .where(eq(crashRoundTable.id, round.id))
  if (!row) throw new Error(`round ${round.id} is gone`)
  return { round, ...row }
}

/** The round while it takes bets; the shared lock excludes its start. */
export async function shareBettingRound(tx: Tx, id: number): Promise<RoundRow | null> {
  const [round] = await tx
    .select()
    .from(crashRoundTable)
    .where(and(eq(crashRoundTable.id, id), eq(crashRoundTable.state, 'betting')))
    .for('share')
  return round ?? null
}

export async function insertChain(tx: Tx, chain: { length: number; terminal: string; root: Buffer }): Promise<void> {
  const { length, terminal, root } = chain
  const [row] = await tx.insert(crashChainTable).values({ length, terminal }).returning({ id: crashChainTable.id })
  if (!row) throw new Error('the chain was not stored')
  await tx.insert(crashChainRootTable).values({ chainId: row.id, root })
}

/** The newest chain with its secret, and the number of its next unused seed. */
export async function findChain(
  tx: Tx,
): Promise<{ id: number; length: number; terminal: string; root: Buffer; nextIndex: number } | null> {
  const [chain] = await tx
    .select({
      id: crashChainTable.id,
      length: crashChainTable.length,
      terminal: crashChainTable.terminal,
      root: crashChainRootTable.root,
      nextIndex: sql<number>`coalesce((SELECT max(r.chain_index) FROM arcade.crash_round r
        WHERE r.chain_id = ${crashChainTable.id}), 0) + 1`,
    })
    .from(crashChainTable)
    .innerJoin(crashChainRootTable, eq(crashChainRootTable.chainId, crashChainTable.id))
    .orderBy(desc(crashChainTable.id))
    .limit(1)
  return chain ?? null
}

/** The root of a round's chain, and the chain's length. */
export async function findRoot(tx: Tx, chainId: number): Promise<{ root: Buffer; length: number }> {
  const [row] = await tx
    .select({ root: crashChainRootTable.root, length: crashChainTable.length })
    .from(crashChainRootTable)
    .innerJoin(crashChainTable, eq(crashChainTable.id, crashChainRootTable.chainId))
    .where(eq(crashChainRootTable.chainId, chainId))
  if (!row) throw new Error(`chain ${chainId} has no root`)
  return row
}

/** Opens a round for bets. False when another process was first. */
export async function insertRound(
  tx: Tx,
  round: { chainId: number; chainIndex: number; commitment: string },
  bettingMs: number,
): Promise<boolean> {
  const rows = await tx
    .insert(crashRoundTable)
    .values({
      ...round,
      id: sql`(SELECT coalesce(max(r.id), 0) + 1 FROM arcade.crash_round r)`,
      openedAt: sql`clock_timestamp()`,
      startsAt: inMs(bettingMs),
    })
    .onConflictDoNothing()
    .returning({ id: crashRoundTable.id })
  return rows.length > 0
}

/** Stores the secret crash point and starts the round at this moment of the database's clock. */
export async function startRound(tx: Tx, point: PointRow): Promise<void> {
  await tx.insert(crashPointTable).values(point)
  await tx
    .update(crashRoundTable)
    .set({ state: 'running', startedAt: sql`date_trunc('milliseconds', clock_timestamp())` })
    .where(and(eq(crashRoundTable.id, point.roundId), eq(crashRoundTable.state, 'betting')))
}

/** Publishes the crash of a running round whose time has come. */
export async function endRound(tx: Tx, { round, point }: { round: RoundRow; point: PointRow }, seed: string) {
  const crashedAt = sql`(SELECT r.started_at + ${point.crashMs} * interval '1 millisecond'
    FROM arcade.crash_round r WHERE r.id = ${round.id})`
  const { roundId, entropy, crashHundredths } = point
  await tx.insert(crashResultTable).values({ roundId, entropy, crashHundredths, seed, crashedAt })
  await tx
    .update(crashRoundTable)
    .set({ state: 'crashed', endedAt: sql`clock_timestamp()` })
    .where(and(eq(crashRoundTable.id, round.id), eq(crashRoundTable.state, 'running')))
}

/** The game did not run for a part of the flight. */
export async function markInterrupted(tx: Tx, id: number): Promise<void> {
  await tx.update(crashRoundTable).set({ isInterrupted: true }).where(eq(crashRoundTable.id, id))
}

/** A round that was never started: its bets are returned. */
export async function markRoundVoid(tx: Tx, id: number): Promise<void> {
  await tx
    .update(crashRoundTable)
    .set({ state: 'void', endedAt: sql`clock_timestamp()` })
    .where(and(eq(crashRoundTable.id, id), eq(crashRoundTable.state, 'betting')))
}

/** Random numbers of the first placed bets, by receipt. */
export async function listEntropy(tx: Tx, roundId: number, limit: number): Promise<string[]> {
  const rows = await tx
    .select({ requestId: crashBetTable.requestId })
    .from(crashBetTable)
    .where(and(eq(crashBetTable.roundId, roundId), eq(crashBetTable.state, 'placed')))
    .orderBy(crashBetTable.placedAt, crashBetTable.id)
    .limit(limit)
  return rows.map(({ requestId }) => requestId)
}

/** Crashed rounds, the newest first, optionally before a round. */
export async function listResults(tx: Tx, limit: number, before: number | null): Promise<ResultRow[]> {
  return tx
    .select()
    .from(crashResultTable)
    .where(before === null ? undefined : lt(crashResultTable.roundId, before))
    .orderBy(desc(crashResultTable.roundId))
    .limit(limit)
}

/** A crashed round with its commitment and its chain. */
export async function findRecord(tx: Tx, roundId: number) {
  const [row] = await tx
    .select({ round: crashRoundTable, result: crashResultTable, chain: crashChainTable })
    .from(crashResultTable)
    .innerJoin(crashRoundTable, eq(crashRoundTable.id, crashResultTable.roundId))
    .innerJoin(crashChainTable, eq(crashChainTable.id, crashRoundTable.chainId))
    .where(eq(crashResultTable.roundId, roundId))
  return row ?? null
}

/** Crash points of rounds, for bets of the past. */
export async function listPoints(tx: Tx, roundIds: readonly number[]): Promise<Map<number, number>> {
  if (roundIds.length === 0) return new Map()
  const rows = await tx
    .select({ roundId: crashResultTable.roundId, crashHundredths: crashResultTable.crashHundredths })
    .from(crashResultTable)
    .where(inArray(crashResultTable.roundId, [...roundIds]))
  return new Map(rows.map(({ roundId, crashHundredths }) => [roundId, crashHundredths]))
}

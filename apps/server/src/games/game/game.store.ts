import type { ChangeTopic } from '@foyer/contract'
import { announce, type Tx } from '@foyer/database'
import { and, asc, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import {
  GAME_LIST_LIMIT,
  LAUNCH_REPEAT_MS,
  LAUNCH_RETENTION_MS,
  LAUNCH_TOKEN_MS,
  WIN_LIST_LIMIT,
  WIN_RETENTION_DAYS,
  WIN_SEARCH_LIMIT,
} from './game.constants.ts'
import { gameTable, isOfGames, launchTokenTable, winTable } from './game.table.ts'

export type GameRow = typeof gameTable.$inferSelect
type LaunchRow = typeof launchTokenTable.$inferSelect
type NewWin = Omit<typeof winTable.$inferSelect, 'wonAt'>

const afterMs = (ms: number) => sql`now() + make_interval(secs => ${ms / 1000})`
const beforeMs = (ms: number) => sql`now() - make_interval(secs => ${ms / 1000})`

export async function listGames(tx: Tx, merchant: string): Promise<GameRow[]> {
  return tx
    .select()
    .from(gameTable)
    .where(eq(gameTable.merchant, merchant))
    .orderBy(asc(gameTable.ordinal), asc(gameTable.code))
    .limit(GAME_LIST_LIMIT)
}

/**
 * The session's launch that a repeated call refers to: unused, and at most two seconds old at the call's arrival
 * `waitedMs` ago.
 */
export async function findRepeatedLaunch(
  tx: Tx,
  launch: Pick<
    LaunchRow,
    'merchant' | 'memberId' | 'sessionId' | 'gameCode' | 'ownerId' | 'roundId' | 'isBalanceHidden' | 'options'
  >,
  waitedMs: number,
): Promise<LaunchRow | undefined> {
  const rows = await tx
    .select()
    .from(launchTokenTable)
    .where(
      and(
        eq(launchTokenTable.merchant, launch.merchant),
        eq(launchTokenTable.memberId, launch.memberId),
        eq(launchTokenTable.sessionId, launch.sessionId),
        sql`${launchTokenTable.ownerId} IS NOT DISTINCT FROM ${launch.ownerId}`,
        eq(launchTokenTable.gameCode, launch.gameCode),
        sql`${launchTokenTable.roundId} IS NOT DISTINCT FROM ${launch.roundId}`,
        eq(launchTokenTable.isBalanceHidden, launch.isBalanceHidden),
        eq(launchTokenTable.options, launch.options),
        isNull(launchTokenTable.usedAt),
        gt(launchTokenTable.createdAt, beforeMs(LAUNCH_REPEAT_MS + waitedMs)),
      ),
    )
    .orderBy(desc(launchTokenTable.createdAt))
    .limit(1)
  return rows[0]
}

export async function insertLaunch(
  tx: Tx,
  launch: Omit<LaunchRow, 'calledAt' | 'createdAt' | 'expiresAt' | 'usedAt'>,
): Promise<void> {
  await tx.insert(launchTokenTable).values({ ...launch, createdAt: sql`now()`, expiresAt: afterMs(LAUNCH_TOKEN_MS) })
}

/** Deletes tokens past their retention, at all merchants. */
export async function deleteOldLaunches(tx: Tx): Promise<void> {
  await tx.delete(launchTokenTable).where(lt(launchTokenTable.createdAt, beforeMs(LAUNCH_RETENTION_MS)))
}

interface LaunchToken {
  merchant: string
  tokenHash: Buffer
}

/** Consumes a token; undefined when it is unknown, used, expired or another vendor's. */
export async function consumeLaunchToken(tx: Tx, vendor: string, token: LaunchToken): Promise<LaunchRow | undefined> {
  const rows = await tx.update(launchTokenTable).set({ usedAt: sql`now()` }).where(isUsable(vendor, token)).returning()
  return rows[0]
}

/** Records a vendor's call for a valid token that the platform failed to answer. */
export async function markLaunchCalled(tx: Tx, vendor: string, token: LaunchToken): Promise<void> {
  await tx.update(launchTokenTable).set({ calledAt: sql`now()` }).where(isUsable(vendor, token))
}

function isUsable(vendor: string, { merchant, tokenHash }: LaunchToken) {
  return and(
    eq(launchTokenTable.merchant, merchant),
    eq(launchTokenTable.tokenHash, tokenHash),
    eq(launchTokenTable.vendor, vendor),
    isNull(launchTokenTable.usedAt),
    gt(launchTokenTable.expiresAt, sql`now()`),
  )
}

/** Inserts a win for the public list, once per transaction, and deletes some expired ones; announces an inserted one. */
export async function insertWin(tx: Tx, win: NewWin): Promise<void> {
  const inserted = await tx
    .insert(winTable)
    .values({ ...win, wonAt: sql`now()` })
    .onConflictDoNothing()
    .returning({ merchant: winTable.merchant })
  for (const { merchant } of inserted) announce(tx, { merchant, topic: 'wins' satisfies ChangeTopic })
  await tx.execute(sql`
    DELETE FROM ${winTable} WHERE ctid = ANY (ARRAY(
      SELECT ctid FROM ${winTable}
      WHERE ${winTable.merchant} = ${win.merchant} AND ${winTable.wonAt} < now() - make_interval(days => ${WIN_RETENTION_DAYS})
      ORDER BY ${winTable.wonAt} LIMIT 10 FOR UPDATE SKIP LOCKED))`)
}

/** The newest wins in these games. */
export async function listWins(
  tx: Tx,
  merchant: string,
  games: readonly Pick<GameRow, 'vendor' | 'code'>[],
): Promise<(typeof winTable.$inferSelect)[]> {
  const newest = tx
    .select()
    .from(winTable)
    .where(
      and(
        eq(winTable.merchant, merchant),
        gt(winTable.wonAt, sql`now() - make_interval(days => ${WIN_RETENTION_DAYS})`),
      ),
    )
    .orderBy(desc(winTable.wonAt))
    .limit(WIN_SEARCH_LIMIT)
    .as('newest')
  return tx.select().from(newest).where(isOfGames(newest, games)).orderBy(desc(newest.wonAt)).limit(WIN_LIST_LIMIT)
}

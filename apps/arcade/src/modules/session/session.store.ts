import { inMs, type Tx } from '@foyer/database'
import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import { IDLE_MS, MAX_SESSION_MS, SESSIONS_PER_PLAYER, TOUCH_MS } from './session.constants.ts'
import { sessionTable } from './session.table.ts'

export type SessionRow = typeof sessionTable.$inferSelect
type NewSession = Omit<SessionRow, 'createdAt' | 'seenAt' | 'expiresAt'>

/** Inserts a session and ends the player's live ones beyond the maximum, the longest unused first. */
export async function insertSession(tx: Tx, session: NewSession): Promise<void> {
  await tx.insert(sessionTable).values({ ...session, expiresAt: inMs(IDLE_MS) })
  const excess = tx
    .select({ tokenHash: sessionTable.tokenHash })
    .from(sessionTable)
    .where(
      and(
        eq(sessionTable.merchant, session.merchant),
        eq(sessionTable.playerId, session.playerId),
        sql`${sessionTable.expiresAt} > clock_timestamp()`,
      ),
    )
    .orderBy(desc(sessionTable.seenAt))
    .offset(SESSIONS_PER_PLAYER)
  await tx.delete(sessionTable).where(inArray(sessionTable.tokenHash, excess))
}

/** The live session of a cookie. */
export async function findSession(tx: Tx, tokenHash: Buffer): Promise<SessionRow | null> {
  const [row] = await tx
    .select()
    .from(sessionTable)
    .where(and(eq(sessionTable.tokenHash, tokenHash), sql`${sessionTable.expiresAt} > clock_timestamp()`))
  return row ?? null
}

/** Deletes an unconfirmed session. */
export async function deleteSession(tx: Tx, tokenHash: Buffer): Promise<void> {
  await tx.delete(sessionTable).where(eq(sessionTable.tokenHash, tokenHash))
}

/** Ends the sessions of a platform session that has ended (T9). */
export async function endPlatformSession(
  tx: Tx,
  { merchant, platformSessionId }: Pick<SessionRow, 'merchant' | 'platformSessionId'>,
): Promise<void> {
  await tx
    .delete(sessionTable)
    .where(and(eq(sessionTable.merchant, merchant), eq(sessionTable.platformSessionId, platformSessionId)))
}

/** Extends a session in use, up to its maximum lifetime, at most once a minute. */
export async function touchSession(tx: Tx, tokenHash: Buffer): Promise<void> {
  await tx
    .update(sessionTable)
    .set({
      seenAt: sql`clock_timestamp()`,
      expiresAt: sql`least(${inMs(IDLE_MS)}, ${sessionTable.createdAt} + ${MAX_SESSION_MS} * interval '1 millisecond')`,
    })
    .where(
      and(
        eq(sessionTable.tokenHash, tokenHash),
        sql`${sessionTable.seenAt} < clock_timestamp() - ${TOUCH_MS} * interval '1 millisecond'`,
      ),
    )
}

export async function deleteOldSessions(tx: Tx): Promise<void> {
  await tx.delete(sessionTable).where(lt(sessionTable.expiresAt, sql`clock_timestamp()`))
}

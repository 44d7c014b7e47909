import type { Tx } from '@foyer/database'
import { and, eq, exists, gt, isNull, lt, ne, or, sql } from 'drizzle-orm'
import { handoffTable, sessionTable } from './session.table.ts'

type SessionRow = typeof sessionTable.$inferSelect

export async function insertSession(tx: Tx, session: SessionRow): Promise<void> {
  await tx.insert(sessionTable).values(session)
}

export async function findSessionByToken(tx: Tx, merchant: string, tokenHash: Buffer): Promise<SessionRow | undefined> {
  const rows = await tx
    .select()
    .from(sessionTable)
    .where(and(eq(sessionTable.merchant, merchant), eq(sessionTable.tokenHash, tokenHash)))
  return rows[0]
}

/** Tells whether the member is logged in anywhere: a session that was not ended and is within its absolute life. */
export async function hasOpenSession(tx: Tx, merchant: string, memberId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: sessionTable.id })
    .from(sessionTable)
    .where(
      and(
        eq(sessionTable.merchant, merchant),
        eq(sessionTable.memberId, memberId),
        isNull(sessionTable.endedAt),
        gt(sessionTable.expiresAt, sql`now()`),
      ),
    )
    .limit(1)
  return rows.length === 1
}

export async function markSessionSeen(tx: Tx, merchant: string, id: string): Promise<void> {
  await tx
    .update(sessionTable)
    .set({ lastSeenAt: sql`now()` })
    .where(and(eq(sessionTable.merchant, merchant), eq(sessionTable.id, id)))
}

export async function endSession(tx: Tx, merchant: string, id: string): Promise<void> {
  await tx
    .update(sessionTable)
    .set({ endedAt: sql`now()` })
    .where(and(eq(sessionTable.merchant, merchant), eq(sessionTable.id, id), isNull(sessionTable.endedAt)))
}

/** Ends the member's sessions in one browser: whoever logs out has left, whichever tab it was. */
export async function endBrowserSessions(tx: Tx, merchant: string, memberId: string, bindHash: Buffer): Promise<void> {
  await tx
    .update(sessionTable)
    .set({ endedAt: sql`now()` })
    .where(
      and(
        eq(sessionTable.merchant, merchant),
        eq(sessionTable.memberId, memberId),
        eq(sessionTable.bindHash, bindHash),
        isNull(sessionTable.endedAt),
      ),
    )
}

/** Ends the member's sessions but for one (a password change). */
export async function endOtherSessions(tx: Tx, merchant: string, memberId: string, keptId: string): Promise<void> {
  await tx
    .update(sessionTable)
    .set({ endedAt: sql`now()` })
    .where(
      and(
        eq(sessionTable.merchant, merchant),
        eq(sessionTable.memberId, memberId),
        ne(sessionTable.id, keptId),
        isNull(sessionTable.endedAt),
      ),
    )
}

/** Deletes what ended or expired more than 30 days ago. */
export async function deleteOldSessions(tx: Tx): Promise<void> {
  const old = sql`now() - interval '30 days'`
  await tx.delete(sessionTable).where(or(lt(sessionTable.endedAt, old), lt(sessionTable.expiresAt, old)))
  await tx.delete(handoffTable).where(lt(handoffTable.expiresAt, old))
}

export async function insertHandoff(tx: Tx, handoff: Omit<typeof handoffTable.$inferSelect, 'usedAt'>): Promise<void> {
  await tx.insert(handoffTable).values(handoff)
}

/** Whose session a code hands off, whatever has become of it. */
export async function findHandoffMember(tx: Tx, merchant: string, codeHash: Buffer): Promise<string | undefined> {
  const rows = await tx
    .select({ memberId: handoffTable.memberId })
    .from(handoffTable)
    .where(and(eq(handoffTable.merchant, merchant), eq(handoffTable.codeHash, codeHash)))
  return rows[0]?.memberId
}

/** Uses a code up; false when it is unknown, used, expired, meant for another origin or its session is over (DEC-12, T3). */
export async function spendHandoff(tx: Tx, merchant: string, codeHash: Buffer, origin: string): Promise<boolean> {
  const rows = await tx
    .update(handoffTable)
    .set({ usedAt: sql`now()` })
    .where(
      and(
        eq(handoffTable.merchant, merchant),
        eq(handoffTable.codeHash, codeHash),
        eq(handoffTable.origin, origin),
        isNull(handoffTable.usedAt),
        gt(handoffTable.expiresAt, sql`now()`),
        exists(
          tx
            .select({ id: sessionTable.id })
            .from(sessionTable)
            .where(
              and(
                eq(sessionTable.merchant, merchant),
                eq(sessionTable.id, handoffTable.sessionId),
                isNull(sessionTable.endedAt),
              ),
            ),
        ),
      ),
    )
    .returning({ memberId: handoffTable.memberId })
  return rows.length === 1
}

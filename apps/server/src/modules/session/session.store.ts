import type { Tx } from '@foyer/database'
import { and, asc, eq, gt, gte, inArray, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm'
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

export async function findSession(tx: Tx, merchant: string, id: string): Promise<SessionRow | undefined> {
  const rows = await tx
    .select()
    .from(sessionTable)
    .where(and(eq(sessionTable.merchant, merchant), eq(sessionTable.id, id)))
  return rows[0]
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

/**
 * Ends a session, and the member's others of its browser: whoever logs out has left, whichever tab it was. The browser
 * is that of the session's own row; the cookie of the call may be the former one.
 */
export async function endBrowserSessions(tx: Tx, merchant: string, memberId: string, id: string): Promise<void> {
  const session = await findSession(tx, merchant, id)
  const isOfBrowser = session && eq(sessionTable.bindHash, session.bindHash)
  await endSessions(tx, merchant, memberId, or(eq(sessionTable.id, id), isOfBrowser))
}

/** Ends the member's sessions but for one (a password change). */
export async function endOtherSessions(tx: Tx, merchant: string, memberId: string, keptId: string): Promise<void> {
  await endSessions(tx, merchant, memberId, ne(sessionTable.id, keptId))
}

/** Ends some of the member's sessions, locked in the order in which stakes lock them, so that none wait in a circle. */
async function endSessions(tx: Tx, merchant: string, memberId: string, which: SQL | undefined): Promise<void> {
  const ids = await lockSessions(tx, merchant, and(eq(sessionTable.memberId, memberId), which))
  await tx
    .update(sessionTable)
    .set({ endedAt: sql`now()` })
    .where(and(eq(sessionTable.merchant, merchant), inArray(sessionTable.id, ids)))
}

/**
 * Ends the session that a login came with and gives the others of that browser the new cookie, another member's too: a
 * code in an address ends nobody's session before they say so (T2). Whoever planted the old cookie knows nothing of the
 * new one (DEC-23). Sessions whose cookie another login has renewed after `since` are of that browser too, and so is
 * the one that it opened: both logins came with the same cookie.
 */
export async function renewBinding(
  tx: Tx,
  {
    merchant,
    endedId,
    from,
    to,
    at,
    since,
  }: {
    merchant: string
    endedId: string | undefined
    from: Buffer
    to: Buffer
    at: Date
    since: Date
  },
): Promise<void> {
  const wasOfBrowser = and(eq(sessionTable.formerBindHash, from), gte(sessionTable.bindRenewedAt, since))
  const isOfBrowser = or(eq(sessionTable.bindHash, from), wasOfBrowser)
  const ids = await lockSessions(tx, merchant, isOfBrowser)
  await tx
    .update(sessionTable)
    .set({ bindHash: to, formerBindHash: sql`${sessionTable.bindHash}`, bindRenewedAt: at })
    .where(and(eq(sessionTable.merchant, merchant), inArray(sessionTable.id, ids)))
  if (endedId !== undefined) await endSession(tx, merchant, endedId)
}

async function lockSessions(tx: Tx, merchant: string, which: SQL | undefined): Promise<string[]> {
  const rows = await tx
    .select({ id: sessionTable.id })
    .from(sessionTable)
    .where(and(eq(sessionTable.merchant, merchant), isNull(sessionTable.endedAt), which))
    .orderBy(asc(sessionTable.id))
    .for('no key update')
  return rows.map(({ id }) => id)
}

/** Deletes what ended or expired more than 30 days ago. */
export async function deleteOldSessions(tx: Tx): Promise<void> {
  const old = sql`now() - interval '30 days'`
  await tx.delete(sessionTable).where(or(lt(sessionTable.endedAt, old), lt(sessionTable.expiresAt, old)))
  await tx.delete(handoffTable).where(lt(handoffTable.expiresAt, old))
}

/** What a session hands over to the one that takes its place elsewhere. */
export type HandedSession = Pick<SessionRow, 'ip' | 'expiresAt'>

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

/**
 * Uses a code up and gives the session that it hands over; none when it is unknown, used, expired, meant for another
 * origin or its session is over (DEC-12, T3).
 */
export async function spendHandoff(
  tx: Tx,
  merchant: string,
  codeHash: Buffer,
  origin: string,
): Promise<HandedSession | undefined> {
  const rows = await tx
    .update(handoffTable)
    .set({ usedAt: sql`now()` })
    .from(sessionTable)
    .where(
      and(
        eq(handoffTable.merchant, merchant),
        eq(handoffTable.codeHash, codeHash),
        eq(handoffTable.origin, origin),
        isNull(handoffTable.usedAt),
        gt(handoffTable.expiresAt, sql`now()`),
        eq(sessionTable.merchant, merchant),
        eq(sessionTable.id, handoffTable.sessionId),
        isNull(sessionTable.endedAt),
        gt(sessionTable.expiresAt, sql`now()`),
      ),
    )
    .returning({ ip: sessionTable.ip, expiresAt: sessionTable.expiresAt })
  return rows[0]
}

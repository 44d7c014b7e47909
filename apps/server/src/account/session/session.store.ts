import { inMs, type Tx } from '@foyer/database'
import { and, asc, desc, eq, gt, gte, inArray, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import { sessionTable, sessionTransferTable } from './session.table.ts'

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

/**
 * The member of the newest session in a session's browser; undefined once that session was ended (a logout, a password
 * change). An expired one still names its member: the browser is nobody else's yet (T25).
 */
export async function findBrowserMember(tx: Tx, merchant: string, id: string): Promise<string | undefined> {
  const session = await findSession(tx, merchant, id)
  if (!session || session.endedAt !== null) return undefined
  const rows = await tx
    .select({ memberId: sessionTable.memberId })
    .from(sessionTable)
    .where(and(eq(sessionTable.merchant, merchant), eq(sessionTable.bindHash, session.bindHash)))
    .orderBy(desc(sessionTable.createdAt))
    .limit(1)
  return rows[0]?.memberId
}

/** The session's password has been changed (FLAG-10). */
export async function clearPasswordExpiry(tx: Tx, merchant: string, id: string): Promise<void> {
  await tx
    .update(sessionTable)
    .set({ isPasswordExpired: false })
    .where(and(eq(sessionTable.merchant, merchant), eq(sessionTable.id, id)))
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
 * Ends a session, and the member's others of its browser: a logout ends every tab. The browser is that of the session's
 * own row; the call's cookie may be the former one.
 */
export async function endBrowserSessions(tx: Tx, merchant: string, memberId: string, id: string): Promise<void> {
  const session = await findSession(tx, merchant, id)
  const isOfBrowser = session && eq(sessionTable.bindHash, session.bindHash)
  await endSessions(tx, merchant, memberId, or(eq(sessionTable.id, id), isOfBrowser))
}

/** Ends all of the member's sessions (a block). */
export async function endMemberSessions(tx: Tx, merchant: string, memberId: string): Promise<void> {
  await endSessions(tx, merchant, memberId, undefined)
}

/** Ends the member's sessions except one (a password change). */
export async function endOtherSessions(tx: Tx, merchant: string, memberId: string, exceptId: string): Promise<void> {
  await endSessions(tx, merchant, memberId, ne(sessionTable.id, exceptId))
}

/** Ends the member's sessions of every browser but that of one session; the browser's other tabs stay logged in. */
export async function endOtherBrowserSessions(tx: Tx, merchant: string, memberId: string, id: string): Promise<void> {
  const session = await findSession(tx, merchant, id)
  const isOfOther = session ? ne(sessionTable.bindHash, session.bindHash) : undefined
  await endSessions(tx, merchant, memberId, and(ne(sessionTable.id, id), isOfOther))
}

/** Open sessions of any member in a session's browser, also of an ended one; some may have expired. */
export async function listBrowserSessions(tx: Tx, merchant: string, id: string): Promise<SessionRow[]> {
  const session = await findSession(tx, merchant, id)
  if (!session) return []
  const isOfBrowser = eq(sessionTable.bindHash, session.bindHash)
  return tx
    .select()
    .from(sessionTable)
    .where(and(eq(sessionTable.merchant, merchant), isOfBrowser, isNull(sessionTable.endedAt)))
}

/** The member's sessions without an end; some may have expired. */
export async function listOpenSessions(tx: Tx, merchant: string, memberId: string): Promise<SessionRow[]> {
  return tx
    .select()
    .from(sessionTable)
    .where(and(eq(sessionTable.merchant, merchant), eq(sessionTable.memberId, memberId), isNull(sessionTable.endedAt)))
}

/** Ends some of the member's sessions, locked in the lock order of stakes, which prevents deadlocks. */
async function endSessions(tx: Tx, merchant: string, memberId: string, which: SQL | undefined): Promise<void> {
  const ids = await lockSessions(tx, merchant, and(eq(sessionTable.memberId, memberId), which))
  await tx
    .update(sessionTable)
    .set({ endedAt: sql`now()` })
    .where(and(eq(sessionTable.merchant, merchant), inArray(sessionTable.id, ids)))
}

/**
 * Ends the session of a login's request and gives the browser's other sessions the new cookie, another member's too: a
 * code in an address ends no session without consent (T2). The planter of an old cookie does not learn the new one
 * (DEC-23). Sessions with a cookie renewed by another login after `since` belong to that browser too, as does the
 * session which that login opened: both logins had the same cookie.
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

/** Deletes sessions that ended or expired more than 30 days ago. */
export async function deleteOldSessions(tx: Tx): Promise<void> {
  const old = sql`now() - interval '30 days'`
  await tx.delete(sessionTable).where(or(lt(sessionTable.endedAt, old), lt(sessionTable.expiresAt, old)))
  await tx.delete(sessionTransferTable).where(lt(sessionTransferTable.expiresAt, old))
}

/** Fields that a session passes to its successor on another host. */
export type TransferredSession = Pick<SessionRow, 'ip' | 'expiresAt'>

export async function insertSessionTransfer(
  tx: Tx,
  sessionTransfer: Omit<typeof sessionTransferTable.$inferSelect, 'usedAt' | 'askedDeviceId'>,
): Promise<void> {
  await tx.insert(sessionTransferTable).values(sessionTransfer)
}

/** Member of a session transfer code, whatever its state. */
export async function findSessionTransferMember(
  tx: Tx,
  merchant: string,
  codeHash: Buffer,
): Promise<string | undefined> {
  const rows = await tx
    .select({ memberId: sessionTransferTable.memberId })
    .from(sessionTransferTable)
    .where(and(eq(sessionTransferTable.merchant, merchant), eq(sessionTransferTable.codeHash, codeHash)))
  return rows[0]?.memberId
}

/** A call with a session transfer code. */
export interface SessionTransferCall {
  merchant: string
  codeHash: Buffer
  origin: string
  deviceId: string | undefined
}

/** A valid code with its session: not used, expired, for another origin or device, and its session has not ended. */
const isOpenTransfer = ({ merchant, codeHash, origin, deviceId = '' }: SessionTransferCall): SQL | undefined =>
  and(
    eq(sessionTransferTable.merchant, merchant),
    eq(sessionTransferTable.codeHash, codeHash),
    eq(sessionTransferTable.origin, origin),
    isNull(sessionTransferTable.usedAt),
    gt(sessionTransferTable.expiresAt, sql`now()`),
    or(isNull(sessionTransferTable.askedDeviceId), eq(sessionTransferTable.askedDeviceId, deviceId)),
    eq(sessionTable.merchant, merchant),
    eq(sessionTable.id, sessionTransferTable.sessionId),
    isNull(sessionTable.endedAt),
    gt(sessionTable.expiresAt, sql`now()`),
  )

/**
 * Keeps another member's valid code for the device, which asks its member first, until `answerMs` after the first
 * question (T2). Returns the name for the question; undefined for the member's own code and for an invalid one.
 */
export async function askSessionTransfer(
  tx: Tx,
  call: SessionTransferCall,
  { memberId, answerMs }: { memberId: string; answerMs: number },
): Promise<string | undefined> {
  const { askedDeviceId, expiresAt } = sessionTransferTable
  const rows = await tx
    .update(sessionTransferTable)
    .set({
      askedDeviceId: call.deviceId ?? '',
      expiresAt: sql`CASE WHEN ${askedDeviceId} IS NULL THEN ${inMs(answerMs)} ELSE ${expiresAt} END`,
    })
    .from(sessionTable)
    .where(and(isOpenTransfer(call), ne(sessionTransferTable.memberId, memberId)))
    .returning({ username: sessionTable.username })
  return rows[0]?.username
}

/** Consumes a code and returns its session; undefined for an invalid one (DEC-12, T3). */
export async function consumeSessionTransfer(
  tx: Tx,
  call: SessionTransferCall,
): Promise<TransferredSession | undefined> {
  const rows = await tx
    .update(sessionTransferTable)
    .set({ usedAt: sql`now()` })
    .from(sessionTable)
    .where(isOpenTransfer(call))
    .returning({ ip: sessionTable.ip, expiresAt: sessionTable.expiresAt })
  return rows[0]
}
